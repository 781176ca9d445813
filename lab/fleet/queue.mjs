// The work queue: streams of NATS with JetStream, and how one gets at them.

import { webcrypto } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';

// Node 18 has it as a module alone; the client draws the names of its mailboxes from it.
globalThis.crypto ??= /** @type {Crypto} */ (webcrypto);

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
  { name: 'RETURNED', subjects: ['fleet.returned.*.*.*'], max_msg_size: 1024, max_age: 30 * 24 * 3600 * second },
]);

/** Codes of the server's answers: a stream is full, or its subject; there is no such consumer; no such message. */
const [full, missing, gone] = [10_077, 10_014, [10_043, 10_057]];

/** Errors of a server that is away, and comes again; whether the message has arrived is not known. */
const passing = ['TimeoutError', 'RequestError', 'ConnectionError'];
/** The same of nodes that choose who leads them, and of streams that are full for now. */
const passingCodes = [10_005, 10_008, 10_009, full, 10_118, 10_119];

/** Whether to ask again after an error. Where nobody leads, the client says that streams are not enabled. */
const isPassing = (/** @type {Error & { code?: number }} */ { name, code = 0, cause }) =>
  passing.includes(name) ||
  passingCodes.includes(code) ||
  (name === 'JetStreamNotEnabled' && cause instanceof Error && passing.includes(cause.name));

/** An answer that has not come after so many milliseconds went with the server. */
const timeout = 2000;

/** After so many failures in a row, a quarter of a second apart, it is told what is waited for. */
const untilTold = 20;

/**
 * Asks the server; while it is away, or full, waits and asks again.
 * @template T
 * @param {import('@nats-io/transport-node').NatsConnection} connection
 * @param {() => Promise<T>} ask
 * @param {AbortSignal} [signal] ends the waiting with the server's error
 * @returns {Promise<T>}
 */
export async function patiently(connection, ask, signal) {
  for (let failures = 1; ; failures++)
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Error && isPassing(error)) || signal?.aborted || connection.isClosed()) throw error;
      if (failures === untilTold) console.error(`the queue is waited for: ${error.message}`);
      await wait(250);
    }
}

/**
 * Connects to a server, or to one of several nodes.
 * @param {string} url `nats://USER:PASSWORD@HOST:PORT`, encrypted `tls://…`; of several nodes all, with commas between
 * @param {string} [ca] file of the authority that has signed the server's certificate, where it is one's own
 */
function connectTo(url, ca) {
  const addresses = url.split(',').map((each) => new URL(each));
  const [{ username, password, protocol }] = addresses;
  return connect({
    servers: addresses.map(({ host }) => host),
    user: decodeURIComponent(username),
    pass: decodeURIComponent(password),
    tls: protocol === 'tls:' ? { caFile: ca } : undefined,
    // Nodes tell of each other by numbers, which certificates do not have.
    ignoreClusterUpdates: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
  });
}

/**
 * Connects, and makes the streams where they are missing: on three nodes if the server is one of several, else on one.
 * @param {string} url as connectTo() takes it
 * @param {string} [ca]
 */
export async function openQueue(url, ca) {
  const connection = await connectTo(url, ca);
  try {
    const manager = await patiently(connection, () => jetstreamManager(connection, { timeout }));
    const num_replicas = connection.info?.cluster ? 3 : 1;
    for (const stream of streams) await patiently(connection, () => manager.streams.add({ ...stream, num_replicas }));
    return { connection, manager, client: jetstream(connection, { timeout }) };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** @typedef {Awaited<ReturnType<typeof openQueue>>} Queue */

/** The part of a subject that names a program: workers get no jobs of another one. */
const shortOf = (/** @type {string} */ engine) => engine.slice(0, 16);

/** The subject of jobs of a run. */
export const jobsOf = (/** @type {string} */ engine, /** @type {string} */ run) =>
  `fleet.job.${shortOf(engine)}.${run}`;

/**
 * The consumer from which workers with a program take jobs, made where it is missing.
 * @param {Queue} queue
 * @param {string} engine
 * @param {number} [wait] after so many milliseconds of silence a job comes again
 * @returns {Promise<{ name: string, wait: number }>} as it is
 */
export async function openWorkers({ connection, manager }, engine, wait = 30_000) {
  const name = `workers-${shortOf(engine)}`;
  /** @type {import('@nats-io/jetstream').ConsumerConfig} */
  const wanted = /** @type {any} */ ({
    durable_name: name,
    filter_subject: `${jobsOf(engine, '*')}.*`,
    ack_policy: 'explicit',
    ack_wait: wait * million,
    max_ack_pending: 10_000,
  });
  const found = await patiently(connection, () =>
    manager.consumers.info('JOBS', name).catch((error) => {
      if (error.code !== missing) throw error;
      return manager.consumers.add('JOBS', wanted);
    }),
  );
  return { name, wait: Number(found.config.ack_wait) / million };
}

/** The last words of a stream's subjects below another. @returns {Promise<Set<number>>} */
export async function numbersBelow(
  /** @type {Queue} */ { connection, manager },
  /** @type {string} */ stream,
  /** @type {string} */ subject,
) {
  const filter = { subjects_filter: `${subject}.*` };
  const { state } = await patiently(connection, () => manager.streams.info(stream, filter));
  return new Set(Object.keys(state.subjects ?? {}).map((each) => Number(each.split('.').at(-1))));
}

/** Takes away the last message on a subject; whether there was one. */
async function takeAway(
  /** @type {Queue} */ { connection, manager },
  /** @type {string} */ stream,
  /** @type {string} */ subject,
) {
  const message = await patiently(connection, () => manager.streams.getMessage(stream, { last_by_subj: subject }));
  if (!message) return false;
  try {
    await patiently(connection, () => manager.streams.deleteMessage(stream, message.seq, false));
    return true;
  } catch (error) {
    if (gone.includes(/** @type {{ code: number }} */ (error).code)) return false;
    throw error;
  }
}

/**
 * Takes away what lies on some subjects, each alone: where the server is told to take them all, workers get no jobs of
 * other runs either that lay there (2.9.10). How many messages that were.
 * @param {Queue} queue
 * @param {string} stream
 * @param {string} filter
 */
export async function clear(queue, stream, filter) {
  const ask = () => queue.manager.streams.info(stream, { subjects_filter: filter });
  const subjects = Object.keys((await patiently(queue.connection, ask)).state.subjects ?? {});
  let count = 0;
  while (subjects.length > 0) {
    const taken = await Promise.all(subjects.splice(0, 50).map((subject) => takeAway(queue, stream, subject)));
    count += taken.filter(Boolean).length;
  }
  return count;
}

/**
 * Publishes what is written once; what is there already stays. While the server is away or full it waits.
 * @param {Queue} queue
 * @param {string} subject
 * @param {Buffer | string} data
 * @param {AbortSignal} [signal] ends the waiting
 */
export async function publishOnce({ client, connection }, subject, data, signal) {
  const publish = () =>
    client.publish(subject, data).catch((error) => {
      // The same number tells of a full stream.
      if (error.code !== full || !/per subject/.test(error.message)) throw error;
    });
  await patiently(connection, publish, signal);
}
