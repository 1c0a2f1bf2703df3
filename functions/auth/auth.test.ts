import { describe, expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { apiFor, apiWith } from '../../local/testing/api-client.ts';
import { browser } from '../../local/testing/browser.ts';
import { localSystem } from '../../local/testing/system.ts';
import { hour, rightClockAfterEach, setClock } from '../testing/clock.ts';

const system = localSystem();
rightClockAfterEach();
const { auth } = routes;

const visit = () => {
  const { app, identity } = system.services;
  return { app, tab: browser(app, identity) };
};
const statusWith = async (cookie: string) =>
  (await apiWith(system.services.app, cookie).answer(auth.user)).status;

describe('signing in', () => {
  it('goes to the provider with PKCE, state and nonce, and seals the attempt in a cookie', async () => {
    const { status, headers } = await system.nobody.answer(auth.login);
    const url = new URL(headers.get('location') ?? '');
    expect(status).toBe(302);
    expect(url.origin).toBe(system.services.identity);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      redirect_uri: `${system.services.app}/api/callback`,
    });
    const [cookie = '', ...others] = headers.getSetCookie();
    expect(others).toEqual([]);
    expect(cookie).toMatch(/^__Host-fettle-login-[\w-]{12}=/);
    for (const option of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/', 'Max-Age=3600'])
      expect(cookie).toContain(option);
    for (const name of ['nonce', 'state']) expect(cookie).not.toContain(url.searchParams.get(name));
  });

  it('gives a cookie that scripts cannot read, and a hint that says nothing', async () => {
    const { app, tab } = visit();
    const form = await tab.get(`${app}/api/login`);
    const entered = new URLSearchParams({ email: 'ann@example.com', name: 'Ann' });
    // Redirects are followed by hand from here, because the callback's own headers matter.
    let next = form.url;
    let reply = await fetch(next, {
      method: 'POST',
      body: entered,
      redirect: 'manual',
      headers: { cookie: tab.cookieHeader(next), origin: new URL(next).origin },
    });
    while (!next.startsWith(app)) {
      next = new URL(reply.headers.get('location') ?? '', next).href;
      reply = await fetch(next, { redirect: 'manual', headers: { cookie: tab.cookieHeader(next) } });
    }
    const cookies = reply.headers.getSetCookie();
    const session = cookies.find((cookie) => cookie.startsWith('__Host-fettle=')) ?? '';
    const hint = cookies.find((cookie) => cookie.startsWith('fettle_hint=')) ?? '';
    for (const option of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/', 'Max-Age=604800'])
      expect(session).toContain(option);
    expect(session).not.toContain('Domain');
    expect(hint).toMatch(/^fettle_hint=1;/);
    expect(hint).not.toContain('HttpOnly');
    expect(cookies.some((cookie) => /^__Host-fettle-login-.*Max-Age=0/.test(cookie))).toBe(true);
    expect(reply.headers.get('cache-control')).toBe('no-store');

    const replayed = await fetch(next, { redirect: 'manual', headers: { cookie: tab.cookieHeader(next) } });
    expect(replayed.headers.get('location')).toMatch(/^\/auth-debug\?error=/);
    expect(replayed.headers.getSetCookie().join()).not.toContain('__Host-fettle=');
  });

  it.each([
    ['/invoices?id=5', '/invoices?id=5'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['https://evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/api/logout', '/'],
    ['/./api/logout', '/'],
    ['/clients/../api/logout', '/'],
    ['/%61pi/logout', '/'],
    ['/日', '/'],
    ['/\u0000', '/'],
    ['/invoices\u007f', '/'],
    ['/invoices?q=日', '/invoices?q=%E6%97%A5'],
    [`/invoices?q=${'日'.repeat(60)}`, '/'],
    ['/nowhere', '/'],
  ])('to %s ends at %s', async (to, end) => {
    const { app, tab } = visit();
    const form = await tab.get(`${app}/api/login?${new URLSearchParams({ to })}`);
    const arrived = await tab.post(form.url, { email: 'to@example.com', name: 'To' });
    expect(arrived.url).toBe(`${app}${end}`);
    expect(await statusWith(tab.cookieHeader(app))).toBe(200);
  });

  it.each([
    ['error=access_denied&error_description=No', '/auth-debug?error=access_denied&error_description=No'],
    ['error=invalid_request&error_description=captcha+token+invalid', '/auth-retry?error='],
  ])('tells of %s', async (query, location) => {
    const reply = await fetch(`${system.services.app}/api/callback?${query}`, { redirect: 'manual' });
    expect(reply.headers.get('location')).toContain(location);
  });

  it('cancelled at the provider ends on the page that explains it', async () => {
    const { app, tab } = visit();
    const form = await tab.get(`${app}/api/login`);
    const arrived = await tab.post(form.url, { email: '', name: '', cancel: '1' });
    expect(arrived.url).toContain('/auth-debug?error=access_denied');
  });

  it('afresh forgets who was signed in here', async () => {
    const { headers } = await system.nobody.send({ method: 'GET', path: '/api/login?fresh=1' });
    expect(new URL(headers.get('location') ?? '').searchParams.get('prompt')).toBe('login');
    expect(headers.getSetCookie().join('\n')).toMatch(/__Host-fettle=;.*Max-Age=0/);
    const person = await system.someone({ trial: false });
    await person.send({ method: 'GET', path: '/api/login?fresh=1' });
    expect(await statusWith(person.cookie)).toBe(401);
  });

  it('takes over a name that has changed', async () => {
    const before = await apiFor(system.services, 'carol@example.com', 'Carol Old');
    const { id } = await before.call(auth.user, {});
    const after = await apiFor(system.services, 'Carol@Example.com', 'Carol New');
    expect(await after.call(auth.user, {})).toMatchObject({ id, firstName: 'Carol', lastName: 'New' });
  });

  it('takes of a name what can be kept', async () => {
    const api = await apiFor(system.services, 'nul@example.com', 'Car\u0000ol \u202eNew');
    expect(await api.call(auth.user, {})).toMatchObject({ firstName: 'Car ol', lastName: 'New' });
  });

  it('twice at the same moment for the first time makes one user', async () => {
    const both = await Promise.all([1, 2, 3].map(() => apiFor(system.services, 'twin@example.com', 'Twin')));
    const ids = await Promise.all(both.map(async (api) => (await api.call(auth.user, {})).id));
    expect(new Set(ids).size).toBe(1);
  });
});

describe('the signed-in user', () => {
  it('is told to the browser without anything secret', async () => {
    const person = await system.someone();
    const user = await person.call(auth.user, {});
    const telling = Object.keys(user).filter((name) =>
      /pass|sealed|secret|customer|hash|^pk|^sk|^_/i.test(name),
    );
    expect(telling).toEqual(['hasEmailPass']);
    expect(user).toMatchObject({
      email: person.email,
      firstName: 'Robin',
      lastName: 'Example',
      isAdmin: false,
    });
  });

  it('is the admin by the configured address', async () => {
    const admin = await apiFor(system.services, 'admin@example.com', 'Admin');
    expect(await admin.call(auth.user, {})).toMatchObject({ isAdmin: true });
  });
});

describe('a session', () => {
  it('ends with signing out, here and at the provider, and only that one', async () => {
    const [here, elsewhere] = await Promise.all([
      apiFor(system.services, 'dora@example.com'),
      apiFor(system.services, 'dora@example.com'),
    ]);
    const { status, headers } = await here.answer(auth.logout);
    expect(status).toBe(302);
    expect(headers.get('location')).toContain(system.services.identity);
    expect(headers.getSetCookie().map((cookie) => cookie.split(';')[0])).toEqual([
      '__Host-fettle=',
      'fettle_hint=',
    ]);
    expect(await statusWith(here.cookie)).toBe(401);
    expect(await statusWith(elsewhere.cookie)).toBe(200);
  });

  it('ends with all others of its user, and nobody else’s, by signing out everywhere', async () => {
    const [here, elsewhere, stranger] = await Promise.all(
      ['eve', 'eve', 'mallory'].map((name) => apiFor(system.services, `${name}@example.com`)),
    );
    const reply = await here?.answer(auth.logoutEverywhere);
    expect(reply?.status).toBe(204);
    expect(reply?.headers.getSetCookie().join('\n')).toMatch(/__Host-fettle=;.*Max-Age=0/);
    const statuses = [here, elsewhere, stranger].map((api) => statusWith(api?.cookie ?? ''));
    expect(await Promise.all(statuses)).toEqual([401, 401, 200]);
  });

  it.each([auth.logout, auth.signOut])('signing out without one does no harm: $method', async (route) => {
    expect((await system.nobody.answer(route)).status).toBe(302);
  });

  it('is ended by the form of the app’s own pages, and by no other site’s form, link or picture', async () => {
    const person = await system.someone();
    const fresh = { query: { fresh: '1' } };
    const crossSite = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    for (const answer of [
      await person.answer(auth.logout, {}, crossSite),
      await person.answer(auth.login, fresh, crossSite),
      await person.answer(auth.signOut, {}, crossSite),
      await person.answer(auth.signOut, {}, { 'sec-fetch-site': 'same-site' }),
      await person.answer(auth.signOut, {}, { origin: 'https://evil.example' }),
    ]) {
      expect(answer).toMatchObject({ status: 403, body: { message: 'This call came from another site' } });
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect(await statusWith(person.cookie)).toBe(200);
    // A link in an email, which a browser treats as cross-site too, may still lead to the sign-in.
    expect((await person.answer(auth.login, {}, crossSite)).status).toBe(302);
    const answer = await person.answer(auth.signOut, {}, { 'sec-fetch-site': 'same-origin' });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toContain(system.services.identity);
    expect(await statusWith(person.cookie)).toBe(401);
  });

  it.each(['same-origin', 'same-site', 'none'])('is ended by following the link, %s', async (site) => {
    const person = await system.someone();
    expect((await person.answer(auth.logout, {}, { 'sec-fetch-site': site })).status).toBe(302);
    expect(await statusWith(person.cookie)).toBe(401);
  });

  it('ends after 12 hours without use', async () => {
    const moveOn = setClock('2026-05-01T08:00:00Z');
    const { cookie } = await system.someone();
    moveOn(12 * hour - 1);
    expect(await statusWith(cookie)).toBe(200);
    moveOn(12 * hour - 1);
    expect(await statusWith(cookie)).toBe(200);
    moveOn(12 * hour);
    expect(await statusWith(cookie)).toBe(401);
  });

  it('ends after 7 days however much it is used', async () => {
    const moveOn = setClock('2026-05-01T08:00:00Z');
    const { cookie } = await system.someone({ trial: false });
    for (let passed = 0; passed < 7 * 24; passed += 8) {
      expect(await statusWith(cookie)).toBe(200);
      moveOn(8 * hour);
    }
    expect(await statusWith(cookie)).toBe(401);
  });

  it('is kept as a hash: the table does not hold the cookie', async () => {
    const person = await system.someone();
    const secret = /__Host-fettle=[\w-]+\.([\w-]+)/.exec(person.cookie)?.[1] ?? 'none';
    const { document } = await import('#functions/lib/table.ts');
    const { ScanCommand } = await import('@aws-sdk/lib-dynamodb');
    const { Items } = await document.send(new ScanCommand({ TableName: process.env.TABLE_NAME }));
    expect(JSON.stringify(Items)).toContain(person.userId);
    expect(JSON.stringify(Items)).not.toContain(secret);
  });
});
