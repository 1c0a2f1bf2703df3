import { expect } from '@playwright/test';
import { wholeForms } from '../shared/certificates/testing/examples.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { allSent, outboxIsHere } from './fixtures/cellar.ts';
import { startedForm } from './fixtures/certificates.ts';
import { test } from './fixtures/test.ts';

const { certificates, clients, jobs } = routes;

test('fills in a gas record offline, signs it, issues it and corrects it', async ({
  signedIn: page,
  api,
  context,
}) => {
  const { id: clientId } = await api.call(clients.create, { body: { name: 'Mill Lettings' } });
  const { id } = await api.call(jobs.create, {
    body: { title: 'Gas check', clientId, location: '9 Mill Lane, Leeds LS1 4AC' },
  });
  const record = page.getByRole('region', { name: 'Details' });
  const choose = (group: string, answer: string) =>
    record.getByRole('group', { name: group, exact: true }).getByText(answer, { exact: true }).click();
  const draft = async () => (await api.call(certificates.all, { query: { state: 'draft' } }))[0];
  const valuesNow = async () => {
    const row = await draft();
    if (!row) return undefined;
    const params = { id: row.jobId, certificateId: row.id };
    return (await api.call(certificates.get, { params })).values as Record<string, Record<string, unknown>>;
  };

  await page.goto(`/jobs?id=${id}`);
  await record.getByRole('button', { name: 'Fill in' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByLabel('Address')).toHaveValue('9 Mill Lane\nLeeds');
  await expect(sheet.getByLabel('Postcode')).toHaveValue('LS1 4AC');
  await expectAccessible(page);
  await sheet.getByLabel('Certificate').selectOption('gas_safety');
  await sheet.getByRole('button', { name: 'Start' }).click();
  const contents = record.getByRole('list', { name: 'Sections' });
  await expect(contents.getByRole('button', { name: /^Visit/ })).toBeVisible();
  await expectAccessible(page);

  await contents.getByRole('button', { name: /^Tightness test/ }).click();
  await choose('Tightness test done', 'No');
  await expect(record.getByText('Saved', { exact: true })).toBeVisible();
  await expect.poll(async () => (await valuesNow())?.tightness).toEqual({ done: 'no' });

  await record.getByRole('button', { name: 'All sections' }).click();
  await contents.getByRole('button', { name: /^Visit/ }).click();
  await context.setOffline(true);
  await record.getByLabel('Engineer').fill('Alex Fitter');
  await record.getByLabel('Gas Safe number').fill('123456');
  await record.getByLabel('Landlord or agent’s address').fill('1 High Street');
  await expect(record.getByText('Saved on this device')).toBeVisible();
  await record.getByLabel('Tenant').fill('Tess Tenant');
  await expect(record.getByText('Saved on this device')).toBeVisible();
  await context.setOffline(false);
  await expect
    .poll(async () => (await valuesNow())?.visit)
    .toMatchObject({ engineerName: 'Alex Fitter', registration: '123456', tenantName: 'Tess Tenant' });
  // The bar of queued changes disappears, and what is below it moves up.
  await allSent(page);

  await record.getByRole('button', { name: 'All sections' }).click();
  await contents.getByRole('button', { name: /^Appliances/ }).click();
  await record.getByRole('button', { name: 'Add appliance' }).click();
  await choose('Appliance', 'Boiler');
  await record.getByLabel('Where it is').fill('Loft');
  await choose('Owner', 'Landlord');
  await choose('Inspected', 'Yes');
  await choose('Flue', 'Room sealed');
  await record.getByLabel('Operating pressure', { exact: true }).fill('20.1');
  await record.getByLabel('CO', { exact: true }).fill('90');
  await record.getByLabel('CO₂', { exact: true }).fill('1.5');
  await expect(record.getByText('Worked out: 0.006')).toBeVisible();
  await expect(record.getByText('The ratio is above 0.0040')).toBeVisible();
  await record.getByLabel('Heat input', { exact: true }).fill('lots');
  await expect(record.getByText('Enter a number like 20.1')).toBeVisible();
  await record.getByLabel('Heat input', { exact: true }).fill('');
  await record.getByRole('button', { name: /^Pass the other/ }).click();
  await choose('Safe to use', 'Yes');
  await choose('CO alarm', 'Fitted');
  await expectAccessible(page);
  await record.getByRole('button', { name: 'Done' }).click();
  await record.getByRole('button', { name: 'All sections' }).click();
  await contents.getByRole('button', { name: /^Confirmation/ }).click();
  await choose('Checked as regulation 26(9) asks', 'Yes');
  await record.getByRole('button', { name: 'All sections' }).click();
  await expect(contents.getByText('Nothing is missing')).toBeVisible();

  await record.getByRole('button', { name: 'Review and sign', exact: true }).click();
  await expect(record.getByText('Safe', { exact: true })).toBeVisible();
  const issue = record.getByRole('button', { name: 'Sign and issue' });
  await issue.click();
  await expect(record.getByText('Tick that you’ve read the warnings')).toBeVisible();
  await expect(record.getByText('Add the engineer’s signature')).toBeVisible();
  await record.getByLabel('I’ve read these').check();
  const pad = record.getByRole('img', { name: 'Sign here: Engineer' });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('There is nowhere to sign');
  await page.mouse.move(box.x + 20, box.y + 30);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 90, { steps: 5 });
  await page.mouse.up();
  await record.locator('[data-signer=customer]').getByText('Not here').click();
  await expectAccessible(page);
  await context.setOffline(true);
  await issue.click();
  await expect(record.getByText('Signed. Gets its number when connected')).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(record.getByText('No. GS-00001')).toBeVisible();
  await expect(record.getByRole('link', { name: 'Open PDF' })).toBeVisible();
  await expectAccessible(page);

  await record.getByRole('button', { name: 'Correct', exact: true }).click();
  await page.getByRole('dialog').getByLabel('What was wrong').fill('Wrong room');
  await page.getByRole('dialog').getByRole('button', { name: 'Start new version' }).click();
  await expect(contents.getByText('Nothing is missing')).toBeVisible();
  expect(await draft()).toMatchObject({ version: 2, state: 'draft' });
});

