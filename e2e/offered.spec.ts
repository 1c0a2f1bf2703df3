import { expect, type Page } from '@playwright/test';
import { routeIndex } from '../shared/route-index.ts';
import { routes } from '../shared/routes.ts';
import { memberPage } from './fixtures/field.ts';
import { furnish } from './fixtures/furnished.ts';
import { test } from './fixtures/test.ts';

test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 }, isMobile: false });

type Role = 'field' | 'accountant';

const all = Object.values(routes).flatMap((group) => Object.values(group));
const matchOf = routeIndex(Object.fromEntries(all.map((route, at) => [at, route])));

/** True if the route table lets a role make a call. */
const mayCall = (role: Role, method: string, path: string): boolean => {
  const key = matchOf(method, path)?.key;
  const route = all.find((one) => `${one.method} ${one.path}` === key);
  return !route || !('roles' in route) || (route.roles as readonly string[]).includes(role);
};

/** Records every call that the role may not make. No write gets through, so every button can be pressed. */
const listen = async (page: Page, role: Role): Promise<string[]> => {
  const refused: string[] = [];
  await page.route('**/api/**', (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    // Home requests the day before it knows the user, because this device keeps nothing.
    const isAhead = request.method() === 'GET' && ['/', '/dashboard'].includes(new URL(page.url()).pathname);
    if (!isAhead && !mayCall(role, request.method(), pathname))
      refused.push(`${request.method()} ${pathname} on ${page.url()}`);
    const isLeaving = pathname === '/api/logout' || pathname === '/api/login';
    return request.method() === 'GET' && !isLeaving ? route.continue() : route.abort();
  });
  return refused;
};

/** The addresses of the app's own pages that a page links to. */
const linksOn = (page: Page, within: string): Promise<string[]> =>
  page
    .locator(`${within} a[href^="/"]:not([href^="/api/"])`)
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);

const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

const mostPressed = 25;

const pressable = (page: Page) => page.locator('main button:visible:enabled');
const opened = (page: Page) => page.locator('[role=dialog], [role=alertdialog]');

/** Whether a screen shows at least so many buttons and nothing over them, if need be after a moment. */
const isBack = async (page: Page, address: string, buttons: number, within: number): Promise<boolean> => {
  const isThere = async () =>
    page.url() === address &&
    (await opened(page).count()) === 0 &&
    (await pressable(page).count()) >= buttons;
  return expect
    .poll(isThere, { timeout: within, intervals: [50] })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );
};

/** Goes back to a screen as people do. Loading it again is far more work, so that is only for what neither Escape nor Back leaves. */
const backTo = async (page: Page, address: string, buttons: number): Promise<void> => {
  const isCovered = (await opened(page).count()) > 0;
  if (isCovered) await page.keyboard.press('Escape');
  if (isCovered && (await isBack(page, address, buttons, 1_000))) return;
  if (page.url() !== address)
    await page.goBack({ waitUntil: 'commit', timeout: 2_000 }).catch(() => undefined);
  if (await isBack(page, address, buttons, 1_000)) return;
  await page.goto(address);
  await isBack(page, address, buttons, 3_000);
};

/** Submits the form that is open, or answers yes to the question. */
const submit = async (page: Page): Promise<void> => {
  const send = page.locator('[role=dialog] button[type=submit]:visible, [role=alertdialog] button:visible');
  if ((await send.count()) > 0)
    await send
      .last()
      .click({ timeout: 2_000 })
      .catch(() => undefined);
};

/**
 * Presses each button of a screen once, last first because actions come after lists, and submits the form that it opens. When the
 * screen itself opens with a form, it only submits that: nobody can press what lies under it. Returns where each led.
 */
const pressAll = async (page: Page, address: string): Promise<string[]> => {
  if ((await opened(page).count()) > 0) {
    await submit(page);
    return [page.url()];
  }
  const led: string[] = [];
  for (let at = 0; at < mostPressed; at++) {
    const before = await pressable(page).count();
    if (at >= before) break;
    await pressable(page)
      .nth(-1 - at)
      .click({ timeout: 2_000, noWaitAfter: true })
      .catch(() => undefined);
    await submit(page);
    led.push(page.url());
    if ((await opened(page).count()) > 0 || page.url() !== address) await backTo(page, address, before);
  }
  return led;
};

for (const role of ['accountant', 'field'] as const) {
  test(`the role ${role} may do everything it is offered`, {
    tag: '@one-size',
  }, async ({ page, api: owner }) => {
    test.slow();
    const { sam } = await furnish(owner);
    await memberPage(owner, page, role === 'field' ? { employeeId: sam.id } : { role });
    await page.goto('/dashboard');
    await expect(page.getByRole('navigation').first()).toBeVisible();
    const refused = await listen(page, role);
    const walked = new Set<string>();
    let pressed = 0;
    const places = await linksOn(page, 'nav');
    const ahead = places.map((address) => ({ address, depth: 0 }));
    for (let next = ahead.shift(); next; next = ahead.shift()) {
      const { address, depth } = next;
      const [kind = ''] = address.split('=');
      if (walked.has(kind)) continue;
      walked.add(kind);
      await page.goto(address);
      // Queued changes are retried for ever, so the network may never be idle.
      await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
      const led = await pressAll(page, page.url());
      pressed += led.length;
      if (depth < 2)
        for (const one of [...(await linksOn(page, 'main')), ...led.map(pathOf)])
          ahead.push({ address: one, depth: depth + 1 });
    }
    expect(walked.size).toBeGreaterThan(places.length);
    expect(pressed).toBeGreaterThan(places.length);
    expect([...new Set(refused)]).toEqual([]);
  });
}
