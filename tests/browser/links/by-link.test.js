// Games that are played by link: two or three browsers that share nothing play each other with what the page says is
// to be sent.

import assert from 'node:assert/strict';
import { checkAccessibility, expect } from '../support/fixtures.js';
import { Player, test } from '../support/players.js';

/** @typedef {import('@playwright/test').Page} Page */

test('two people play: a seat is taken, each reply is a link, and shows what the other has done', async ({ join }) => {
  const [ann, bob] = [await join(), await join()];
  await ann.begin('Custodian Chess');
  await ann.expectPanel('Play your turn, then send the link.');
  await ann.play('e2', 'e3');
  await ann.expectPanel('Send this link to Black.');
  await ann.play('c6', 'c5');
  await ann.expectLink(/^custodian!!e2e3!bylink=[\w-]{12},[\w-]{6},$/);
  const first = await ann.send();
  await ann.expectPanel('Waiting for a link from Black.');

  // A link of which the end is missing is that of a game, and says that it is no more.
  await bob.open(first.slice(0, -4));
  await bob.expectText(bob.notices, 'Nobody else sees what you play here');
  await bob.open(first);
  await bob.expectText(bob.notices, 'You are now playing Black.');
  await bob.expectText(bob.standing, 'Black to play');
  expect((await bob.middle('e1')).y).toBeLessThan((await bob.middle('e7')).y);
  await bob.play('c6', 'c5');
  await bob.expectPanel('Send this link to White.');
  await bob.page.keyboard.press('ArrowLeft');
  await bob.play('g6', 'g5');
  await bob.expectPanel('You are playing Black.');
  await bob.expectActions('e2e3.g6g5');
  const second = await bob.send();
  await bob.page.keyboard.press('ArrowLeft');
  await bob.play('c6', 'c5');
  await bob.page.keyboard.press('ArrowRight');
  await bob.expectActions('e2e3.g6g5');

  await ann.open(second);
  await ann.expectText(ann.standing, 'White to play');
  await ann.expectText(ann.standing.locator('.news'), 'Black: pawn g6 to g5');
  await ann.expectPanel('Play your turn');
  await checkAccessibility(ann.page);
  await ann.play('f1', 'c4');
  const third = await ann.send();
  await bob.open(third);
  await bob.expectText(bob.standing.locator('.news'), 'White: ');
  await bob.expectActions('e2e3.g6g5.f1c4');
  await bob.page.reload();
  await bob.expectPanel('Play your turn');
  await expect(bob.notices).toHaveCount(0);
});

test('the one who begins may play the other seat; the link of a game without a move is sent first', {
  tag: '@all',
}, async ({ join }) => {
  const [ann, bob] = [await join(), await join()];
  await ann.begin('Custodian Chess');
  await ann.page.getByLabel('You play').selectOption('Black');
  await ann.expectPanel('Send this link to White.');
  await bob.open(await ann.send());
  await bob.expectText(bob.notices, 'You are now playing White.');
  await bob.play('e2', 'e3');
  await ann.open(await bob.send());
  await ann.expectPanel('Play your turn');
  await expect(ann.page.getByLabel('You play')).toHaveCount(0);
});