test('a certificate that was issued can be withdrawn, and keeps its number', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
}) => {
  const params = await startedForm(api, 'alarms', { title: 'Alarms' });
  const { hash } = await api.call(certificates.putValues, { params, body: { values: wholeForms.alarms } });
  const signed = { role: 'engineer', name: 'Alex Fitter', typed: true } as const;
  await api.call(certificates.issue, { params, body: { hash: String(hash), signatures: [signed] } });
  await page.goto('/certificates');
  await page.getByRole('link', { name: /Alarm check/ }).click();
  const record = page.getByRole('region', { name: 'Details' });
  await record.getByRole('button', { name: 'Withdraw', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Why you withdraw it').fill('Wrong address');
  await sheet.getByRole('button', { name: 'Withdraw' }).click();
  await expect(record.getByText('Reason: Wrong address')).toBeVisible();
  await expect(record.getByText('No. AL-00001')).toBeVisible();
});

test('signatures given offline are asked for again if the form changed elsewhere', {
  tag: '@one-size',
}, async ({ signedIn: page, api, context }) => {
  const params = await startedForm(api, 'alarms', { title: 'Alarms' });
  const { certificateId } = params;
  await api.call(certificates.putValues, { params, body: { values: wholeForms.alarms } });
  await page.goto(`/certificates?id=${certificateId}&section=sign`);
  const record = page.getByRole('region', { name: 'Details' });
  const engineer = record.locator('[data-signer=engineer]');
  await engineer.getByText('Type', { exact: true }).click();
  await engineer.getByRole('textbox').fill('Alex Fitter');
  await engineer.getByRole('checkbox').check();
  await outboxIsHere(page);
  await context.setOffline(true);
  await record.getByRole('button', { name: 'Sign and issue' }).click();
  await expect(record.getByText('Signed. Gets its number when connected')).toBeVisible();
  await api.call(certificates.putValues, {
    params,
    body: { values: { visit: { address: '9 Mill Lane, upstairs' } } },
  });
  await context.setOffline(false);
  await expect(record.getByRole('button', { name: 'Sign and issue' })).toBeVisible();
  await page.getByRole('link', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('This was changed after it was signed.')).toBeVisible();
});

test('what is typed without a line and comes after the issue becomes a correction', {
  tag: '@one-size',
}, async ({ signedIn: page, api, context }) => {
  const params = await startedForm(api, 'alarms', { title: 'Alarms' });
  const { certificateId } = params;
  const { hash } = await api.call(certificates.putValues, { params, body: { values: wholeForms.alarms } });
  await page.goto(`/certificates?id=${certificateId}&section=visit`);
  const record = page.getByRole('region', { name: 'Details' });
  await expect(record.getByLabel('Address')).toBeVisible();
  await outboxIsHere(page);
  await context.setOffline(true);
  await record.getByLabel('Address').fill('11 Mill Lane');
  await expect(record.getByText('Saved on this device')).toBeVisible();
  const signed = { role: 'engineer', name: 'Alex Fitter', typed: true } as const;
  await api.call(certificates.issue, { params, body: { hash: String(hash), signatures: [signed] } });
  await context.setOffline(false);
  await expect(record.getByText('No. AL-00001')).toBeVisible();
  await record.getByRole('button', { name: 'Make it a correction' }).click();
  await expectAccessible(page);
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('What was wrong').fill('Wrong house');
  await sheet.getByRole('button', { name: 'Start new version' }).click();
  const typed = async () => {
    const [draft] = await api.call(certificates.all, { query: { state: 'draft' } });
    if (!draft) return undefined;
    const { values } = await api.call(certificates.get, { params: { ...params, certificateId: draft.id } });
    return values?.visit;
  };
  await expect.poll(typed).toMatchObject({ address: '11 Mill Lane' });
  await expect(page.getByText('Needs you')).toHaveCount(0);
});

test('moves a draft to the current edition, and names what has no place there', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
}) => {
  const params = await startedForm(api, 'electrical_report', { title: 'EICR', day: '2026-04-14' });
  const { certificateId } = params;
  const supply = { earthing: 'tn_c_s', ze: 0.2 };
  const values = { ...wholeForms.electrical_report, boards: [], circuits: [], supply };
  await api.call(certificates.putValues, { params, body: { values } });
  await page.goto(`/certificates?id=${certificateId}&section=details`);
  const record = page.getByRole('region', { name: 'Details' });
  await record.getByLabel('Reason for the report').fill('Sale of the house');
  await record.getByRole('button', { name: 'All sections' }).click();
  await expect(record.getByText('This edition ended on 14 Oct 2026')).toBeVisible();
  await expectAccessible(page);
  await record.getByRole('button', { name: 'Use the current edition' }).click();
  const left = record.getByRole('region', { name: 'Answers with no place on this edition' });
  await expect(left.getByText('Supply · Earthing: TN-C-S')).toBeVisible();
  await expect(record.getByText('This edition ended')).toBeHidden();
  await expectAccessible(page);
  await expect.poll(async () => (await api.call(certificates.get, { params })).edition).toBe('a4-2026');
  await record.getByRole('button', { name: /^Supply/ }).click();
  await record.getByText('TN-C-S (PME)', { exact: true }).click();
  await record.getByRole('button', { name: 'All sections' }).click();
  await expect(left).toBeHidden();
  const { values: kept } = await api.call(certificates.get, { params });
  expect(kept).toMatchObject({ details: { reason: 'Sale of the house' }, supply: { ze: 0.2 } });
});

