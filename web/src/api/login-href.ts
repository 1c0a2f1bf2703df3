import { authRoutes } from '#shared/auth/routes.ts';

/** Where to sign in, and from there back to the page and the form one is at. `fresh`: the provider asks, though it may know them. */
export const loginHref = ({ fresh = false } = {}): string => {
  const { pathname, search, hash } = location;
  // What stands behind the # of a link may be a secret: only a page of Settings is asked for afresh.
  const here = pathname + search + (fresh ? hash : '');
  const query = new URLSearchParams({ ...(here !== '/' && { to: here }), ...(fresh && { fresh: '1' }) });
  return query.size > 0 ? `${authRoutes.login.path}?${query}` : authRoutes.login.path;
};
