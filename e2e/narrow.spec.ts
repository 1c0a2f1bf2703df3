import { expect, type Page } from '@playwright/test';
import type { Api } from '../local/testing/api-client.ts';
import { today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { settled } from './fixtures/accessible.ts';
import { keep } from './fixtures/receipts.ts';
import { test } from './fixtures/test.ts';

/** A small telephone, and any telephone whose letters are twice as large: a browser then lays out half its width. */
const sizes = [
  { width: 320, height: 640 },
  { width: 195, height: 422 },
] as const;

/** Something of every kind, with words as long as people write them, and two jobs for one person at once. */
const furnish = async (api: Api) => {
  await api.call(routes.settings.updateBusiness, {
    body: {
      businessKind: 'sole_trader',
      ownName: 'Robin Example',
      address: '1 Quay Street',
      vatScheme: 'none',
    },
  });
  const client = await api.call(routes.clients.create, {
    body: {
      name: 'Bartholomew Featherstonehaugh',
      phone: '01632 960142',
      email: 'bartholomew@example.com',
      address: '14 Mill Lane\nExampleton\nEX1 4AB',
    },
  });
  const clientId = client.id;
  const when = { scheduledDate: today(), startTime: '09:00', endTime: '11:00' };
  const job = await api.call(routes.jobs.create, {
    body: { title: 'Reconditioned boiler', clientId, amount: 1234.5, ...when },
  });
  const other = await api.call(routes.jobs.create, {
    body: { title: 'Underfloor heating', clientId, ...when },
  });
  const sam = await api.call(routes.employees.create, {
    body: { firstName: 'Alexandra', lastName: 'Exampleton' },
  });
  for (const jobId of [job.id, other.id])
    await api.call(routes.assignments.create, {
      body: { jobId, employeeId: sam.id, role: 'worker' },
    });
  const bill = { clientId, jobId: job.id, amount: 12_345.67 };
  const invoice = await api.call(routes.invoices.create, {
    body: { ...bill, invoiceNumber: 'INV-2026-0001', dueDate: '2026-01-01' },
  });
  const line = { kind: 'labour', quantity: 1, unit: 'hour', unitPrice: 250, vat: 'o' } as const;
  const lines = [{ ...line, description: 'Cylinder' }];
  const quote = await api.call(routes.quotes.create, {
    body: { clientId, title: 'Replacement cylinder', lines },
  });
  const sent = await api.call(routes.quotes.create, { body: { clientId, title: 'Towel rail', lines } });
  await api.call(routes.quotes.link, { params: { id: sent.id } });
  const lined = await api.call(routes.invoices.create, {
    body: { clientId, invoiceNumber: 'INV-2026-0002', dueDate: '2030-01-01', lines },
  });
  await api.call(routes.payments.record, {
    body: { invoiceId: lined.id, amount: 100, method: 'bank', paidOn: today() },
  });
  const item = await api.call(routes.inventory.create, {
    body: { name: 'Thermostatic valve', category: 'parts', quantity: 4, minQuantity: 10 },
  });
  await api.call(routes.prices.create, {
    body: { name: 'Call-out', kind: 'labour', unit: 'hour', unitPrice: 60, vat: 'o' },
  });
  await keep(api, { receiptDate: today(), vendor: 'Exampleton Builders’ Merchants', amount: 1234.5 });
  await api.call(routes.invoices.send, {
    params: { id: invoice.id },
    body: { to: 'bartholomew@example.com' },
  });
  const agreement = { how: 'spoken', on: '2025-12-01', words: 'In your yard' } as const;
  await api.call(routes.invoices.claim, {
    params: { id: invoice.id },
    body: { kind: 'letter_before_claim', debtor: 'individual', agreement },
  });
  return { client, job, invoice, lined, quote, sent, item, sam };
};

/** Words that stand in so little room that their letters come one under the other. */
const squeezed = (page: Page) =>
  page.evaluate(() => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (words.nextNode()) {
      const { parentElement: element, textContent } = words.currentNode;
      const text = textContent?.trim() ?? '';
      if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      // What only a screen reader hears takes one pixel.
      const isHidden = (at: HTMLElement | null): boolean =>
        at !== null && (at.offsetWidth === 1 || isHidden(at.parentElement));
      if (isHidden(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      const { width, height } = range.getBoundingClientRect();
      const lines = height / Number.parseFloat(getComputedStyle(element).lineHeight);
      if (width > 2 && lines > 2.5 && text.length / lines < 4)
        found.push(`“${text.slice(0, 40)}” in ${width} px`);
    }
    return found;
  });

/** What sticks out of the window: whoever needs it cannot press or read it. */
const clipped = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return isShown && width > 2 && height > 2;
    };
    const isOutside = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > clientWidth + 1;
    };
    const pressed = document.querySelectorAll(
      'button, a, input, select, textarea, summary, label, h1, h2, h3',
    );
    const wrong = [...pressed].filter((element) => isSeen(element) && isOutside(element));
    const names = wrong.map((element) => {
      const { left, right } = element.getBoundingClientRect();
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
      return `${element.tagName} “${name}” ${Math.round(left)} to ${Math.round(right)}`;
    });
    return scrollWidth > clientWidth + 1 ? [`the page: ${scrollWidth} of ${clientWidth}`, ...names] : names;
  });

