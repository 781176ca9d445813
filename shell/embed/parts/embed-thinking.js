// The thinker of the computers of all boards. Loaded when one is first to act, or a reader asks for possible captures.

import './embed-board.js';
import workerUrl from '../../../web/worker.js?worker&url';
import { openThinker as open } from '../../table/computer/connect.js';

/** @param {import('../../table/computer/connect.js').Means} means all but the worker, which belongs to this part */
export const openThinker = (means) => open({ ...means, worker: workerUrl });
