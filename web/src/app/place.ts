import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Role } from '#shared/members/roles.ts';
import type { PagePath } from '#shared/pages.ts';
import type { Audience } from './page-handle.ts';

/** What a lazily loaded page's module holds. */
export interface PageModule {
  default: ComponentType;
  /** Sends for the page's data before it is drawn. */
  prefetch?: () => void;
  /** Fetches the code of what is opened from the page with a tap. */
  ahead?: () => Promise<unknown>;
}

export interface Place {
  path: PagePath;
  /** Its name in the navigation and in the window's title. */
  name: string;
  /** What it stands under in the navigation; home stands alone, and the account has no head of its own. */
  group?: 'Work' | 'Money' | 'Kit' | 'Team' | 'Account';
  icon: LucideIcon;
  load: () => Promise<PageModule>;
  /** A shorter name that fits under an icon; with it the place stands in the phone's bottom bar. */
  barName?: string;
  /** The same for those in the field, whose bar is another. */
  fieldBarName?: string;
  /** The roles that may open it, from the calls it makes. Others are told that it doesn't exist. */
  roles?: readonly Role[];
  /** What the place makes, by the form that `?new=1` opens in it: the word of the bar's middle there, and who may. */
  creates?: { name: string; roles: readonly Role[] };
  /** Those with access, unless it says otherwise. A page for signed-out visitors asks them to sign in. */
  audience?: Audience;
  /** Its link shows to the admin only; the server refuses everybody else. */
  adminOnly?: true;
}