test('an older link shows the game as it stands, a changed past is refused, and both can be looked at', {
  tag: '@all',
}, async ({ join }) => {
  const [ann, bob] = [await join(), await join()];
  await ann.begin('Custodian Chess');
  await ann.play('e2', 'e3');
  const first = await ann.send();
  await bob.open(first);
  await bob.play('c6', 'c5');
  const second = await bob.send();
  await ann.open(second);
  await ann.expectPanel('Play your turn');

  await ann.open(first);
  await ann.expectText(ann.notices, 'This link is an older one.');
  await ann.expectActions('e2e3.c6c5');

  await ann.open(second.replace('e2e3.c6c5', 'e2e3.g6g5'));
  await ann.expectText(ann.notices, 'action 2 was c6c5, the link has g6g5. Your game stays as it was.');
  await ann.expectActions('e2e3.c6c5');
  await ann.button('Look at the link').click();
  await ann.expectLink('custodian!!e2e3.g6g5');
  await expect(ann.panel).toHaveCount(0);
  await ann.page.goBack();
  await ann.expectPanel('Play your turn');
  await ann.expectActions('e2e3.c6c5');

  await ann.open(second.replace('c6c5', 'c6c5.a2a3'));
  await ann.expectText(ann.notices, 'an action of yours that was not played here: action 3, a2a3.');
  await ann.open(second.replace('c6c5', 'c6c9'));
  await ann.expectText(ann.notices, 'In this link action 2, c6c9, cannot be played.');
  await ann.expectPanel('Play your turn');
  await ann.open(second.replace(/.$/, (letter) => (letter === 'x' ? 'y' : 'x')));
  await ann.expectText(ann.notices, 'In this link somebody else plays Black.');
  await ann.page.keyboard.press('g');
  await expect(ann.dialog.getByText('2 actions')).toHaveCount(1);
});

