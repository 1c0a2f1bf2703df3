import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { escaped } from '@fettle/stripe-local/escaped.ts';
import { readText } from './body.ts';
import { byVrn } from './businesses.ts';
import { type Application, newCode } from './oauth.ts';
import type { Business, State } from './state.ts';

/** HMRC's pages in order: introduction, sign-in, granting authority. */

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>body{font:16px/1.5 system-ui;max-width:34rem;margin:3rem auto;padding:0 1rem}
button,input{font:inherit;padding:.5rem .75rem}label{display:block;margin:.75rem 0}small{color:#555}</style>
<main><small>Not HMRC: a stand-in on your machine.</small><h1>${escaped(title)}</h1>${body}</main></html>`;

const asked = [
  'client_id',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
  'code_challenge',
  'code_challenge_method',
];

const hidden = (form: URLSearchParams): string =>
  asked
    .filter((name) => form.has(name))
    .map((name) => `<input type="hidden" name="${name}" value="${escaped(form.get(name) ?? '')}">`)
    .join('');

const scopeWords: Record<string, string> = {
  'read:vat': 'View your VAT information',
  'write:vat': 'Change your VAT information',
  'read:self-assessment': 'View your Self Assessment information',
  'write:self-assessment': 'Change your Self Assessment information',
};

const startPage = (form: URLSearchParams): string =>
  page(
    'Authority to interact with HMRC on your behalf',
    `<p>Fettle needs permission to interact with HMRC on your behalf. You sign in with your HMRC user ID.</p>
<form action="/oauth/sign-in">${hidden(form)}<button id="continue">Continue</button></form>`,
  );

const signInPage = (form: URLSearchParams, problem = ''): string =>
  page(
    'Sign in using your HMRC account',
    `${problem && `<p role="alert">${escaped(problem)}</p>`}
<form method="post" action="/oauth/sign-in">${hidden(form)}
<label>User ID <input name="userId" autocomplete="off" required></label>
<label>Password <input name="password" type="password" autocomplete="off"></label>
<p><small>A VAT number of nine digits as user ID signs in the business with that number, without a password.</small></p>
<button id="sign-in">Sign in</button></form>`,
  );

const grantPage = (form: URLSearchParams, { userId, name }: Business, password: string): string => {
  const scopes = (form.get('scope') ?? '')
    .split(' ')
    .map((scope) => `<li>${escaped(scopeWords[scope] ?? scope)}</li>`);
  return page(
    'Give permission',
    `<p>${escaped(name)}, Fettle would like to:</p><ul>${scopes.join('')}</ul>
<form method="post" action="/oauth/grant">${hidden(form)}
<input type="hidden" name="userId" value="${userId}"><input type="hidden" name="password" value="${escaped(password)}">
<button id="give" name="decision" value="give">Give permission</button>
<button id="refuse" name="decision" value="refuse">Do not give permission</button></form>`,
  );
};

/** The business that signs in: a test one by user ID and password, or the one with a VAT number. */
const whoIs = (state: State, form: URLSearchParams): Business | undefined => {
  const [userId, password] = [form.get('userId')?.trim() ?? '', form.get('password') ?? ''];
  if (/^\d{9}$/.test(userId)) return byVrn(state, userId);
  return state.businesses.find((each) => each.userId === userId && each.password === password);
};

const isOurs = (form: URLSearchParams, { clientId }: Application, redirectUris: () => string[]): boolean =>
  form.get('client_id') === clientId &&
  form.get('response_type') === 'code' &&
  redirectUris().includes(form.get('redirect_uri') ?? '') &&
  (!form.has('code_challenge') || form.get('code_challenge_method') === 'S256');

const back = (form: URLSearchParams, more: Record<string, string>): string => {
  const url = new URL(form.get('redirect_uri') ?? '');
  for (const [name, value] of Object.entries({ ...more, state: form.get('state') ?? '' }))
    url.searchParams.set(name, value);
  return url.href;
};

const decide = (state: State, form: URLSearchParams, business: Business): string => {
  if (form.get('decision') !== 'give')
    return back(form, { error: 'access_denied', error_description: 'user denied the authorization' });
  const code = newCode(state, {
    userId: business.userId,
    clientId: form.get('client_id') ?? '',
    scopes: (form.get('scope') ?? '').split(' '),
    redirectUri: form.get('redirect_uri') ?? '',
    challenge: form.get('code_challenge') ?? undefined,
  });
  return back(form, { code });
};

type Sent = { html: string; status?: number } | { location: string };

/** HMRC's sign-in, which redirects back to the app. */
export const signInPages = (
  state: State,
  application: Application,
  redirectUris: () => string[],
  changed: () => void,
): RequestListener => {
  const answer = async (req: IncomingMessage): Promise<Sent> => {
    const url = new URL(req.url ?? '/', 'http://localhost');
    const form = req.method === 'POST' ? new URLSearchParams(await readText(req)) : url.searchParams;
    if (!isOurs(form, application, redirectUris))
      return {
        html: page('Bad request', '<p>No such application, or an address that it did not register.</p>'),
        status: 400,
      };
    switch (`${req.method} ${url.pathname}`) {
      case 'GET /oauth/authorize':
        return { html: startPage(form) };
      case 'GET /oauth/sign-in':
        return { html: signInPage(form) };
      case 'POST /oauth/sign-in': {
        const business = whoIs(state, form);
        const password = form.get('password') ?? '';
        return {
          html: business
            ? grantPage(form, business, business.password || password)
            : signInPage(form, 'No such user ID and password.'),
        };
      }
      case 'POST /oauth/grant': {
        const business = whoIs(state, form);
        return business
          ? { location: decide(state, form, business) }
          : { html: signInPage(form, 'Sign in first.') };
      }
      default:
        return { html: page('Not found', ''), status: 404 };
    }
  };
  const send = (res: ServerResponse, sent: Sent) => {
    if ('location' in sent) res.writeHead(302, { location: sent.location }).end();
    else res.writeHead(sent.status ?? 200, { 'content-type': 'text/html; charset=utf-8' }).end(sent.html);
  };
  return (req, res) => {
    answer(req).then(
      (sent) => {
        changed();
        send(res, sent);
      },
      (error: unknown) => {
        console.error(error);
        res.writeHead(500).end();
      },
    );
  };
};
