import { authRoutes } from '#shared/auth/routes.ts';

/** The sign-in URL, which returns to the current page and form. `fresh` makes the provider ask again even if it knows the user. */
export const loginHref = ({ fresh = false } = {}): string => {
  const { pathname, search, hash } = location;
  // A link's fragment may be a secret, so only Settings keeps it.
  const here = pathname + search + (fresh ? hash : '');
  const query = new URLSearchParams({ ...(here !== '/' && { to: here }), ...(fresh && { fresh: '1' }) });
  return query.size > 0 ? `${authRoutes.login.path}?${query}` : authRoutes.login.path;
};
