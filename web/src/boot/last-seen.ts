/**
 * What each place of the app looked like when it was last seen, kept on a phone, so that the next start shows it in its
 * first paint. It is a picture of a page and nothing else: the app draws over it as soon as it knows better.
 */

const prefix = 'seen:';
/** Older pictures say too little of today. */
const keptMs = 7 * 24 * 60 * 60 * 1000;

export interface Seen {
  userId: string;
  /** The stylesheet that its classes belong to. */
  styles: string;
  width: number;
  /** Epoch milliseconds. */
  at: number;
  html: string;
}

/** The address of the app's stylesheet: another build has another. */
export const stylesNow = (): string =>
  document.querySelector<HTMLLinkElement>('link[rel=stylesheet][href^="/assets/"]')?.href ?? '';

const keys = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith(prefix));

/** Throws nothing where storage is denied or full: then there is no picture. */
const orNothing = <T>(use: () => T): T | undefined => {
  try {
    return use();
  } catch {
    return undefined;
  }
};

export const forgetSeen = (): void =>
  void orNothing(() => {
    for (const key of keys()) localStorage.removeItem(key);
  });

export const readSeen = (path: string): Seen | undefined =>
  orNothing(() => {
    const seen = JSON.parse(localStorage.getItem(prefix + path) ?? 'null') as Seen | null;
    // Asking for the width makes the browser lay out the page.
    const fits =
      seen && seen.width === innerWidth && seen.styles === stylesNow() && Date.now() - seen.at < keptMs;
    return fits ? seen : undefined;
  });

export const writeSeen = (path: string, seen: Seen): void =>
  void orNothing(() => localStorage.setItem(prefix + path, JSON.stringify(seen)));

/** Whose pictures are kept: those of another person must go before anything else is done. */
export const isOfAnother = (userId: string): boolean =>
  orNothing(() =>
    keys().some((key) => (JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Seen>).userId !== userId),
  ) ?? false;

/** In the document while a picture stands in the app's place. */
export const seenMark = 'data-last-seen';

/** Puts the picture in the place of the outline. Nobody can press it, and a screen reader hears that the page loads. */
export const showSeen = (root: HTMLElement, { html }: Seen): void => {
  const picture = document.createElement('div');
  picture.setAttribute(seenMark, '');
  picture.inert = true;
  picture.ariaHidden = 'true';
  picture.innerHTML = html;
  // The CSP takes no styles from markup.
  for (const element of picture.querySelectorAll<HTMLElement>('[data-css]')) {
    element.style.cssText = element.dataset.css ?? '';
  }
  const loading = document.createElement('p');
  loading.role = 'status';
  loading.className = 'sr-only';
  loading.textContent = 'Loading';
  root.replaceChildren(loading, picture);
};
