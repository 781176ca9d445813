// Listens to the frames of this page. On your own page the origin is that of your Motley, written out; here
// page and frames come from the same place.

const motley = new URL('../', import.meta.url).origin;
const game = document.querySelector('#play');
const told = document.querySelector('#events');

// Every frame tells how high it is.
addEventListener('message', ({ data, origin, source }) => {
  if (origin !== motley || data?.type !== 'motley:height') return;
  for (const frame of document.querySelectorAll('iframe'))
    if (frame.contentWindow === source) frame.style.height = `${data.height}px`;
});

// One of them tells what happens, too. As a rule the address would be in the page with its origin.
game.src = `${game.dataset.src};parent=${location.origin}`;

addEventListener('message', ({ data, origin, source }) => {
  if (origin !== motley || source !== game.contentWindow || data?.type !== 'motley:event') return;
  const { name, detail } = data;
  const lines = [`${name} ${detail ? JSON.stringify(detail) : ''}`, ...told.textContent.split('\n')];
  told.textContent = lines.slice(0, 6).join('\n');
});

for (const button of document.querySelectorAll('[data-method]'))
  button.addEventListener('click', () => {
    const { method, args = '[]' } = button.dataset;
    game.contentWindow.postMessage({ type: 'motley:do', method, args: JSON.parse(args) }, motley);
  });
