import { keep, kept } from './kept.ts';

const name = 'guest';

/**
 * The token from the link. It is removed from the URL immediately, so that no shared screen, screenshot or history shows it, and
 * restored after a reload. Null without a link.
 */
export const takeToken = (): string | null => {
  const given = location.hash.slice(1);
  if (given) {
    keep(name, given);
    history.replaceState(null, '', location.pathname);
  }
  return given || kept(name);
};
