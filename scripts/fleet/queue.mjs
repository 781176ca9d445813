// The work queue: streams of NATS with JetStream, and how one gets at them.

import { setTimeout as wait } from 'node:timers/promises';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';

/** Nanoseconds, in which the server counts. */
const [million, second] = [1_000_000, 1_000_000_000];

/** @type {import('@nats-io/jetstream').StreamConfig[]} */
const streams = /** @type {any} */ ([
  {
    name: 'JOBS',
    subjects: ['fleet.job.*.*.*'],
    retention: 'workqueue',
    discard: 'new',
    max_bytes: 256 << 20,
    max_msgs_per_subject: 1,
    discard_new_per_subject: true,
    max_msg_size: 65_536,
  },
  {
    name: 'RESULTS',
    subjects: ['fleet.result.*.*'],
    max_msgs_per_subject: 1,
    discard: 'new',
    discard_new_per_subject: true,
    max_msg_size: 1 << 20,
    max_age: 30 * 24 * 3600 * second,
  },
  {
    name: 'FAILED',
    subjects: ['fleet.failed.*.*'],
    max_msgs_per_subject: 1,
    discard: 'new',
    discard_new_per_subject: true,
    max_age: 30 * 24 * 3600 * second,
  },
]);

/** What a second message on a subject that has one already is refused with. */
const isThereAlready = 10_077;

/**
 * Connects, and makes the streams where they are missing.
 * @param {string} url `nats://USER:PASSWORD@HOST:PORT`
 */
export async function openQueue(url) {
  const { username, password, host } = new URL(url);
  const connection = await connect({
    servers: host,
    user: decodeURIComponent(username),
    pass: decodeURIComponent(password),
    maxReconnectAttempts: -1,
  });
  const manager = await jetstreamManager(connection);
  for (const stream of streams) await manager.streams.add(stream);
  return { connection, manager, client: jetstream(connection) };
}

/** @typedef {Awaited<ReturnType<typeof openQueue>>} Queue */

/** The part of a subject that names a program: workers get no jobs of another one. */
const shortOf = (/** @type {string} */ engine) => engine.slice(0, 16);

/** The subject of jobs of a run. */
export const jobsOf = (/** @type {string} */ engine, /** @type {string} */ run) =>
  `fleet.job.${shortOf(engine)}.${run}`;

/**
 * What workers with a program take jobs from, made where it is missing.
 * @param {Queue} queue
 * @param {string} engine
 * @param {number} [wait] after so many milliseconds of silence a job comes again
 * @returns {Promise<{ name: string, wait: number }>} as it is
 */
export async function openWorkers({ manager }, engine, wait = 30_000) {
  const name = `workers-${shortOf(engine)}`;
  /** @type {import('@nats-io/jetstream').ConsumerConfig} */
  const wanted = /** @type {any} */ ({
    durable_name: name,
    filter_subject: `${jobsOf(engine, '*')}.*`,
    ack_policy: 'explicit',
    ack_wait: wait * million,
    max_ack_pending: 10_000,
  });
  const found = await manager.consumers.info('JOBS', name).catch(() => manager.consumers.add('JOBS', wanted));
  return { name, wait: Number(found.config.ack_wait) / million };
}

/** The last words of a stream's subjects below another. @returns {Promise<Set<number>>} */
export async function numbersBelow(
  /** @type {Queue} */ { manager },
  /** @type {string} */ stream,
  /** @type {string} */ subject,
) {
  const { state } = await manager.streams.info(stream, { subjects_filter: `${subject}.*` });
  return new Set(Object.keys(state.subjects ?? {}).map((each) => Number(each.split('.').at(-1))));
}

/** Errors of a server that is away, and comes again; whether the message has arrived is not known. */
const passing = ['TimeoutError', 'RequestError', 'NoRespondersError', 'ConnectionError'];

/**
 * Publishes what is written once; what is there already stays. While the server is away it waits.
 * @param {Queue} queue
 * @param {string} subject
 * @param {Buffer | string} data
 */
export async function publishOnce({ client, connection }, subject, data) {
  for (;;) {
    try {
      await client.publish(subject, data);
      return;
    } catch (error) {
      const { code, name } = /** @type {Error & { code?: number }} */ (error);
      if (code === isThereAlready) return;
      if (!passing.includes(name) || connection.isClosed()) throw error;
      await wait(250);
    }
  }
}
