// Reads a stream from its first message on, each once and in order, whatever becomes of the nodes.

import { patiently } from './queue.mjs';

/** @typedef {import('@nats-io/jetstream').ConsumerMessages} Messages */

/** Milliseconds that a request for messages lasts; the server gives a sign of life in each half of that. */
const expires = 2000;

/** Ends the reading when nothing is heard from the node that gives out the messages. */
async function watchOver(/** @type {Messages} */ messages) {
  for await (const { type } of messages.status()) if (type === 'heartbeats_missed') messages.stop();
}

/**
 * Takes what lies below a subject and what comes there, until it is told to end. What gives out messages in order lives
 * on one node, and the client waits for that node to come back; so another one is made where the last one ended.
 * @param {import('./queue.mjs').Queue} queue
 * @param {string} stream
 * @param {string} subject
 * @param {(number: number, data: Buffer) => void} take number: the last word of the subject
 * @param {AbortSignal} signal
 */
export async function readBelow(queue, stream, subject, take, signal) {
  let next = 1;
  while (!signal.aborted) {
    const options = { filter_subjects: `${subject}.*`, opt_start_seq: next };
    const consumer = await patiently(queue.connection, () => queue.client.consumers.get(stream, options), signal);
    const messages = await consumer.consume({ expires });
    const end = () => messages.stop();
    if (signal.aborted) end();
    signal.addEventListener('abort', end);
    watchOver(messages);
    for await (const message of messages) {
      next = message.seq + 1;
      take(Number(message.subject.split('.').at(-1)), Buffer.from(message.data));
    }
    signal.removeEventListener('abort', end);
  }
}
