import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type Provider from 'oidc-provider';
import { expiredPage, readEntered, signInPage } from './form.ts';
import { isDisabled, type People, remember } from './people.ts';

function sendPage(res: ServerResponse, status: number, html: string): void {
  res.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  res.end(html);
}

async function submit(provider: Provider, people: People, req: IncomingMessage, res: ServerResponse) {
  const entered = readEntered(await text(req));
  if (entered.cancelled) {
    const refused = { error: 'access_denied', error_description: 'The sign-in was cancelled' };
    return provider.interactionFinished(req, res, refused);
  }
  if (entered.problem) return sendPage(res, 400, signInPage(entered));
  if (isDisabled(people, entered.email))
    return sendPage(res, 400, signInPage({ ...entered, problem: 'User is disabled.' }));
  const accountId = remember(people, entered.email, entered.name);
  return provider.interactionFinished(req, res, { login: { accountId, remember: false } });
}

/** Shows the sign-in form and handles its submission. */
export function signIn(provider: Provider, people: People, appUrl: string) {
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const details = await provider.interactionDetails(req, res).catch(() => undefined);
    if (!details) return sendPage(res, 400, expiredPage(appUrl));
    if (req.method === 'POST') return submit(provider, people, req, res);
    const email = typeof details.params.login_hint === 'string' ? details.params.login_hint : '';
    return sendPage(res, 200, signInPage({ email, name: '' }));
  };
}
