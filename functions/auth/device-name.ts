import Bowser from 'bowser';

/** Names of devices that say more than their system's. */
const known = new Set(['iPhone', 'iPad']);

/** A browser in the words of its user, from its User-Agent: `Safari on iPhone`, `Chrome on Windows`. */
export const deviceName = (userAgent: string | undefined): string => {
  if (!userAgent) return 'A browser';
  const { browser, os, platform } = Bowser.parse(userAgent);
  const model = platform.model && known.has(platform.model) ? platform.model : os.name;
  // What the library does not know is empty.
  return [browser.name || 'A browser', model].filter(Boolean).join(' on ');
};
