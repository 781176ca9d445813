// Makes tasks.

import { GoalTask } from './goal-task.js';
import { Task } from './task.js';
import { solving } from './task-controls.js';

/**
 * What makes the tasks of a board. Rejects if something cannot be loaded.
 * @param {string} goal
 * @param {() => Promise<unknown>} addWords adds those of goals
 * @returns {Promise<import('./embed-parts.js').Tasks>}
 */
export async function loadTasks(goal, addWords) {
  if (goal === '') return { make: (_, session, solution) => new Task(solution, session.view.turn.player), solving };
  await addWords();
  return { make: (engine, session, solution) => new GoalTask(engine, session, goal, solution), solving };
}