test('a reply is opened beside a running game, and one tab follows the other', { tag: '@all' }, async ({ join }) => {
  const [ann, bob] = [await join(), await join()];
  await ann.begin('Custodian Chess');
  await ann.play('e2', 'e3');
  await bob.open(await ann.send());
  await bob.play('c6', 'c5');
  const answer = await bob.send();
  const other = new Player(await ann.page.context().newPage(), ann.url);
  await other.page.goto(`${ann.url}#taketwo`);
  await other.play('e2', 'e4');
  await other.expectLink('taketwo!!e2e4');
  await other.follow(answer.replace(/^.*#/, ''));
  await other.expectPanel('Play your turn');
  await ann.expectPanel('Play your turn');
  await ann.expectActions('e2e3.c6c5');
  await other.page.goBack();
  await other.expectLink('taketwo!!e2e4');
});

test('a browser holds one seat: whoever opens its own link there is told so, and may not act', async ({ join }) => {
  const ann = await join();
  await ann.begin('Custodian Chess');
  await ann.play('e2', 'e3');
  const link = await ann.send();
  const here = new Player(await ann.page.context().newPage(), ann.url);
  await here.open(link);
  await here.expectText(here.notices, 'This browser plays White, and holds only one seat.');
  await here.expectPanel('Waiting for a link from Black.');
  await here.play('c6', 'c5');
  await here.expectActions('e2e3');
  await here.page.getByRole('tab', { name: 'Game' }).click();
  const player = (/** @type {string} */ seat) => here.page.getByLabel(`Who plays ${seat}?`).locator('option:checked');
  await expect(player('White')).toHaveText('Someone at this screen');
  await expect(player('Black')).toHaveText('Someone elsewhere');
});

test('a third browser looks on, and can go on where a seat was held', { tag: '@all' }, async ({ join }) => {
  const [ann, bob, cid] = [await join(), await join(), await join()];
  await ann.begin('Custodian Chess');
  await ann.play('e2', 'e3');
  await bob.open(await ann.send());
  await bob.play('c6', 'c5');
  const answer = await bob.send();
  await cid.open(answer);
  await cid.expectText(cid.notices, 'All seats are taken. You can only watch.');
  await cid.play('a2', 'a3');
  await cid.expectActions('e2e3.c6c5');
  await cid.page.getByLabel('You play').selectOption('White, taken');
  await cid.expectPanel('Play your turn');
  await cid.play('a2', 'a3');
  await bob.open(await cid.send());
  await bob.expectPanel('Play your turn');
  await bob.expectActions('e2e3.c6c5.a2a3');
});

test('two who open the same link: the first one whose answer comes holds the seat', { tag: '@all' }, async ({
  join,
}) => {
  const [ann, bob, cid, dan] = [await join(), await join(), await join(), await join()];
  await ann.begin('Custodian Chess');
  await ann.play('e2', 'e3');
  const first = await ann.send();
  for (const player of [bob, cid, dan]) {
    await player.open(first);
    await player.expectText(player.notices, 'You are now playing Black.');
  }
  await bob.play('c6', 'c5');
  await cid.play('g6', 'g5');
  const [answer, late] = [await bob.send(), await cid.send()];
  await ann.open(answer);
  await ann.open(late);
  await ann.expectText(ann.notices, 'action 2 was c6c5, the link has g6g5');
  await ann.play('f1', 'c4');
  const third = await ann.send();
  await cid.open(third);
  await cid.expectText(cid.notices, 'action 2 was g6g5, the link has c6c5');
  await dan.open(third);
  await dan.expectText(dan.notices, 'Another browser took Black first. You can only watch.');
  await dan.expectActions('e2e3.c6c5.f1c4');
});

test('a draw is offered, declined, offered again, and taken', async ({ join }) => {
  const [ann, bob] = [await join(), await join()];
  await ann.begin('Custodian Chess');
  await ann.play('e2', 'e3');
  await bob.open(await ann.send());
  await bob.play('c6', 'c5');
  for (const [width, height] of [
    [360, 640],
    [640, 360],
    [1200, 800],
  ]) {
    await bob.page.setViewportSize({ width, height });
    await expect(bob.button('Offer a draw too'), `at ${width} by ${height}`).toBeInViewport({ ratio: 1 });
  }
  await bob.button('Offer a draw too').click();
  await bob.expectPanel('You have offered a draw.');
  await expect(bob.button('Play again')).toHaveCount(0);
  await expect(bob.standing.locator('p').first()).toHaveText('Black offers a draw');
  await ann.open(await bob.send());
  await ann.expectPanel('You are offered a draw.');
  await expect(ann.standing.locator('p').first()).toHaveText('Black offers a draw');
  await expect(ann.standing.getByText('agreed')).toHaveCount(0);
  await expect(ann.button('Play again')).toHaveCount(0);
  await ann.button('Decline the draw').click();
  await ann.expectText(ann.standing, 'White to play');
  await ann.play('f1', 'c4');
  await ann.button('Offer a draw too').click();
  await bob.open(await ann.send());
  await bob.expectText(bob.notices, 'White has declined the draw.');
  await bob.button('Accept the draw').click();
  await bob.expectPanel('Send this link to White.');
  await bob.expectText(bob.standing, 'agreed');
  // Until it is sent, it can be taken back.
  await bob.button('Keep playing').click();
  await bob.expectText(bob.standing, 'Black to play');
  await bob.play('a6', 'a5');
  await bob.button('Offer a draw too').click();
  await ann.open(await bob.send());
  await ann.expectText(ann.notices, 'Black has declined the draw.');
  await ann.button('Accept the draw').click();
  const taken = await ann.send();
  await ann.open(taken);
  await ann.expectText(ann.standing, 'agreed');
  await expect(ann.notices, 'after the end nobody asks who plays here').toHaveCount(0);
  await bob.open(taken);
  await bob.expectText(bob.notices, 'White has accepted the draw.');
  await bob.expectText(bob.standing, 'agreed');
  await expect(bob.button('Keep playing')).toHaveCount(0);
});

test('who resigns sends that', { tag: '@all' }, async ({ join }) => {
  const [ann, bob] = [await join(), await join()];
  await ann.begin('Custodian Chess');
  await ann.play('e2', 'e3');
  await bob.open(await ann.send());
  await bob.button('Resign').click();
  await bob.dialog.getByRole('button', { name: 'Black resigns' }).click();
  await expect(bob.dialog).toHaveCount(0);
  await bob.expectPanel('Send this link to White.');
  await ann.open(await bob.send());
  await ann.expectText(ann.standing, 'White wins');
  await expect(ann.button('Keep playing')).toHaveCount(0);
});

/** The first square of a table on which a tile can be placed beside the others. */
async function findFree(/** @type {Player} */ player) {
  const taken = (await player.view()).pieces.map(({ square }) => square);
  return ['0,0', '1,0', '2,0', '3,0', '4,0', '5,0'].find((square) => !taken.includes(square)) ?? '';
}

test('six play Till Chess: all open the first link, choose their seats, and hand the game round', {
  tag: '@all',
}, async ({ join }) => {
  const [ann, ...others] = await Promise.all(Array.from({ length: 6 }, () => join()));
  const place = async (/** @type {Player} */ player) => {
    await player.page
      .locator('motley-hand')
      .getByRole('button', { name: /^queen/ })
      .click();
    await player.play(await findFree(player));
    return player.send();
  };
  await ann.open(`${ann.url}#till;players=6!!!bylink=`);
  const first = await place(ann);
  for (const [i, player] of others.entries()) {
    await player.open(first);
    await player.expectText(player.notices, 'You are now playing Yellow.');
    const seat = player.page.getByLabel('You play');
    await expect(seat.getByRole('option')).toHaveCount(7);
    if (i === 0) continue;
    await seat.selectOption({ index: i + 2 });
    await player.expectPanel('Waiting for a link from Yellow.');
    await expect(player.notices, 'another seat is another one than was told').toHaveCount(0);
  }
  let link = first;
  for (const [i, player] of others.entries()) {
    if (i > 0) await player.open(link);
    await player.expectPanel('Play your turn');
    link = await place(player);
  }
  await ann.open(link);
  await ann.expectPanel('You are playing Red.');
  await ann.expectPanel('Play your turn');
  await ann.expectLink(/^till;players=6!!(Q@\d,0\.?){6}!bylink=[\w-]{12}(,[\w-]{6}){6}$/);
  await expect(ann.notices).toHaveCount(0);
});

test('three play Till Chess, and a computer acts where the person before it has acted', { tag: '@all' }, async ({
  join,
}) => {
  const [ann, bob, cid] = [await join(), await join(), await join()];
  await ann.open(`${ann.url}#till;players=4!!!seats=p,1,p,p;bylink=`);
  /** Tries to place the queen: beside the first tile, where nothing is. */
  const place = async (/** @type {Player} */ player) => {
    const taken = (await player.view()).pieces.map(({ square }) => square);
    const free = ['0,0', '1,0', '0,1', '-1,0', '0,-1'].find((square) => !taken.includes(square));
    const hand = player.page.locator('motley-hand');
    await hand.getByRole('button', { name: /^queen/ }).click();
    await player.play(free ?? '');
  };
  await place(ann);
  await expect.poll(() => ann.actions).toMatch(/^Q@0,0\.[^.]+$/);
  await ann.expectPanel('Send this link to');
  const first = await ann.send();
  await bob.open(first);
  await bob.expectText(bob.notices, 'You are now playing Blue.');
  await bob.expectPanel('Play your turn');
  await bob.expectLink(/!seats=p,1,p,p;bylink=[\w-]{12},[\w-]{6},,[\w-]{6},$/);
  await cid.open(first);
  await cid.page.getByLabel('You play').selectOption({ index: 3 });
  await cid.expectPanel('Waiting for a link from');
  await cid.expectLink(/bylink=[\w-]{12},[\w-]{6},,,[\w-]{6}$/);
  // It is not the turn of this seat.
  await expect(cid.page.locator('motley-hand').getByRole('button', { name: /^queen/ })).toBeDisabled();

  await place(bob);
  await bob.expectPanel('Send this link to Green.');
  await cid.open(await bob.send());
  await cid.expectPanel('Play your turn');
  await place(cid);
  await cid.expectPanel('Send this link to Red.');
  await ann.open(await cid.send());
  await ann.expectPanel('Play your turn');
  await expect.poll(() => ann.actions.split('.').length).toBe(4);
  await ann.expectLink(/bylink=[\w-]{12},[\w-]{6},,[\w-]{6},[\w-]{6}$/);
});

test('a computer that begins is computed by who holds the first seat of a person', { tag: '@all' }, async ({
  join,
}) => {
  const [ann, bob] = [await join(), await join()];
  const link = `${ann.url}#till;players=3!!!seats=1,p,p;bylink=abcdefghij_-,,`;
  await ann.open(`${link}aaaaaa,`);
  await ann.expectText(ann.notices, 'You are now playing Blue.');
  await ann.expectPanel('Waiting for a link from Yellow');
  await ann.expectActions('');
  await bob.open(`${link},`);
  await bob.expectText(bob.notices, 'You are now playing Yellow.');
  await expect.poll(() => bob.actions).toMatch(/@/);
  await bob.expectPanel('Play your turn');
});

// ----- cards

/** Begins a game with cards that are chosen in secret. */
async function beginWithCards(/** @type {Player} */ player) {
  await player.begin('Take Two Chess');
  await player.button('Choose in secret').click();
}

/** Another order of three cards. */
const swapOrder = (/** @type {string} */ order) => (order === '.ODH' ? '.HDO' : '.ODH');

/** The cards of all pieces on the board. */
const cardsOf = async (/** @type {Player} */ player) =>
  (await player.view()).pieces.flatMap(({ cards = [], square }) => (cards.length > 0 ? [`${square}${cards}`] : []));

test('cards are chosen in secret: only commitments are sent until both have chosen', async ({ join }) => {
  const [ann, bob] = [await join(), await join()];
  await beginWithCards(ann);
  await ann.chooseCards();
  await ann.expectPanel('Send this link to Black.');
  await expect(ann.standing.locator('.turn')).toHaveText('Black chooses cards');
  const mine = await cardsOf(ann);
  expect(mine.length, 'one sees one’s own cards, and no others').toBe(9);
  await ann.hover('d8');
  await ann.expectText(ann.page.locator('.piece-now'), 'choice still secret');
  await expect(ann.page.locator('.piece-now figure')).toHaveCount(0);
  await expect(ann.cell('d8')).toHaveAccessibleName(/choice still secret/);
  await ann.hover('d1');
  await expect(ann.page.locator('.piece-now')).toContainText('White queen on d1');
  await expect(ann.page.locator('.piece-now')).not.toContainText('not shown');
  await ann.page.setViewportSize({ width: 360, height: 560 });
  await expect(ann.button('Copy the link'), 'before the choice of a seat').toBeInViewport({ ratio: 1 });
  await ann.page.setViewportSize({ width: 1200, height: 800 });
  const first = await ann.send();
  assert.match(first, /#taketwo!!!bylink=[\w-]{12},[\w-]{6},;hidden=1,[0-9a-f]{64},$/);

  await bob.open(first);
  await bob.expectText(bob.notices, 'White has chosen in secret. Now it is your turn to choose.');
  await bob.chooseCards();
  await expect(bob.standing.locator('.turn')).toHaveText('White shows the cards');
  const second = await bob.send();
  assert.match(second, /;hidden=1,[0-9a-f]{64},[A-Za-z0-9]{25}(\.[DHO]{3}){9}$/);
  expect(
    (await bob.view()).pieces.every(({ cards, seat }) => !cards || seat === 'b'),
    'White\u2019s are hidden',
  ).toBe(true);

  await ann.open(second);
  await ann.expectPanel('Play your turn');
  const cards = await cardsOf(ann);
  expect(cards).toEqual(expect.arrayContaining(mine));
  expect(new Set(cards.map((card) => card.slice(2))).size).toBeGreaterThan(1);
  await ann.page.reload();
  await ann.expectPanel('Play your turn');
  await ann.play('g1', 'f3');
  const third = await ann.send();
  await bob.open(third);
  await bob.expectPanel('Play your turn');
  expect(await cardsOf(bob)).toEqual(cards);
  await expect(bob.notices).toHaveCount(0);
  await bob.open(third.replace(/(?<=hidden=1,[A-Za-z0-9]{25})\.[DHO]{3}/, swapOrder));
  await bob.expectText(bob.notices, 'White’s earlier choice is missing from this link.');
  await expect(bob.button('Choose again')).toHaveCount(0);
});

/** The second player opens a link in which the first one shows other cards than those chosen in secret. */
async function showFalse(/** @type {Player} */ ann, /** @type {Player} */ bob) {
  await beginWithCards(ann);
  await ann.chooseCards();
  await bob.open(await ann.send());
  await bob.chooseCards();
  await ann.open(await bob.send());
  await ann.expectPanel('Play your turn');
  await ann.play('g1', 'f3');
  const link = await ann.send();
  await bob.open(link.replace(/(?<=hidden=1,[A-Za-z0-9]{25})\.[DHO]{3}/, swapOrder));
  await bob.expectText(bob.notices, 'White’s earlier choice is missing from this link.');
  await bob.expectPanel('White has shown a different choice from the one made in secret.');
}

test('false cards are told, and all choose again', { tag: '@all' }, async ({ join }) => {
  const [ann, bob] = [await join(), await join()];
  await showFalse(ann, bob);
  await bob.button('Choose again').click();
  await bob.chooseCards();
  const again = await bob.send();
  assert.match(again, /hidden=2,,[0-9a-f]{64}$/);
});

test('who is shown false cards may go on with cards that are drawn openly', { tag: '@all' }, async ({ join }) => {
  const [ann, bob] = [await join(), await join()];
  await showFalse(ann, bob);
  await bob.button('Choose at random, openly').click();
  await bob.expectText(bob.notices, 'The choice was made at random, openly.');
  assert.match(bob.link, /hidden=open/);
});

test('cards that are lost are told, and both choose again', { tag: '@all' }, async ({ join }) => {
  const [ann, bob] = [await join(), await join()];
  await beginWithCards(ann);
  await ann.chooseCards();
  await bob.open(await ann.send());
  await bob.chooseCards();
  const second = await bob.send();

  const cid = await join();
  await cid.open(second);
  await cid.page.getByLabel('You play').selectOption('White, taken');
  await cid.expectText(cid.notices, 'no longer in this browser');
  await cid.chooseCards();
  const third = await cid.send();
  assert.match(third, /hidden=2,[0-9a-f]{64},$/);
  await bob.open(third);
  await bob.chooseCards();
  await cid.open(await bob.send());
  await cid.expectPanel('Play your turn');
});

test('where a browser has no hashes of its own, as at plain http, cards are chosen in secret too', async ({ join }) => {
  const withoutHashes = (/** @type {Page} */ page) =>
    page.addInitScript(() => Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined }));
  const [ann, bob] = [await join(withoutHashes), await join()];
  await beginWithCards(ann);
  await ann.chooseCards();
  const first = await ann.send();
  assert.match(first, /hidden=1,[0-9a-f]{64},$/);
  await bob.open(first);
  await bob.chooseCards();
  await ann.open(await bob.send());
  await ann.expectPanel('Play your turn');
  await ann.play('g1', 'f3');
  await bob.open(await ann.send());
  await bob.expectPanel('Play your turn');
  expect(await cardsOf(bob)).toEqual(await cardsOf(ann));
});

// ----- armies

/** A game of few pieces, in which White mates with the third action. */
const small = '#tches;strike=1;array=r1k/p1p/3/P1P/R1K';
const mate = ['c1b1', 'c5b4', 'a2a3', 'b4c3', 'a1c1'];

/** Chooses a side for a piece, on the screen for that. */
async function turnOver(/** @type {Player} */ player, /** @type {string} */ square, /** @type {string} */ side) {
  await player.page.getByRole('heading', { name: 'chooses an army' }).waitFor();
  await player.click(square);
  await player.page.getByRole('radio', { name: side }).check({ force: true });
}

/** Plays the small game to its end: each action is a link that the other player opens. */
async function playToMate(/** @type {Player} */ ann, /** @type {Player} */ bob, /** @type {string} */ link) {
  let [player, other] = [ann, bob];
  for (const action of mate) {
    await player.open(link);
    await player.expectPanel('Play your turn');
    await player.play(action.slice(0, 2), action.slice(2));
    link = await player.send();
    [player, other] = [other, player];
  }
  await player.open(link);
  for (const each of [player, other]) await expect(each.standing).toContainText('Checkmate');
}

const ready = async (/** @type {Player} */ player) => {
  await player.button('Ready').click();
  await player.panel.waitFor();
};

test('armies are chosen in secret: both are shown at once, and the game is played to its end', { tag: '@all' }, async ({
  join,
}) => {
  const [ann, bob] = [await join(), await join()];
  await ann.open(`${ann.url}${small}!!!choose=secret;bylink=`);
  await turnOver(ann, 'a1', 'ballista');
  await ready(ann);
  const first = await ann.send();
  assert.match(first, /#tches;strike=1;array=r1k\/p1p\/3\/P1P\/R1K!!!bylink=\w{12},\w{6},;hidden=1,[0-9a-f]{64},$/);

  await bob.open(first);
  await bob.expectText(bob.notices, 'White has chosen in secret. Now it is your turn to choose.');
  await turnOver(bob, 'a4', 'flanker');
  expect((await bob.view()).pieces.find(({ square }) => square === 'a1')?.kind, 'is hidden').toBe('R');
  await ready(bob);
  await expect(bob.standing.locator('.turn')).toHaveText('White shows the army');
  const second = await bob.send();
  await ann.open(second);
  await expect.poll(() => ann.link).toContain('tches;strike=1;array=r1k/*pr1p/3/P1P/*RN1K!!!');
  await bob.open(second.replace('.PR.', '.PS.'));
  await bob.expectText(bob.notices, 'Black’s earlier choice is missing from this link.');
  await playToMate(ann, bob, second);
});

test('armies are chosen openly: the second player sees the first, and answers with the same', { tag: '@all' }, async ({
  join,
}) => {
  const [ann, bob] = [await join(), await join()];
  await ann.open(`${ann.url}${small}!!!choose=open;bylink=`);
  await turnOver(ann, 'a1', 'ballista');
  await ready(ann);
  const first = await ann.send();
  assert.match(first, /hidden=1,[A-Za-z0-9]{25}(\.[A-Z]+){3},$/);
  await ann.expectText(ann.standing, 'Black chooses an army');
  expect((await ann.view()).pieces.find(({ square }) => square === 'a1')?.kind, 'one sees what one chose').toBe('RN');
  await bob.open(first);
  await bob.expectText(bob.notices, 'White has chosen, as the board shows.');
  expect((await bob.view()).pieces.find(({ square }) => square === 'a1')?.kind).toBe('RN');
  await bob.button('The same, mirrored').click();
  await ready(bob);
  const second = await bob.send();
  assert.match(second, /#tches;strike=1;both=RN;array=r1k\/p1p\/3\/P1P\/R1K!!!/);
  await ann.open(first);
  await ann.expectText(ann.standing, 'Black chooses an army');
  await playToMate(ann, bob, second);
});

test('a draw that is offered with the first turn is accepted, in the tab where the game is open', async ({ join }) => {
  const [ann, bob] = [await join(), await join()];
  await ann.begin('Custodian Chess');
  await ann.play('e2', 'e3');
  await ann.button('Offer a draw too').click();
  await bob.open(await ann.send());
  await bob.button('Accept the draw').click();
  const taken = await bob.send();
  await ann.follow(taken.replace(/^.*#/, ''));
  await ann.expectText(ann.notices, 'Black has accepted the draw.');
  await ann.expectText(ann.standing, 'agreed');
});

test('an answer to an offer of a draw is read though the offer was copied from the address', async ({ join }) => {
  const [ann, bob] = [await join(), await join()];
  await ann.begin('Custodian Chess');
  await ann.play('e2', 'e3');
  await ann.button('Offer a draw too').click();
  await ann.expectPanel('You have offered a draw.');
  await bob.open(await ann.field.inputValue());
  await bob.button('Accept the draw').click();
  const taken = await bob.send();
  await ann.follow(taken.replace(/^.*#/, ''));
  await ann.expectText(ann.notices, 'Black has accepted the draw.');
  await ann.expectText(ann.standing, 'agreed');
});
