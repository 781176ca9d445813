// What boards have besides on which a computer plays, or looks what could be taken.

// What is loaded together is asked for at once.
import '../computer/connect.js';
import '../computer/thinking.js';
import workerUrl from '../../web/worker.js?worker&url';
import { makeThinker } from '../computer/thinkers.js';
import { EmbedApp } from './embed-app.js';
import { ruleFiles } from './embed-load.js';

/** All boards of a page think with the same. */
EmbedApp.thinker = makeThinker({ worker: workerUrl, rules: ruleFiles() });
