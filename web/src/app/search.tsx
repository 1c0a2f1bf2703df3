import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useUrlLink, useUrlState } from '../components/use-url-state.ts';

const load = () => import('../search/search-dialog.tsx');
const SearchDialog = lazy(() => load().then((search) => ({ default: search.SearchDialog })));

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** The search over everything that `?find=` opens, and `/` on a keyboard. */
export function SearchPlace() {
  const [isOpen, open] = useUrlState('find', { push: true });
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

/** Leads to it: a glass under a finger, a line with its key on a desktop. */
export function SearchLink({ className, withName = false }: { className: string; withName?: boolean }) {
  const link = useUrlLink('find');
  return (
    <Link
      {...link('1')}
      onPointerEnter={load}
      onPointerDown={load}
      aria-label={withName ? undefined : 'Search'}
      aria-keyshortcuts={withName ? '/' : undefined}
      className={className}
    >
      <Search aria-hidden className="size-5" />
      {withName && (
        <>
          <span className="flex-1">Search</span>
          <kbd aria-hidden className="rounded-small border border-brand-line px-1.5 text-micro">
            /
          </kbd>
        </>
      )}
    </Link>
  );
}
