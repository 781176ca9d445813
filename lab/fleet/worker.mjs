// A worker: takes jobs from the queue, one for each core, and brings their results.

import { existsSync, readdirSync } from 'node:fs';
import { hostname, setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readOrder } from './job-text.mjs';
import { kinds } from './kinds.mjs';
import { engineHash, longestResult, program, runProgram } from './program.mjs';
import { openQueue, openWorkers, patiently, publishOnce } from './queue.mjs';

/** @typedef {import('./queue.mjs').Queue} Queue */
/** @typedef {import('@nats-io/jetstream').JsMsg} Message */

/** A job that was begun so often and never ended has ended all who tried it. */
const tries = 4;

/** The name of this worker, by which a result says who found it. */
const name = `${hostname()}.${process.pid}`.replaceAll(/[^\w.-]/g, '_');

/**
 * A program, and what brings its jobs.
 * @typedef {object} Source
 * @property {string} path
 * @property {string} engine
 * @property {number} wait after so many milliseconds of silence a job comes again
 * @property {import('@nats-io/jetstream').Consumer} consumer
 */

/**
 * The result of a job as a text for the queue. Says that it is being worked on while it lasts.
 * @param {Message} message
 * @param {Source} source
 * @param {import('./job-text.mjs').Order} order
 * @param {AbortSignal} signal
 */
async function doJob(message, { path, wait }, { run, index, engine, job }, signal) {
  message.working();
  const timer = setInterval(() => message.working(), wait / 3);
  try {
    const result = await kinds[job.kind].work(job, (words) => runProgram(words, { signal, path, isBounded: true }));
    if (result.length > longestResult) throw new Error(`a result of ${result.length} bytes, at most ${longestResult}`);
    const heading = `motley-result 1\nrun ${run}\nnumber ${index}\nengine ${engine}\nworker ${name}\n`;
    return Buffer.concat([Buffer.from(heading), result]);
  } finally {
    clearInterval(timer);
  }
}

/** The subject on which workers say that they gave a job back. A job that is submitted again is another message. */
const returnsOf = (/** @type {Message} */ { subject, seq }) => {
  const [, , , run, index] = subject.split('.');
  return `fleet.returned.${run}.${index}.${seq}`;
};

/** How often a job was begun and its worker then not heard of: how often it came, but for those who gave it back. */
async function countLost(
  /** @type {Queue} */ { connection, manager },
  /** @type {Message} */ message,
  /** @type {AbortSignal} */ signal,
) {
  const before = message.info.deliveryCount - 1;
  if (before < tries) return before;
  const subject = returnsOf(message);
  const ask = () => manager.streams.info('RETURNED', { subjects_filter: subject });
  const { state } = await patiently(connection, ask, signal);
  return before - (state.subjects?.[subject] ?? 0);
}

/** Gives a job back, so that it comes to another worker at once, and is not taken for one that ends its workers. */
async function giveBack(/** @type {Queue} */ { client }, /** @type {Message} */ message) {
  await client.publish(returnsOf(message), '').catch(() => {});
  message.nak();
}

/** Takes a job. One that cannot be done is told of, and does not come again. */
async function takeJob(
  /** @type {Queue} */ queue,
  /** @type {Message} */ message,
  /** @type {Source} */ source,
  /** @type {AbortSignal} */ signal,
) {
  const [, , , run, index] = message.subject.split('.');
  try {
    if ((await countLost(queue, message, signal)) >= tries)
      throw new Error(`it was begun ${tries} times and never ended`);
    const order = readOrder(message.string());
    if (order.run !== run || String(order.index) !== index || order.engine !== source.engine)
      throw new Error('its text is that of another job');
    const result = await doJob(message, source, order, signal);
    await publishOnce(queue, `fleet.result.${run}.${index}`, result, signal);
    message.ack();
  } catch (error) {
    if (signal.aborted) return giveBack(queue, message);
    await publishOnce(queue, `fleet.failed.${run}.${index}`, error instanceof Error ? error.message : String(error));
    message.term();
  }
}

/** The programs of a worker: the one that is built here, and those of a folder. */
function findPrograms(/** @type {string | undefined} */ folder) {
  const more = folder ? readdirSync(folder).sort() : [];
  const paths = [program, ...more.map((name) => join(String(folder), name))].filter((path) => existsSync(path));
  return new Map(paths.map((path) => [engineHash(path), path]));
}

/** Where the jobs of each program come from. @returns {Promise<Source[]>} */
const openSources = (/** @type {Queue} */ queue, /** @type {Map<string, string>} */ programs) =>
  Promise.all(
    [...programs].map(async ([engine, path]) => {
      const { name, wait } = await openWorkers(queue, engine);
      const consumer = await patiently(queue.connection, () => queue.client.consumers.get('JOBS', name));
      return { path, engine, wait, consumer };
    }),
  );

/** Whether a program may have a job to do. One that another worker has been silent on does not count as pending. */
async function hasJobs(/** @type {Source} */ { consumer }) {
  const { num_pending, num_ack_pending } = await consumer.info();
  return num_pending + num_ack_pending > 0;
}

/** The next job, none if there is none within a second. At the end nobody is waited for. */
async function nextOf(/** @type {Source} */ { consumer }, /** @type {AbortSignal} */ signal) {
  const messages = await consumer.fetch({ max_messages: 1, expires: 1000 });
  const end = () => messages.stop();
  signal.addEventListener('abort', end);
  try {
    for await (const message of messages) return message;
    return null;
  } finally {
    signal.removeEventListener('abort', end);
  }
}

/** Takes a job of the first program that has one, and does it. */
async function workOnce(
  /** @type {Queue} */ queue,
  /** @type {Source[]} */ sources,
  /** @type {AbortSignal} */ signal,
) {
  for (const source of sources) {
    // With one program it is enough to wait for its jobs.
    if (sources.length > 1 && !(await hasJobs(source).catch(() => false))) continue;
    const message = await nextOf(source, signal).catch(() => undefined);
    if (message) return takeJob(queue, message, source, signal);
    // Nobody answers.
    if (message === undefined) await wait(250);
  }
  await wait(sources.length > 1 ? 250 : 0);
}

/**
 * Works until it is interrupted.
 * @param {string} url
 * @param {object} settings
 * @param {string} [settings.ca] as openQueue() takes it
 * @param {number} settings.cores
 * @param {string} [settings.engines] a folder of other programs
 * @param {AbortSignal} settings.signal
 */
export async function work(url, { ca, cores, engines, signal }) {
  setPriority(10);
  const programs = findPrograms(engines);
  const queue = await openQueue(url, ca);
  const sources = await openSources(queue, programs);
  async function workOn() {
    while (!signal.aborted) await workOnce(queue, sources, signal);
  }
  console.log(`${cores} cores, programs ${sources.map(({ engine }) => engine.slice(0, 16)).join(' ')}`);
  await Promise.all(Array.from({ length: cores }, workOn));
  // Where the server is away, there is nothing to wait for.
  await Promise.race([queue.connection.drain(), wait(2000, undefined, { ref: false })]);
  await queue.connection.close();
}
