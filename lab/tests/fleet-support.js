// Helpers of the tests of long computations: tiny runs.

export { Fleet, filesOf, script, untilDone } from '../fleet/loopback.mjs';

/** A tiny run of each kind. @type {Record<string, string[]>} */
export const runs = {
  match: ['level=2', 'beginner', '--variant', 'custodian', '--games', '100', '--sprt', '0,200'],
  ladder: ['custodian=1'],
  tune: ['custodian', '--generations', '2', '--games', '12', '--nodes', '60'],
  selfplay: ['custodian', 'till', '--games', '2', '--player', 'nodes=60'],
  puzzles: [
    'custodian',
    '--games',
    '4',
    '--player',
    'level=2',
    '--scout',
    'nodes=600',
    '--turns',
    '1',
    '--bound',
    '9000',
  ],
  balance: ['custodian', 'till;players=3', '--games', '3', '--player', 'nodes=60'],
};