test('no screen, sheet or dialog is wider than a small telephone or one with letters of twice the size, or breaks words by the letter', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  test.setTimeout(480_000);
  const { client, job, invoice, lined, quote, sent, item, sam } = await furnish(api);
  const places = [
    '/dashboard',
    '/clients',
    `/clients?id=${client.id}`,
    '/clients?new=1',
    '/jobs',
    `/jobs?id=${job.id}`,
    '/jobs?new=1',
    '/quotes',
    `/quotes?id=${quote.id}`,
    `/quotes?id=${sent.id}`,
    '/quotes?new=1',
    '/invoices',
    `/invoices?id=${invoice.id}`,
    `/invoices?id=${lined.id}`,
    '/invoices?new=1',
    `/invoices?id=${invoice.id}&send=${invoice.id}`,
    `/invoices?id=${invoice.id}&remind=${invoice.id}`,
    `/invoices?id=${invoice.id}&pay=${invoice.id}`,
    `/invoices?id=${invoice.id}&edit=${invoice.id}`,
    '/invoices?new=1&mode=lines',
    `/quotes?id=${quote.id}&send=${quote.id}`,
    '/calendar',
    '/calendar?view=month',
    '/inventory',
    `/inventory?id=${item.id}`,
    '/inventory?new=1',
    '/prices',
    '/prices?new=1',
    '/receipts',
    '/receipts?new=1',
    '/books',
    ...['vat', 'registration', 'mtd', 'cis'].map((part) => `/tax?part=${part}`),
    '/employees',
    `/employees?id=${sam.id}`,
    '/employees?new=1',
    '/subscription',
    '/settings',
    ...['profile', 'business', 'numbering', 'email', 'reminders', 'calendar', 'subscription', 'data'].map(
      (section) => `/settings#${section}`,
    ),
    '/import',
    '/payments',
    '/terms',
    '/contact',
    '/auth-debug',
    '/auth-retry',
  ];
  const wrong: Record<string, string[]> = {};
  const lookAt = async (name: string, width: number) => {
    await settled(page);
    const found = [...(await clipped(page)), ...(await squeezed(page))];
    if (found.length > 0) wrong[`${name} at ${width}`] = found;
  };
  const look = async (name: string) => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      await lookAt(name, size.width);
    }
  };
  for (const place of places) {
    // A hash alone would be no new page.
    await page.goto('about:blank');
    await page.goto(place);
    await expect(page.getByRole('heading').filter({ visible: true }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await look(place);
  }
  // A menu stays where it was opened until its button has moved.
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.goto(`/jobs?id=${job.id}`);
    await page.getByRole('button', { name: 'More actions' }).click();
    const remove = page.getByRole('button', { name: /^Delete/ });
    await expect(remove).toBeInViewport();
    await lookAt('More actions', size.width);
    await remove.click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await lookAt('Delete', size.width);
  }
  await page.goto('/clients');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('More');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  await page.getByRole('combobox', { name: 'Search everything' }).fill('ex');
  await expect(page.getByRole('option').first()).toBeVisible();
  await look('Search');
  expect(wrong).toEqual({});
});
