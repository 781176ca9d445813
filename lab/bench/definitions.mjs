// How fast the rules of variants that are defined by a text are beside Fairy-Stockfish, which has them built in:
//
//   node lab/bench/definitions.mjs --fairy-stockfish-large PATH [--motley PATH] [--rounds 5] [--only shogi,grand…]
//
// The path is that of a build for large boards (`make build ARCH=x86-64-modern largeboards=yes all=yes`). Both programs
// count sequences of actions (perft) in turn; counts that differ end the run. What is compared is their processor time.
// It prints a table in Markdown, in millions of leaves a second the medians of all rounds, and the median of the ratios
// within a round; above 1, ours is faster. At the end: the median of these ratios, and the least.

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { UciProgram } from '../matches/uci-program.mjs';

const text = /** @type {const} */ ({ type: 'string' });
const { values } = parseArgs({
  options: {
    'fairy-stockfish-large': text,
    motley: { ...text, default: fileURLToPath(new URL('../../build/native/motley', import.meta.url)) },
    rounds: { ...text, default: '5' },
    only: { ...text, default: '' },
  },
});
const peerPath = values['fairy-stockfish-large'];
if (!peerPath) throw new Error('--fairy-stockfish-large PATH is missing');

/**
 * A variant that is measured.
 * @typedef {object} Variant
 * @property {string} variant what Fairy-Stockfish calls it
 * @property {string} text how we define it
 * @property {[number, number]} depths from the start, and from the middle game
 * @property {string} middle a middle game to which Fairy-Stockfish has come against itself
 */

/** @type {Variant[]} */
const variants = [
  {
    variant: 'capablanca',
    text: 'fairy;kinds=A:BN,C:RN;array=rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR;castle=f1i1j1,f1c1a1',
    depths: [5, 4],
    middle: 'r1a2kbcr1/ppp3pp1p/3p3p2/4nP4/4Q2b2/2NP3N1P/PPP2CPPq1/R1AB1K3R w KQq - 0 13',
  },
  {
    variant: 'shako',
    text: 'fairy;kinds=E:FA,C:mRcpR;\
array=c8c/ernbqkbnre/pppppppppp/10/10/10/10/PPPPPPPPPP/ERNBQKBNRE/C8C;castle=f2h2i2,f2d2b2',
    depths: [4, 4],
    middle: 'c8c/er1bqkbn2/2pp2ppr1/ppn2p1e2/4p4p/2P1P2P2/1PE2P2P1/P1BPN1P3/1R2QKBNRE/C4C4 w KQ - 1 13',
  },
  {
    variant: 'grand',
    text: 'fairy;kinds=A:BN,C:RN;\
array=r8r/1nbqkcabn1/pppppppppp/10/10/10/10/PPPPPPPPPP/1NBQKCABN1/R8R;\
zone=8-10;must=off;limit=Q:1,R:2,B:2,N:2,A:1,C:1;stuck=on',
    depths: [4, 4],
    middle: 'r4r4/2bq1cab2/ppknp1np2/2pp2p2p/5p4/3P1P1P2/1PP3P3/P2NP4P/2BQ1CABN1/R1K6R w - - 5 13',
  },
  {
    variant: 'shogi',
    text: 'fairy;kinds=N:fN,P:fW,L:fR,S:FfW,G:WfF,H:BW,D:RF;\
array=lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL;\
promote=R:D,B:H,N:G,P:G,L:G,S:G;zone=7-9;when=touch;must=off;stuck=on;\
taken=hand;file=P:1;dropmate=P;stale=loss;repeat=4;perpetual=loss;quiet=off',
    depths: [5, 4],
    middle: 'ln2g2nl/4rgks1/pppp1p1p1/6p1p/3b5/2P1PPP2/PP1P1GNPP/1S2pRB2/LN5KL w - - SSg 0 23',
  },
  {
    variant: 'xiangqi',
    text: 'fairy;kinds=K:W,B:nA,N:nN,P:fW,A:F,C:mRcpR,*PS:fsW;\
array=rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR;\
area=KA:d1-f3,B:1-5;promote=P:*PS;zone=6-10;facing=on;stale=loss;perpetual=loss',
    depths: [4, 4],
    middle: '1rbak2r1/1C2a2c1/2n1b1n2/c1C1p4/pR4p1p/2P6/P3P1P1P/2N1BR3/4A4/4KABN1 w - - 13 14',
  },
  {
    variant: 'crazyhouse',
    text: 'fairy;taken=hand;drop=P:2-7',
    depths: [5, 4],
    middle: 'r1q1r1k1/ppBn1ppp/4p3/3p4/3PnBb1/P3PN2/1PP1BPPP/R1Q2RK1 w - - Pn 7 13',
  },
];

/** A position of ours as the other program reads it: what is in hand stands behind the rows. */
function translate(/** @type {string} */ position) {
  const fields = position.split(' ');
  if (fields.length < 7) return position;
  const [hands] = fields.splice(4, 1);
  return [`${fields[0]}[${hands.replace('-', '')}]`, ...fields.slice(1)].join(' ');
}

const median = (/** @type {number[]} */ numbers) => {
  const sorted = [...numbers].sort((one, other) => one - other);
  const half = sorted.length / 2;
  return (sorted[Math.floor(half)] + sorted[Math.ceil(half) - 1]) / 2;
};

/** Prints a row of the table, of a position or the start; the ratio of the other program's time to ours. */
async function compare(
  /** @type {UciProgram[]} */ programs,
  /** @type {string} */ name,
  /** @type {number} */ depth,
  /** @type {string} */ position = '',
) {
  const positions = [position, translate(position)];
  /** @type {number[][]} */
  const times = [[], []];
  let leaves = 0;
  // The first round is not counted: tables are built.
  for (let round = 0; round <= Number(values.rounds); round++) {
    const counts = [];
    for (const [i, program] of programs.entries()) {
      const { answer, ms } = await program.measure(`perft ${round ? depth : depth - 1}`, positions[i]);
      counts.push(Number(answer.split(' ').pop()));
      if (round) times[i].push(ms);
    }
    [leaves] = counts;
    if (counts[1] !== leaves) throw new Error(`${name}: the programs differ: ${counts.join(', ')}`);
  }
  const speeds = times.map((all) => (leaves / median(all) / 1000).toFixed(1));
  const ratio = median(times[1].map((ms, round) => ms / times[0][round]));
  console.log(`| ${name} | ${depth} | ${leaves} | ${speeds.join(' | ')} | ${ratio.toFixed(2)} |`);
  return ratio;
}

const said = execFileSync(peerPath, { input: 'uci\nquit\n', encoding: 'utf8', stdio: ['pipe', 'pipe', 'ignore'] });
console.log(`${/^id name (.*)$/m.exec(said)?.[1]}; medians of ${values.rounds} rounds.\n`);
console.log('| position | depth | leaves | ours, millions a second | theirs | ratio |');
console.log('|---|---|---|---|---|---|');
const ratios = [];
for (const { variant, text, depths, middle } of variants) {
  if (values.only && !values.only.split(',').includes(variant)) continue;
  const programs = [new UciProgram(`${values.motley} uci`), new UciProgram(peerPath)];
  await programs[0].start([`UCI_Variant=${text}`]);
  await programs[1].start([`UCI_Variant=${variant}`]);
  ratios.push(await compare(programs, `${variant}, start`, depths[0]));
  ratios.push(await compare(programs, `${variant}, a middle game`, depths[1], middle));
  for (const program of programs) await program.quit();
}
console.log(`\nMedian ${median(ratios).toFixed(2)}, least ${Math.min(...ratios).toFixed(2)}`);
