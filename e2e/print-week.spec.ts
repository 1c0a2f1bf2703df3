import { expect } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { test } from './fixtures/test.ts';

test('prints a week with a night in it, and the board, on a page of A4 each', { tag: '@desktop' }, async ({
  signedIn: page,
  api,
}) => {
  const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'Harbour Café' } });
  const visits = [
    { title: 'Burst pipe', startTime: '03:00', endTime: '04:30' },
    { title: 'Boiler service', startTime: '09:00', endTime: '11:00' },
    { title: 'Night shift', startTime: '21:00', endTime: '23:30' },
  ];
  for (const visit of visits)
    await api.call(routes.jobs.create, { body: { ...visit, clientId, scheduledDate: today() } });
  const lasting = { title: 'New bathroom', clientId, startDate: today(), endDate: addDays(today(), 3) };
  await api.call(routes.jobs.create, { body: lasting });
  await api.call(routes.employees.create, { body: { firstName: 'Sam', lastName: 'Fitter' } });
  const seen = [
    ['/calendar?view=week', 'Night shift'],
    ['/board', 'Sam Fitter'],
  ] as const;
  for (const [address, last] of seen) {
    await page.goto(address);
    await expect(page.locator('main').getByText(last).first()).toBeVisible();
    const { numPages } = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
    expect(numPages, address).toBe(1);
  }
});
