/** How far each step of the history was scrolled, by its key: going back leads to where one was. */
const name = 'fettle-scrolled';

const read = (): Record<string, number> => {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? '{}');
  } catch {
    return {};
  }
};

const positions = read();
// The browser would scroll before the page is drawn.
history.scrollRestoration = 'manual';

export const saveScroll = (key: string): void => {
  positions[key] = scrollY;
};

/** Keeps the positions for a reload, which the browser may then draw scrolled. */
export const keepScroll = (): void => {
  history.scrollRestoration = 'auto';
  try {
    sessionStorage.setItem(name, JSON.stringify(positions));
  } catch {
    // Then a reload begins at the top.
  }
};

interface Step {
  location: { key: string; hash: string };
  /** The page stays as it is scrolled: only a part of it has changed. */
  stays: boolean;
}

/** Scrolls to where this step was left, to what its address names, or to the top. */
export const restoreScroll = ({ location: { key, hash }, stays }: Step): void => {
  const saved = positions[key];
  const named = hash && document.getElementById(hash.slice(1));
  if (saved !== undefined) scrollTo(0, saved);
  else if (named) named.scrollIntoView();
  else if (!stays) scrollTo(0, 0);
};
