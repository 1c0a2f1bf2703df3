import { lazy, Suspense, useEffect } from 'react';
import { usePreload } from '../components/use-preload.ts';
import { useUrlState } from '../components/use-url-state.ts';

const load = () => import('../search/search-dialog.tsx');
const SearchDialog = lazy(() => load().then((search) => ({ default: search.SearchDialog })));

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** The search over everything that `?find=` opens, and `/` on a keyboard. */
export function SearchPlace() {
  const [isOpen, open] = useUrlState('find', { push: true });
  usePreload(load);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isOurs = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isOurs || isTyping(event.target) || document.querySelector('[data-modal]')) return;
      event.preventDefault();
      open('1');
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [open]);
  return <Suspense>{isOpen && <SearchDialog onClose={() => open('')} />}</Suspense>;
}
