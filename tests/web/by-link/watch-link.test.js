// The link by which a live game is watched: it has the game, and nothing by which one could play.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linkToWatch, shownText } from '../../../shell/by-link/watch-link.js';
import { getExtra, parseLink, watchedIn } from '../../../shell/links/links.js';
import { watchName } from '../../../shell/live/live-keys.js';

const id = 'AbCdEf012345';
const round = `bylink=${id},aaaaaa,bbbbbb`;

test('a link for watching has no way back to the link for playing', () => {
  const commitment = 'c'.repeat(64);
  const link = parseLink(`tches!!!${round};choose=secret;hidden=1,${commitment},;at=0;flip=1;notes={};left=1;x=y`);
  const text = linkToWatch(link, id);
  assert.equal(text, `tches!!!x=y;watch=${watchName(id)}`);
  assert.equal(watchedIn(parseLink(text)), watchName(id));
  for (const secret of [id, 'aaaaaa', 'bbbbbb', commitment]) assert.ok(!text.includes(secret));
  assert.equal(linkToWatch(parseLink(text), id), text);
});

test('those who watch see how a game has ended, but no offer', () => {
  const rows = [
    ['result=draw+agreement', undefined],
    ['result=draw+agreement;answer=1,taken', 'draw+agreement'],
    ['result=win+w+resignation', 'win+w+resignation'],
    ['answer=1,declined', undefined],
  ];
  for (const [keys, result] of rows) {
    const text = shownText(parseLink(`custodian!!e2e3!${round};${keys};seats=p,p`));
    assert.equal(getExtra(parseLink(text), 'result'), result, keys);
    assert.equal(text.replace(`result=${result};`, ''), 'custodian!!e2e3!seats=p,p');
  }
});
