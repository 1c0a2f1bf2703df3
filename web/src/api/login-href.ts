import { authRoutes } from '#shared/auth/contract.ts';

/** Where to sign in, and from there back to the page and the form one is at. */
export const loginHref = (): string => {
  const { pathname, search } = location;
  const here = pathname + search;
  return here === '/' ? authRoutes.login.path : `${authRoutes.login.path}?to=${encodeURIComponent(here)}`;
};
