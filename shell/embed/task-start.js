// Makes tasks. The rules of all families, which judge goals, are loaded for the first goal.

import rules from '../../build/wasm/motley.wasm?url';
import { loadEngine } from '../../web/engine.js';
import { GoalTask } from './goal-task.js';
import { Task } from './task.js';
import { solving } from './task-controls.js';

/** One engine for all boards of a page. @type {Promise<import('../../web/engine.js').Engine> | undefined} */
let loading;

function loadJudge() {
  loading ??= loadEngine(rules);
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/**
 * What makes the tasks of a board. Rejects if something cannot be loaded.
 * @param {string} goal
 * @param {() => Promise<unknown>} addWords adds those of goals
 * @returns {Promise<import('./embed-parts.js').Tasks>}
 */
export async function loadTasks(goal, addWords) {
  if (goal === '') return { make: (session, solution) => new Task(solution, session.view.turn.player), solving };
  const [judge] = await Promise.all([loadJudge(), addWords()]);
  return { make: (session, solution) => new GoalTask(judge, session, goal, solution), solving };
}
