// Notifications of the browser. The visitor is asked only when he has chosen to get some.

/** Whether the browser has notifications for this page. */
export const canNotify = () => 'Notification' in globalThis && globalThis.isSecureContext;

/** Asks the visitor, by the browser, whether notifications may be shown. */
export async function askToNotify() {
  try {
    return (await Notification.requestPermission()) === 'granted';
  } catch {
    return false;
  }
}

/**
 * Shows a notification, which replaces the one before and leads to the page. On phones only the page's worker may show
 * one.
 */
export async function notify(/** @type {string} */ title, /** @type {string} */ body) {
  if (!canNotify() || Notification.permission !== 'granted') return;
  const details = { body, tag: 'motley', icon: new URL('icon-192.png', document.baseURI).href, data: location.href };
  try {
    const notification = new Notification(title, details);
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.showNotification(title, details).catch(() => {});
  }
}
