import { expect, it, vi } from 'vitest';
import { logger } from '#functions/lib/log.ts';
import { routes } from '#shared/routes.ts';
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
const begun = async () => {
  const { headers } = await system.nobody.answer(auth.login);
  const state = new URL(headers.get('location') ?? '').searchParams.get('state') ?? '';
  return { state, login: headers.getSetCookie()[0]?.split(';')[0] ?? '' };
};
const callback = (query: string, cookie = '') =>
  fetch(`${system.services.app}/api/callback?${query}`, { redirect: 'manual', headers: { cookie } });

it('a sign-in is refused with a code that the provider did not give', async () => {
  const log = vi.spyOn(logger, 'error').mockReturnValue();
  const { state, login } = await begun();
  const reply = await callback(`code=made-up&state=${state}`, login);
  expect(reply.headers.get('location')).toMatch(/^\/auth-debug\?error=\w+/);
  expect(reply.headers.getSetCookie().join()).not.toContain('__Host-fettle=');
  expect(log).toHaveBeenCalled();
});

it('a sign-in begins again where a callback belongs to no attempt of this browser', async () => {
  const { state, login } = await begun();
  for (const [cookie, query] of [
    ['', `code=x&state=${state}`],
    [login, 'code=x'],
    [login, `code=x&state=${state.slice(0, 12)}${'A'.repeat(31)}`],
    [`${login.slice(0, -4)}AAAA`, `code=x&state=${state}`],
  ] as const) {
    const reply = await callback(query, cookie);
    expect(reply.status).toBe(302);
    const again = new URL(reply.headers.get('location') ?? '');
    expect(again.origin).toBe(system.services.identity);
    expect(again.searchParams.get('state')).not.toBe(state);
    expect(reply.headers.getSetCookie().join()).toMatch(/^__Host-fettle-login-/);
  }
});

it('a browser that keeps no cookies gets an explanation, not a loop', async () => {
  const { state } = await begun();
  const reply = await callback(`code=x&state=${state}`);
  const again = new URL(reply.headers.get('location') ?? '').searchParams.get('state') ?? '';
  const second = await callback(`code=x&state=${again}`);
  expect(second.headers.get('location')).toMatch(/^\/auth-debug\?error=state_mismatch&.*cookie/);
  const empty = await callback('');
  expect(empty.headers.get('location')).toMatch(/^\/auth-debug\?error=state_mismatch/);
});

it('a sign-in waits most of an hour for a late code, then begins again', async () => {
  const moveOn = setClock('2026-05-01T08:00:00Z');
  const { app, tab } = visit();
  const form = await tab.get(`${app}/api/login?to=/invoices`);
  moveOn(0.98 * hour);
  expect((await tab.post(form.url, { email: 'late@example.com', name: 'Late' })).url).toBe(`${app}/invoices`);
  const { state, login } = await begun();
  moveOn(1.02 * hour);
  const reply = await callback(`code=x&state=${state}`, login);
  expect(new URL(reply.headers.get('location') ?? '').origin).toBe(system.services.identity);
});

it('a browser keeps at most four sign-in attempts, to fit API Gateway’s limit', async () => {
  const { app, tab } = visit();
  for (let attempt = 0; attempt < 6; attempt++) await tab.get(`${app}/api/login`);
  const held = tab.cookieHeader(app).split('; ');
  expect(held.filter((cookie) => cookie.startsWith('__Host-fettle-login-'))).toHaveLength(4);
});
