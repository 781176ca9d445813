// A player who has a live game in two tabs of one browser, and a friend elsewhere: whatever is done in either tab the
// friend sees, and what the friend does both tabs show.

import { expect } from '../support/fixtures.js';
import { expectTogether, LivePlayer, test } from '../support/meeting.js';
import { readGame } from '../support/playthroughs.js';

test('two tabs of one browser are one player: either acts, and the other one goes on when one is closed', async ({
  meeting,
}) => {
  const { plays } = readGame('custodian');
  const { ann, bob } = await meeting.pair('custodian');
  const other = new LivePlayer(await ann.page.context().newPage(), meeting.url, undefined);
  await other.open(ann.address);
  await other.expectText(other.company, 'another tab');
  await other.act(plays[0]);
  await bob.expectActions(plays[0]);
  await ann.expectActions(plays[0]);
  await bob.act(plays[1]);
  for (const tab of [ann, other]) await tab.expectActions(plays.slice(0, 2).join('.'));
  // Who looks back in one tab takes nothing from the other one.
  await other.page.keyboard.press('ArrowLeft');
  await ann.act(plays[2]);
  await bob.act(plays[3]);
  for (const player of [ann, bob]) await player.expectActions(plays.slice(0, 4).join('.'));
  await ann.page.close();
  await expectTogether(other, bob);
  await other.page.keyboard.press('End');
  await other.act(plays[4]);
  await bob.expectActions(plays.slice(0, 5).join('.'));
  await expect(other.notices.getByText('separate game')).toHaveCount(0);
  expect(other.problems).toEqual([]);
});

test('a turn of three actions, played in one tab as fast as can be, arrives whole', { tag: '@all' }, async ({
  meeting,
}) => {
  const { plays } = readGame('tches');
  const { ann, bob } = await meeting.pair('tches');
  const other = new LivePlayer(await ann.page.context().newPage(), meeting.url, undefined);
  await other.open(ann.address);
  await other.expectText(other.company, 'Another tab');
  for (const play of plays.slice(0, 3)) await other.act(play);
  for (const player of [bob, ann, other]) await player.expectActions(plays.slice(0, 3).join('.'));
  for (const play of plays.slice(3, 6)) await bob.act(play);
  for (const player of [ann, other]) await player.expectActions(plays.slice(0, 6).join('.'));
  for (const tab of [ann, other]) await expect(tab.notices.getByText('separate game')).toHaveCount(0);
  expect(other.problems).toEqual([]);
});
