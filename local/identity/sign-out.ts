import type { ServerResponse } from 'node:http';

export const endSessionPath = '/session/end';

/**
 * Redirects back immediately, as Cognito's logout does: there is no session here to end, and the provider's own page would need a
 * script. False if the URL is not the app's.
 */
export function signOut(res: ServerResponse, query: URLSearchParams, allowed: string[]): boolean {
  const target = query.get('post_logout_redirect_uri');
  if (!target || !allowed.includes(target)) return false;
  const location = new URL(target);
  const state = query.get('state');
  if (state) location.searchParams.set('state', state);
  res.writeHead(302, { location: location.href });
  res.end();
  return true;
}
