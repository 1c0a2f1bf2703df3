import type { Browser, Page, Route } from '@playwright/test';
import { phone } from './phone.ts';
import { percentile, round } from './timing.ts';

const perKind = 3_400;
const perPage = 200;

const rows = {
  clients: (n: number) => ({
    id: perKind - n,
    name: `Client ${n} Example`,
    phone: `01632 ${String(900_000 + n).slice(0, 3)} ${String(900_000 + n).slice(3)}`,
    email: `client${n}@example.com`,
    address: `${n} Mill Lane\nExampleton\nEX${n % 90} ${n % 10}AB`,
  }),
  jobs: (n: number) => ({
    id: perKind - n,
    title: `Boiler service ${n}`,
    client: { id: n, name: `Client ${n} Example` },
    status: 'completed',
    location: `${n} Mill Lane`,
    scheduledDate: '2026-11-20',
    description: 'Two valves are to be changed, the ladder is in the loft',
    amount: (n % 900) + 0.5,
  }),
  invoices: (n: number) => ({
    id: perKind - n,
    invoiceNumber: `INV-2026-${String(n).padStart(5, '0')}`,
    client: { id: n, name: `Client ${n} Example` },
    job: { id: n, title: `Boiler service ${n}` },
    amount: (n % 900) + 0.5,
    status: 'paid',
    dueDate: '2026-11-20',
  }),
};

const answer = (route: Route, rowOf: (n: number) => object) => {
  const url = new URL(route.request().url());
  const from = Number(url.searchParams.get('cursor') ?? 0);
  const next = from + perPage;
  const headers: Record<string, string> =
    next < perKind ? { Link: `<${url.pathname}?cursor=${next}>; rel="next"` } : {};
  return route.fulfill({ json: Array.from({ length: perPage }, (_, n) => rowOf(from + n)), headers });
};

/** Measures from a key press to the frame that shows the result. */
const watchKeys = (page: Page) =>
  page.evaluate(() => {
    const taken: number[] = [];
    Object.assign(window, { taken });
    addEventListener('input', ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const drawn = new MessageChannel();
        drawn.port1.onmessage = () => taken.push(performance.now() - timeStamp);
        drawn.port2.postMessage(null);
      }),
    );
  });

const typed = ['client 77', '01632 9055', 'mill lane ex14', '£412.5', 'boiler serv', 'inv 0400', 'nothing'];

/** Milliseconds a key takes, drawn, over 10,200 records: a third of them clients, jobs and invoices each; 50 at most. */
export const measureSearch = async (browser: Browser, origin: string, cookie: string) => {
  const context = await phone(browser, origin, cookie);
  const page = await context.newPage();
  for (const [kind, rowOf] of Object.entries(rows))
    await page.route(new RegExp(`/api/${kind}(\\?|$)`), (route) => answer(route, rowOf));
  await page.goto(`${origin}/dashboard?find=1`);
  const field = page.getByRole('combobox');
  await field.fill('zzzz');
  await page.getByText(/Searched 3,400 clients/).waitFor({ timeout: 120_000 });
  await watchKeys(page);
  for (const text of typed) {
    await field.fill('');
    await field.pressSequentially(text, { delay: 60 });
  }
  const taken = await page.evaluate(() => (window as unknown as { taken: number[] }).taken);
  await context.close();
  const ms = (p: number) => round(percentile(taken, p), 1);
  return { keys: taken.length, p50: ms(50), p95: ms(95), slowest: round(Math.max(...taken), 1) };
};
