// Texts in the clipboard.

/** Copies by the command of old, which works over plain http, too. */
function copyByCommand(/** @type {string} */ text) {
  const give = (/** @type {ClipboardEvent} */ event) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener('copy', give);
  const isCopied = document.execCommand('copy');
  document.removeEventListener('copy', give);
  return isCopied;
}

/** Copies a text; rejects if that cannot be done. */
export async function copyText(/** @type {string} */ text) {
  // A page that came over plain http has no such clipboard.
  if (navigator.clipboard) await navigator.clipboard.writeText(text);
  else if (!copyByCommand(text)) throw new Error('not copied');
}