test('keeps what is typed in a form of 20 circuits, and begins the next like the last', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const params = await startedForm(api, 'electrical_report', { title: 'EICR' });
  const { certificateId } = params;
  const whole = wholeForms.electrical_report;
  const [circuit] = whole.circuits as object[];
  const circuits = Array.from({ length: 20 }, (_, at) => ({
    ...circuit,
    rowId: `r${at}`,
    number: `${at + 1}`,
  }));
  await api.call(certificates.putValues, { params, body: { values: { ...whole, circuits } } });
  await page.goto(`/certificates?id=${certificateId}&section=circuits&row=20`);
  const record = page.getByRole('region', { name: 'Details' });
  await expect(record.getByText('Circuit 20 of 20')).toBeVisible();
  await record.getByLabel('Description').click();
  await page.keyboard.type('Ring final, first floor');
  await record.getByLabel('Zs', { exact: true }).fill('');
  await page.keyboard.type('1.95');
  await expect(record.getByText('Saved', { exact: true })).toBeVisible();
  const { values } = await api.call(certificates.get, { params });
  expect((values as { circuits?: object[] } | undefined)?.circuits?.[19]).toMatchObject({
    description: 'SocketsRing final, first floor',
    zs: 1.95,
  });
  await record.getByRole('button', { name: 'Add next circuit' }).click();
  await expect(record.getByLabel('Number', { exact: true })).toHaveValue('21');
  await expect(record.getByLabel('Board', { exact: true })).toHaveValue('DB1');
  await expect(record.getByLabel('Description')).toHaveValue('');
});
