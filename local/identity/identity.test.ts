import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenOnRememberedPort } from '../data/ports.ts';
import { closeServer } from '../listen.ts';
import { browser } from '../testing/browser.ts';
import { type Identity, identity } from './server.ts';

const appUrl = 'http://localhost:3999';
let folder: string;
let issuer: string;
let provider: Identity;

async function start() {
  const settings = { folder: join(folder, 'identity'), clientId: 'fettle', cookieKey: 'a key' };
  provider = identity(settings, () => ({ issuer, appUrl }));
  issuer = `http://127.0.0.1:${await listenOnRememberedPort(folder, 'identity', provider.server)}`;
}

async function stop() {
  await closeServer(provider.server);
  provider.close();
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fettle-identity-'));
  await start();
});

afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

const verifier = randomBytes(32).toString('base64url');

function authorizeUrl(more: Record<string, string> = {}) {
  const query = new URLSearchParams({
    client_id: 'fettle',
    response_type: 'code',
    redirect_uri: `${appUrl}/api/callback`,
    scope: 'openid email profile',
    state: 'kept',
    nonce: 'once',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...more,
  });
  return `${issuer}/auth?${query}`;
}

/** Follows redirects until the browser is back at the app, and returns that URL. */
async function callbackAfter(
  visit: ReturnType<typeof browser>,
  form: Record<string, string>,
  url = authorizeUrl(),
) {
  const shown = await visit.get(url);
  const posted = await visit.post(shown.url, form);
  return { posted, callback: new URL(posted.leftFor ?? posted.url) };
}

async function tokenFor(code: string) {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: 'fettle',
    code,
    redirect_uri: `${appUrl}/api/callback`,
    code_verifier: verifier,
  });
  const reply = await fetch(`${issuer}/token`, { method: 'POST', body });
  return { status: reply.status, ...((await reply.json()) as { id_token?: string }) };
}

const claimsIn = (token = '') => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

async function signIn(form: Record<string, string>, visit = browser(issuer)) {
  const { callback } = await callbackAfter(visit, form);
  const { id_token } = await tokenFor(callback.searchParams.get('code') ?? '');
  return { token: id_token ?? '', claims: claimsIn(id_token) };
}

describe('signing in', () => {
  it('gives an id token with the claims the app reads', async () => {
    const { claims } = await signIn({ email: ' Ann@Example.com', name: 'Ann van Dyke' });
    expect(claims).toMatchObject({
      iss: issuer,
      aud: 'fettle',
      nonce: 'once',
      email: 'ann@example.com',
      email_verified: true,
      name: 'Ann van Dyke',
      given_name: 'Ann',
      family_name: 'van Dyke',
    });
  });

  it('knows the same address again, and its name', async () => {
    const first = await signIn({ email: 'bob@example.com', name: 'Bob' });
    const again = await signIn({ email: 'BOB@example.com', name: '' });
    expect(again.claims.sub).toBe(first.claims.sub);
    expect(again.claims.name).toBe('Bob');
  });

  it('knows no name of who gave none, as Cognito', async () => {
    const { claims } = await signIn({ email: 'robin.sample@example.com', name: '' });
    expect(Object.keys(claims)).not.toEqual(expect.arrayContaining(['given_name']));
    expect(claims).not.toHaveProperty('name');
  });

  it('asks every time, so that the next one may be somebody else', async () => {
    const visit = browser(issuer);
    await signIn({ email: 'one@example.com', name: 'One' }, visit);
    const { claims } = await signIn({ email: 'two@example.com', name: 'Two' }, visit);
    expect(claims.email).toBe('two@example.com');
  });

  it('fills in the address the app suggests', async () => {
    const shown = await browser(issuer).get(
      authorizeUrl({ login_hint: 'hint@example.com', prompt: 'login' }),
    );
    expect(shown.text).toContain('value="hint@example.com"');
  });

  it.each(['', 'nobody', 'a b@example.com', '"><script>@x.y'])(
    'says what is wrong with "%s"',
    async (email) => {
      const { posted } = await callbackAfter(browser(issuer), { email, name: 'A' });
      expect(posted.status).toBe(400);
      expect(posted.text).toContain('Enter an email address');
      expect(posted.text).not.toContain('<script>');
    },
  );

  it('can be cancelled', async () => {
    const { callback } = await callbackAfter(browser(issuer), { email: '', name: '', cancel: '1' });
    expect(callback.searchParams.get('error')).toBe('access_denied');
    expect(callback.searchParams.get('state')).toBe('kept');
  });

  it('needs PKCE, and takes a code once', async () => {
    const { callback } = await callbackAfter(browser(issuer), { email: 'c@example.com', name: 'C' });
    const code = callback.searchParams.get('code') ?? '';
    expect((await tokenFor(code)).status).toBe(200);
    expect((await tokenFor(code)).status).toBe(400);
    const without = await browser(issuer).get(
      authorizeUrl({ code_challenge: '', code_challenge_method: '' }),
    );
    expect(new URL(without.leftFor ?? '').searchParams.get('error')).toBe('invalid_request');
  });

  it('says so when the form is too old', async () => {
    const gone = await browser(issuer).get(`${issuer}/sign-in/gone`);
    expect(gone.text).toContain('This sign-in has expired');
  });
});

it('goes on with a sign-in after a restart, with the same key', async () => {
  const visit = browser(issuer);
  const shown = await visit.get(authorizeUrl());
  const keys = (await visit.get(`${issuer}/jwks`)).text;
  await stop();
  await start();
  expect((await visit.get(`${issuer}/jwks`)).text).toBe(keys);
  const posted = await visit.post(shown.url, { email: 'd@example.com', name: 'D' });
  expect(new URL(posted.leftFor ?? '').searchParams.get('code')).toBeTruthy();
});

describe('signing out', () => {
  const endSession = (target: string, token: string) =>
    fetch(
      `${issuer}/session/end?${new URLSearchParams({ post_logout_redirect_uri: target, id_token_hint: token, client_id: 'fettle' })}`,
      { redirect: 'manual' },
    );

  it('returns to the app', async () => {
    const { token } = await signIn({ email: 'e@example.com', name: 'E' });
    const reply = await endSession(`${appUrl}/`, token);
    expect(reply.status).toBe(302);
    expect(reply.headers.get('location')).toBe(`${appUrl}/`);
  });

  it('returns nowhere else', async () => {
    const { token } = await signIn({ email: 'e@example.com', name: 'E' });
    expect((await endSession('https://elsewhere.example/', token)).status).toBe(400);
  });
});
