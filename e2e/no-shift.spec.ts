import { expect, type Page, type Request } from '@playwright/test';
import type { Api } from '../local/testing/api-client.ts';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { mondayOf } from '../shared/time/weeks.ts';
import { isKept, isStocked } from './fixtures/device.ts';
import { furnish } from './fixtures/furnished.ts';
import { mainScreens, otherScreens, type Screen } from './fixtures/screens.ts';
import { test } from './fixtures/test.ts';

/** Nothing that the first render shows may move, whether its data is on the device or comes from the server. */

test.use({ serviceWorkers: 'allow' });

/**
 * The browser's layout shift score: the share of the screen that moved, times the distance as a share of its height. A late line
 * of text above everything else on a phone is 20 of its 844 px: 0.024. Anything less is no line but a badge in a bar, or a figure
 * that gets wider.
 */
const most = 0.02;

interface Source {
  node: Node | null;
  previousRect: DOMRectReadOnly;
  currentRect: DOMRectReadOnly;
}

/** The browser's layout shift entry, which TypeScript doesn't declare yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: readonly Source[];
}

interface Shift {
  value: number;
  moved: string[];
}

/** Records every layout shift, from the first frame on. */
const watchShifts = () => {
  const named = ({ node, previousRect, currentRect }: Source) => {
    const one = node instanceof Element ? node : node?.parentElement;
    const by = `${Math.round(currentRect.x - previousRect.x)}, ${Math.round(currentRect.y - previousRect.y)}`;
    const text = (one?.textContent ?? '').slice(0, 40);
    return `${one?.localName ?? 'something gone'} “${one?.ariaLabel ?? text}” by ${by} px (${one?.className})`;
  };
  const shifts: Shift[] = [];
  Object.assign(globalThis, { shifts });
  new PerformanceObserver((list) => {
    // `hadRecentInput` is ignored: nobody presses anything here, and a phone's resize as a page opens counts as input.
    for (const { value, sources } of list.getEntries() as LayoutShift[])
      shifts.push({ value, moved: sources.map(named) });
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Waits for two frames first, because the last change is in the first of them. */
const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame);
    return (globalThis as unknown as { shifts: Shift[] }).shifts;
  });

/** The public pages, which load nothing. */
const open = /^\/(terms|contact|auth)/;

interface Moved {
  sum: number;
  shifts: Shift[];
}

/** Loads each screen by its address; returns those on which more than `most` moved. */
const movedOn = async (page: Page, screens: readonly Screen[]): Promise<Record<string, Moved>> => {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  const over = (request: Request) => underWay.delete(request);
  page.on('requestfinished', over);
  page.on('requestfailed', over);
  await page.addInitScript(watchShifts);
  const wrong: Record<string, Moved> = {};
  for (const [address, seen] of screens.filter(([each]) => !open.test(each))) {
    // If only the fragment changes, the browser doesn't load the page again.
    await page.goto('about:blank');
    underWay.clear();
    await page.goto(address);
    await expect(seen.filter({ visible: true }).first()).toBeVisible();
    await expect.poll(() => underWay.size, { intervals: [20] }).toBe(0);
    const shifts = await shiftsOf(page);
    const sum = shifts.reduce((all, { value }) => all + value, 0);
    if (sum >= most) wrong[address] = { sum, shifts };
  }
  return wrong;
};

/** A business with a record of every kind, and with a week of its employee's clocking in. */
const furnished = async (api: Api) => {
  const kept = await furnish(api);
  const lastMonday = addDays(mondayOf(today()), -7);
  for (const [at, kind] of [
    ['08:00', 'work'],
    ['12:00', 'off'],
  ] as const)
    await api.call(routes.time.punch, {
      body: { employeeId: kept.sam.id, at: `${lastMonday}T${at}:00Z`, kind },
    });
  return kept;
};

// Two tests each, because all screens in one take minutes.
for (const [which, screensOf] of [
  ['main', mainScreens],
  ['other', otherScreens],
] as const) {
  test(`moves nothing on ${which} screens while they open with a copy on the device`, async ({
    signedIn: page,
    api,
  }) => {
    const kept = await furnished(api);
    // A desktop keeps a copy only where it is asked to.
    await page.addInitScript(() => localStorage.setItem('copy', 'yes'));
    await page.goto('/dashboard');
    await isKept(page);
    await isStocked(page);
    expect(await movedOn(page, screensOf(page, kept))).toEqual({});
  });

  test(`moves nothing on ${which} screens while they open without a copy on the device`, {
    tag: '@desktop',
  }, async ({ signedIn: page, api }) => {
    const kept = await furnished(api);
    await page.goto('/dashboard');
    await isStocked(page);
    expect(await movedOn(page, screensOf(page, kept))).toEqual({});
  });
}

test('moves nothing on Home while a new device fetches the records', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
}) => {
  await furnish(api);
  await page.addInitScript(watchShifts);
  // Home must load its queue itself, not after an idle delay. Without timers of 2 s and longer, a slow machine doesn't time out
  // either.
  await page.addInitScript(() => {
    const wait = setTimeout;
    Object.assign(globalThis, {
      setTimeout: (run: () => void, ms = 0, ...rest: unknown[]) => (ms < 2000 ? wait(run, ms, ...rest) : 0),
    });
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('list', { name: 'Needs you' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recent Activity' })).toBeVisible();
  const shifts = await shiftsOf(page);
  expect(
    shifts.reduce((all, { value }) => all + value, 0),
    JSON.stringify(shifts),
  ).toBeLessThan(most);
});
