import { lazy, Suspense, useEffect, useMemo } from 'react';
import type { User } from '#shared/auth/user.ts';
import { usePreload } from '../components/use-preload.ts';
import { useUrlState } from '../components/use-url-state.ts';
import { placesFor } from './places.ts';

const load = () => import('../search/search-dialog.tsx');
const SearchDialog = lazy(() => load().then((search) => ({ default: search.SearchDialog })));

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Opens on `/` outside a field, and on Ctrl+K or ⌘K. */
const isOurs = ({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean => {
  if (altKey) return false;
  if (ctrlKey !== metaKey) return key.toLowerCase() === 'k' && !shiftKey;
  return key === '/' && !ctrlKey && !isTyping(target);
};

/** The search over everything, which `?find=` opens. */
export function SearchPlace({ user }: { user: User }) {
  const [isOpen, open] = useUrlState('find', { push: true });
  usePreload(load);
  const pages = useMemo(
    () => placesFor(user, true).map(({ path, name, finds }) => ({ to: path, name, finds })),
    [user],
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isOurs(event) || document.querySelector('[data-modal]')) return;
      event.preventDefault();
      open('1');
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [open]);
  return <Suspense>{isOpen && <SearchDialog pages={pages} onClose={() => open('')} />}</Suspense>;
}
