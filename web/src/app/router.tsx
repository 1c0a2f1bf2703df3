import { lazy } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import type { PagePath } from '#shared/pages.ts';
import type { PageHandle } from './page-handle.ts';
import { type PageModule, places } from './places.ts';
import { Root } from './root.tsx';

const NotFound = lazy(() => import('./not-found.tsx'));

const page = (path: PagePath, load: () => Promise<PageModule>, handle: PageHandle): RouteObject => {
  // By React.lazy rather than the router's own: nothing is fetched until the gate has let the visitor through.
  const Page = lazy(load);
  return { path, element: <Page />, handle };
};

const forMembers = places.flatMap(({ path, name, load, audience = 'with-access' }) => {
  const handle: PageHandle = { audience, title: name };
  return path === '/dashboard'
    ? [page('/', load, handle), page(path, load, handle)]
    : [page(path, load, handle)];
});

export const router = createBrowserRouter([
  {
    element: <Root />,
    children: [
      ...forMembers,
      page('/payment', () => import('../features/subscription/paying/page.tsx'), {
        audience: 'signed-in',
        title: 'Secure Payment',
      }),
      page('/payments', () => import('../features/payments/page.tsx'), {
        audience: 'with-access',
        title: 'Match bank statement',
      }),
      page('/import', () => import('../features/import/page.tsx'), {
        audience: 'with-access',
        title: 'Import',
      }),
      page('/terms', () => import('../features/legal/terms.tsx'), { audience: 'everyone', title: 'Terms' }),
      page('/privacy', () => import('../features/legal/privacy.tsx'), {
        audience: 'everyone',
        title: 'Privacy notice',
      }),
      page('/contact', () => import('../features/legal/contact.tsx'), {
        audience: 'everyone',
        title: 'Contact',
      }),
      page('/auth-debug', () => import('../features/sign-in/auth-debug.tsx'), {
        audience: 'anyone',
        title: 'Sign-in problem',
      }),
      page('/auth-retry', () => import('../features/sign-in/auth-retry.tsx'), {
        audience: 'anyone',
        title: 'Try signing in again',
      }),
      {
        path: '*',
        element: <NotFound />,
        handle: { audience: 'anyone', title: 'Page not found' } satisfies PageHandle,
      },
    ],
  },
]);
