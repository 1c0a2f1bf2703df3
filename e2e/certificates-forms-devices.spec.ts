import { expect } from '@playwright/test';
import type { Api } from '../local/testing/api-client.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { test as inCellar, outboxIsHere } from './fixtures/cellar.ts';
import { startedForm } from './fixtures/certificates.ts';
import { isStocked } from './fixtures/device.ts';
import { test } from './fixtures/test.ts';

const { assignments, auth, certificates, employees, members } = routes;

/** Creates a draft gas record; `visit` reads what is stored of its visit section. */
const begin = async (api: Api) => {
  const params = await startedForm(api, 'gas_safety', { title: 'Gas check' });
  const { certificateId } = params;
  const visit = async () => (await api.call(certificates.get, { params })).values?.visit;
  return { params, visit, address: `/certificates?id=${certificateId}&section=visit` };
};

test('asks at the field where two devices gave different answers', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
  context,
}) => {
  const { params, visit, address } = await begin(api);
  await page.goto(address);
  const record = page.getByRole('region', { name: 'Details' });
  await expect(record.getByLabel('Tenant')).toBeVisible();
  await outboxIsHere(page);
  await context.setOffline(true);
  await record.getByLabel('Tenant').fill('Tess');
  await record.getByLabel('Engineer').fill('Alex');
  await expect(record.getByText('Saved on this device')).toBeVisible();
  await api.call(certificates.putValues, {
    params,
    body: { values: { visit: { tenantName: 'Tom', engineerName: 'Sam' } } },
  });
  await context.setOffline(false);
  const tenant = record.getByRole('group', { name: 'Tenant' });
  await expect(tenant.getByRole('button', { name: 'Keep this one: Tess' })).toBeVisible();
  await expectAccessible(page);
  await tenant.getByRole('button', { name: 'Use that: Tom' }).click();
  await expect(tenant).toBeHidden();
  await expect(record.getByLabel('Tenant')).toHaveValue('Tom');
  const engineer = record.getByRole('group', { name: 'Engineer' });
  await engineer.getByRole('button', { name: 'Keep this one' }).click();
  await expect(engineer).toBeHidden();
  await expect.poll(visit).toMatchObject({ tenantName: 'Tom', engineerName: 'Alex' });
  await expect.poll(async () => (await api.call(certificates.get, { params })).others).toEqual({});
});

inCellar(
  'names the person who starts a gas record offline, as the server will',
  { tag: '@one-size' },
  async ({ signedIn: page, api, line }) => {
    const { params } = await begin(api);
    const engineer = async (firstName: string, number: string) => {
      const body = { firstName, lastName: 'Fitter', tickets: [{ kind: 'gasSafe', number }] };
      return (await api.call(employees.create, { body: body as never })).id;
    };
    const [own, other] = [await engineer('Robin', '1234567'), await engineer('Sam', '7654321')];
    await api.call(assignments.create, { body: { jobId: params.id, employeeId: other } });
    const { id: userId } = await api.call(auth.user, {});
    await api.call(members.update, { params: { userId }, body: { role: 'owner', employeeId: own } });
    await page.goto(`/jobs?id=${params.id}`);
    const record = page.getByRole('region', { name: 'Details' });
    await expect(record.getByRole('button', { name: 'Fill in' })).toBeVisible();
    await outboxIsHere(page);
    await isStocked(page);
    await line.cut();
    await record.getByRole('button', { name: 'Fill in' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Certificate').selectOption('gas_safety');
    await sheet.getByRole('button', { name: 'Start' }).click();
    await record.getByRole('button', { name: /^Visit/ }).click();
    await expect(record.getByLabel('Engineer')).toHaveValue('Robin Fitter');
  },
);

test('loses nothing that is typed offline before the queue’s code has loaded', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
  context,
}) => {
  const { visit, address } = await begin(api);
  const queue = /\/assets\/start-outbox[^?]*$/;
  await page.route(queue, (route) => route.abort());
  await page.goto(address);
  const record = page.getByRole('region', { name: 'Details' });
  await expect(record.getByLabel('Tenant')).toBeVisible();
  await context.setOffline(true);
  await record.getByLabel('Tenant').fill('Tess');
  await expect(record.getByText('Saved on this device')).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto(address);
  await expect(later.getByRole('region', { name: 'Details' }).getByLabel('Tenant')).toHaveValue('Tess');
  await expect.poll(visit).toMatchObject({ tenantName: 'Tess' });
});
