import { keep, kept } from './kept.ts';

const name = 'guest';

/**
 * The token of the link that was opened. It leaves the address at once, so that no shared screen, screenshot or history
 * shows it, and is found again when the page is loaded anew. Null without a link.
 */
export const takeToken = (): string | null => {
  const given = location.hash.slice(1);
  if (given) {
    keep(name, given);
    history.replaceState(null, '', location.pathname);
  }
  return given || kept(name);
};
