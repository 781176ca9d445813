// Scripts as they stand on pages that have grown for ten years: helpers put where everybody finds them, keys
// listened to everywhere, elements of their own. Written the way such scripts are written.

/* eslint-disable */
Array.prototype.last = function () {
  return this[this.length - 1];
};

Array.prototype.each = function (callback) {
  for (var index = 0; index < this.length; index++) callback(this[index], index);
  return this;
};

String.prototype.startsWithAny = function (list) {
  return list.some((text) => this.startsWith(text));
};

Object.defineProperty(Object.prototype, 'isBlank', {
  configurable: true,
  value: function () {
    return Object.keys(this).length === 0;
  },
});

Element.prototype.hide = function () {
  this.style.display = 'none';
};

window.$ = function (selector) {
  return document.querySelector(selector);
};
window.engine = window.board = window.Motley = window.game = { version: '0.0.1' };
window.name = 'crowded';

customElements.define(
  'site-carousel',
  class extends HTMLElement {
    at = 0;

    connectedCallback() {
      requestAnimationFrame(() => this.show(0));
    }

    show(step) {
      const slides = Array.from(this.querySelectorAll('.slide'));
      this.at = (this.at + step + slides.length) % slides.length;
      slides.each((slide, index) => slide.toggleAttribute('hidden', index !== this.at));
    }
  },
);

customElements.define('motley-card-list', class extends HTMLElement {});

var keys = 0;

// The carousel believes that all arrow keys are meant for it.
document.addEventListener('keydown', function (event) {
  keys++;
  $('#keys').textContent = keys;
  if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
    event.preventDefault();
    $('site-carousel').show(event.key === 'ArrowLeft' ? -1 : 1);
  }
  if (event.key === '/' && !event.target.closest('input')) {
    event.preventDefault();
    $('input[type=search]').focus();
  }
});

// Links that lead elsewhere ask before they go.
document.addEventListener('click', function (event) {
  var link = event.target.closest && event.target.closest('a[href]');
  if (link && link.hostname !== location.hostname) link.target = '_blank';
});

window.addEventListener('contextmenu', function (event) {
  event.preventDefault();
});

document.documentElement.className = document.documentElement.className.replace('no-js', 'js');
