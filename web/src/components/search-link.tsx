import Search from 'lucide-react/icons/search';
import { createContext, type ReactNode, use } from 'react';
import { Link } from 'react-router-dom';
import { useUrlLink } from './use-url-state.ts';

/** Whether this page has the search. */
export const SearchIsThere = createContext(false);

interface Props {
  className: string;
  /** Its name, where there is room for one, and what stands behind it; a glass alone otherwise. */
  children?: ReactNode;
}

/** Opens the search over everything, which the address asks for by `?find=` wherever one is. Nothing where there is none. */
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
