/** The scroll position of each history entry, by its key, so that Back returns to it. */
const name = 'fettle-scrolled';

const read = (): Record<string, number> => {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? '{}');
  } catch {
    return {};
  }
};

const positions = read();
// The browser would restore it before the page has rendered.
history.scrollRestoration = 'manual';

export const saveScroll = (key: string): void => {
  positions[key] = scrollY;
};

/** Whether this entry is scrolled down when it is returned to. */
export const wasScrolled = (key: string): boolean => (positions[key] ?? 0) > 0;

/** Saves the positions for a reload, which the browser may then restore itself. */
export const keepScroll = (): void => {
  history.scrollRestoration = 'auto';
  try {
    sessionStorage.setItem(name, JSON.stringify(positions));
  } catch {
    // Then a reload starts at the top.
  }
};

interface Step {
  location: { key: string; hash: string };
  /** The scroll position stays: only part of the page changed. */
  stays: boolean;
}

/** Scrolls to the saved position, to the element named by the hash, or to the top. */
export const restoreScroll = ({ location: { key, hash }, stays }: Step): void => {
  const saved = positions[key];
  const named = hash && document.getElementById(hash.slice(1));
  if (saved !== undefined) scrollTo(0, saved);
  else if (named) named.scrollIntoView();
  else if (!stays) scrollTo(0, 0);
};
