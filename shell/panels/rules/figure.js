// A figure in the rules: a small board, with a button that plays the action of the figure on it, and one to try the
// position oneself.

import { html, nothing } from 'lit';
import { pageIcon } from '../../art/page-icons.js';
import { picture } from '../board/board-panel.js';
import { beginTrial, drawTrial } from './figure-trial.js';

/**
 * @typedef {Pick<import('../../services/state.js').Page, 'choices' | 'engine' | 'scenes' | 'schema' | 'thinker' |
 *   'update' | 'words'>} Page
 * @typedef {import('../../rules/rules.js').Figure} Figure
 */

/** Which view of each figure is shown: 0 before its action, 1 after it. @type {WeakMap<Figure, number>} */
const shown = new WeakMap();

function tryOut(/** @type {Page} */ app, /** @type {Figure} */ item) {
  beginTrial(app, item);
  app.update();
}

/** @param {Page} app @param {Figure} item @param {unknown} caption */
export function figure(app, item, caption) {
  const { words } = app;
  const trial = drawTrial(app, item, caption);
  if (trial) return trial;
  const scenes = app.scenes.of(item);
  const at = Math.min(shown.get(item) ?? 0, scenes.length - 1);
  const toggle = () => {
    shown.set(item, at === 0 ? 1 : 0);
    app.update();
  };
  return html`<figure>
    ${picture(app, scenes[at].view, false, scenes[at].last)}
    <div class="row">
      ${
        scenes.length > 1
          ? html`<button type="button" class="small" aria-pressed=${at > 0} @click=${toggle}>
            ${pageIcon(at > 0 ? 'back' : 'play')}${words.format(at > 0 ? 'figure-back' : 'figure-play')}
          </button>`
          : nothing
      }
      <button type="button" class="small" @click=${() => tryOut(app, item)}>
        ${pageIcon('hands')}${words.format('figure-try')}
      </button>
    </div>
    <figcaption>${caption}</figcaption>
  </figure>`;
}
