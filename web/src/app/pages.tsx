import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { books, desk, owner, type Role } from '#shared/members/roles.ts';
import { listedPath, type PagePath } from '#shared/pages.ts';
import { openTo } from '../allowed.ts';
import { readyPart } from '../components/ready-part.tsx';
import type { Audience, PageHandle } from './page-handle.ts';
import type { PageModule } from './place.ts';
import { places } from './places.ts';
import { WaitingPage } from './waiting.tsx';

export interface Page extends PageHandle {
  Body: ComponentType;
  /** Loads its code; once that is here, the page renders at once. */
  load: () => Promise<PageModule>;
}

// Nothing loads before the gate has let the visitor through.
const page = (
  fetchCode: () => Promise<PageModule>,
  audience: Audience,
  title: string,
  roles?: readonly Role[],
): Page => {
  const { Part: Body, load } = readyPart(fetchCode, () => <Waiting />);
  return { Body, load, audience, title, roles };
};

function Waiting() {
  return <WaitingPage pathname={useLocation().pathname} />;
}

const notFound = page(() => import('./not-found.tsx'), 'anyone', 'Page not found');

const byPath = new Map<string, Page>(
  places.map(({ path, load, audience = 'with-access', name, roles }) => [
    path,
    page(load, audience, name, roles),
  ]),
);
const add = (path: PagePath, ...rest: Parameters<typeof page>) => byPath.set(path, page(...rest));

add(
  '/tax/vat/account',
  () => import('../features/tax/filing/account-page.tsx'),
  'with-access',
  'VAT account',
  openTo('filing.vatAccount', books),
);
add(
  '/tax/vat/:day',
  () => import('../features/tax/filing/return-page.tsx'),
  'with-access',
  'VAT return',
  openTo('filing.vatReturn', books),
);
add(
  '/payment',
  () => import('../features/subscription/paying/page.tsx'),
  'signed-in',
  'Secure Payment',
  openTo('subscription.create', owner),
);
add(
  '/payments',
  () => import('../features/bank-match/page.tsx'),
  'with-access',
  'Match bank statement',
  openTo('payments.match', desk),
);
add(
  '/import',
  () => import('../features/import/page.tsx'),
  'with-access',
  'Import',
  openTo('clients.import', desk),
);
add('/join', () => import('../features/join/page.tsx'), 'everyone', 'Join a firm');
add('/terms', () => import('../features/legal/terms.tsx'), 'everyone', 'Terms');
add('/privacy', () => import('../features/legal/privacy.tsx'), 'everyone', 'Privacy notice');
add('/contact', () => import('../features/legal/contact.tsx'), 'everyone', 'Contact');
add('/auth-debug', () => import('../features/sign-in/auth-debug.tsx'), 'anyone', 'Sign-in problem');
add('/auth-retry', () => import('../features/sign-in/auth-retry.tsx'), 'anyone', 'Try signing in again');

/** The page at an address, in whatever case it was typed; `/` is the dashboard. */
export const pageAt = (pathname: string): Page => {
  const path = pathname.toLowerCase().replace(/\/+$/, '') || '/dashboard';
  return byPath.get(listedPath(path)) ?? notFound;
};
