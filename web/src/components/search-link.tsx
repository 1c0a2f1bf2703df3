import Search from 'lucide-react/icons/search';
import { createContext, type ReactNode, use } from 'react';
import { Link } from 'react-router-dom';
import { useUrlLink } from './use-url-state.ts';

/** True if this page has the search. */
export const SearchIsThere = createContext(false);

interface Props {
  className: string;
  /** Its label and what follows it, if there is room; otherwise only the magnifying glass. */
  children?: ReactNode;
}

/** Opens the global search by `?find=`. Renders nothing if there is none. */
export function SearchLink({ className, children }: Props) {
  const link = useUrlLink('find');
  if (!use(SearchIsThere)) return null;
  return (
    <Link {...link('1')} aria-label={children ? undefined : 'Search'} className={className}>
      <Search aria-hidden className="size-5" />
      {children}
    </Link>
  );
}
