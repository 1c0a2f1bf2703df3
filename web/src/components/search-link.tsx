import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useUrlLink } from './use-url-state.ts';

interface Props {
  className: string;
  /** Its name, where there is room for one, and what stands behind it; a glass alone otherwise. */
  children?: ReactNode;
}

/** Opens the search over everything, which the address asks for by `?find=` wherever one is. */
export function SearchLink({ className, children }: Props) {
  const link = useUrlLink('find');
  return (
    <Link {...link('1')} aria-label={children ? undefined : 'Search'} className={className}>
      <Search aria-hidden className="size-5" />
      {children}
    </Link>
  );
}
