// A worker: takes jobs from the queue, one for each core, and brings their results.

import { hostname, setPriority } from 'node:os';
import { readOrder } from './job-text.mjs';
import { kinds } from './kinds.mjs';
import { engineHash } from './program.mjs';
import { openQueue, openWorkers, publishOnce } from './queue.mjs';

/** @typedef {import('./queue.mjs').Queue} Queue */
/** @typedef {import('@nats-io/jetstream').JsMsg} Message */

/** How often a worker says that it still works on a job, in milliseconds. */
const telling = 10_000;

/** A job that comes once more than so often has ended all who tried it. */
const tries = 4;

/** Who has a result from whom. */
const name = `${hostname()}.${process.pid}`.replaceAll(/[^\w.-]/g, '_');

/** The result of a job as a text for the queue. Says that it is being worked on while it lasts. */
async function doJob(
  /** @type {Message} */ message,
  /** @type {import('./job-text.mjs').Order} */ { run, index, engine, job },
  /** @type {AbortSignal} */ signal,
) {
  const timer = setInterval(() => message.working(), telling);
  try {
    const result = await kinds[job.kind].work(job, signal);
    const heading = `motley-result 1\nrun ${run}\nnumber ${index}\nengine ${engine}\nworker ${name}\n`;
    return Buffer.concat([Buffer.from(heading), result]);
  } finally {
    clearInterval(timer);
  }
}

/** Takes a job. One that cannot be done is told of, and does not come again. */
async function takeJob(
  /** @type {Queue} */ queue,
  /** @type {Message} */ message,
  /** @type {string} */ engine,
  /** @type {AbortSignal} */ signal,
) {
  const [, , , run, index] = message.subject.split('.');
  try {
    if (message.info.deliveryCount > tries) throw new Error(`it was begun ${tries} times and never ended`);
    const order = readOrder(message.string());
    if (order.run !== run || String(order.index) !== index || order.engine !== engine)
      throw new Error('its text is that of another job');
    await publishOnce(queue, `fleet.result.${run}.${index}`, await doJob(message, order, signal));
    message.ack();
  } catch (error) {
    if (signal.aborted) return message.nak();
    await publishOnce(queue, `fleet.failed.${run}.${index}`, error instanceof Error ? error.message : String(error));
    message.term();
  }
}

/**
 * Works until it is interrupted.
 * @param {string} url
 * @param {{ cores: number, signal: AbortSignal }} settings
 */
export async function work(url, { cores, signal }) {
  setPriority(10);
  const queue = await openQueue(url);
  const engine = engineHash();
  const workers = await openWorkers(queue, engine);
  async function workOn() {
    const consumer = await queue.client.consumers.get('JOBS', workers);
    while (!signal.aborted) {
      const message = await consumer.next({ expires: 1000 }).catch(() => null);
      if (message) await takeJob(queue, message, engine, signal);
    }
  }
  console.log(`${cores} cores, program ${engine.slice(0, 16)}`);
  await Promise.all(Array.from({ length: cores }, workOn));
  await queue.connection.drain();
}
