import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Role } from '#shared/members/roles.ts';
import type { TitledPath } from '../titles.ts';
import type { Audience } from './page-handle.ts';

/** What a lazily loaded page's module holds. */
export interface PageModule {
  default: ComponentType;
  /** Starts fetching the page's data before it renders. A promise it returns is of code that the first render waits for. */
  prefetch?: () => unknown;
  /** Loads the code of what a tap on the page opens. */
  ahead?: () => Promise<unknown>;
}

export interface Place {
  path: '/dashboard' | TitledPath;
  /** Its name in the navigation and in the window's title. */
  name: string;
  /** Other words that somebody may search for it by. */
  finds?: string;
  /** Its group in the navigation. Home has none, and Account has no heading. */
  group?: 'Work' | 'Money' | 'Kit' | 'Team' | 'Account';
  icon: LucideIcon;
  load: () => Promise<PageModule>;
  /** A shorter name for the phone's bottom bar; a place without one is not in the bar. */
  barName?: string;
  /** The same for field workers, who have a different bar. */
  fieldBarName?: string;
  /** The roles that may open it, derived from the calls it makes. For everybody else it doesn't exist. */
  roles?: readonly Role[];
  /** The form that `?new=1` opens here: the label of the bar's middle button, and the roles that may use it. */
  creates?: { name: string; roles: readonly Role[] };
  /** Who may see it: those with access unless set. A place open to signed-out visitors asks them to sign in. */
  audience?: Audience;
  /** Only the admin sees its link; the server refuses everybody else. */
  adminOnly?: true;
}
