import type { Services } from '../services.ts';
import { browser } from './browser.ts';

/** Signs a user in as a browser would, form and all. Returns the Cookie header to send to the API. */
export async function signIn({ app, identity }: Services, email: string, name = ''): Promise<string> {
  const visit = browser(app, identity);
  const form = await visit.get(`${app}/api/login`);
  const arrived = await visit.post(form.url, { email, name });
  const cookie = visit.cookieHeader(app);
  if (!cookie.includes('__Host-fettle=')) throw new Error(`${email} was not signed in: ${arrived.url}`);
  return cookie;
}
