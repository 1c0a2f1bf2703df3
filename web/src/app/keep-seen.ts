import { queryClient } from '../api/query-client.ts';
import { userQuery } from '../api/user.ts';
import { hasHint } from '../boot/hint.ts';
import { keepsCopy } from '../boot/keeps-copy.ts';
import { forgetSeen, stylesNow, writeSeen } from '../boot/last-seen.ts';
import { placeAt } from './places.ts';

/** Longer pictures are not kept: all together must stay far from what a browser gives. */
const mostLetters = 120_000;
/** How long a page must have stood still, in milliseconds. */
const stillMs = 1500;

const isBelow = (element: Element): boolean => element.getBoundingClientRect().top > innerHeight * 1.1;

/** A copy of the first screenful: without what lies below it, without fields' ids, with styles as the CSP takes them. */
const pictureOf = (root: Element): string => {
  const copy = root.cloneNode(true) as Element;
  const [originals, copies] = [root, copy].map((one) => [...one.querySelectorAll('*')]);
  originals?.forEach((original, at) => {
    const twin = copies?.[at];
    if (!twin) return;
    if (isBelow(original) || original.matches('[data-said], img[src^="blob:"], iframe')) twin.remove();
    twin.removeAttribute('id');
    const css = twin.getAttribute('style');
    if (css) twin.setAttribute('data-css', css);
    twin.removeAttribute('style');
  });
  return copy.innerHTML;
};

const isAtRest = (): boolean =>
  queryClient.isFetching() === 0 &&
  queryClient.isMutating() === 0 &&
  scrollY === 0 &&
  location.search === '' &&
  !document.querySelector('[data-modal], [data-said] > * > *, [role=status] .shimmer');

const keep = (): void => {
  const user = queryClient.getQueryData(userQuery.queryKey);
  const root = document.getElementById('root');
  const place = placeAt(location.pathname);
  if (!user || !root || !place || place.adminOnly || !hasHint() || !isAtRest()) return;
  const html = pictureOf(root);
  if (html.length > mostLetters) return;
  writeSeen(place.path, { userId: user.id, styles: stylesNow(), width: innerWidth, at: Date.now(), html });
};

/** Keeps a picture of each place once it stands still, and when the app is left; none after what it returns was called. */
export const keepSeen = (): (() => void) => {
  if (!keepsCopy()) return () => undefined;
  let timer = 0;
  let leaving = false;
  const later = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => leaving || keep(), stillMs);
  };
  queryClient.getQueryCache().subscribe(later);
  later();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && !leaving) keep();
  });
  return () => {
    leaving = true;
    forgetSeen();
  };
};
