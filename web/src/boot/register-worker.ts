/** Registers the service worker after the page has loaded, so that it doesn't delay the first paint. */
export const registerWorker = (): void => {
  if (!('serviceWorker' in navigator)) return;
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
};
