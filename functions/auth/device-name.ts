import Bowser from 'bowser';

/** Device names that say more than the system's name. */
const known = new Set(['iPhone', 'iPad']);

/** A browser's name in plain words, from its User-Agent: `Safari on iPhone`, `Chrome on Windows`. */
export const deviceName = (userAgent: string | undefined): string => {
  if (!userAgent) return 'A browser';
  const { browser, os, platform } = Bowser.parse(userAgent);
  const model = platform.model && known.has(platform.model) ? platform.model : os.name;
  // The library returns an empty string for unknown parts.
  return [browser.name || 'A browser', model].filter(Boolean).join(' on ');
};
