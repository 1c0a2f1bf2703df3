import type { ServerResponse } from 'node:http';

export const endSessionPath = '/session/end';

/**
 * Sends the browser back at once, as Cognito's logout does: no session is kept here that would have to be ended, and
 * the provider's own page would need a script to go on. Answers false for an address that is not the app's.
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
