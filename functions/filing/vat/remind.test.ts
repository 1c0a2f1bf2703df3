import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { rightClockAfterEach, setClock } from '#functions/testing/clock.ts';
import { filledReader } from '#functions/testing/device/filled.ts';
import { connectedVat, deviceHeaders, tellHmrc } from '#functions/testing/filing/hmrc.ts';
import { mailTo } from '#functions/testing/inbox.ts';
import { runReminders } from '#functions/testing/morning.ts';
import { partitionOf } from '#functions/testing/partition.ts';
import { today } from '#shared/dates.ts';
import { needsYou } from '#shared/domain/dashboard/needs-you.ts';
import type { FilingReturn } from '#shared/filing/vat.ts';
import { routes } from '#shared/routes.ts';
import type { Obligation } from '../../../local/hmrc/state.ts';
import { localSystem, type Someone } from '../../../local/testing/system.ts';

const system = localSystem();
rightClockAfterEach();
const { filing } = routes;

const summer: Obligation = {
  ...{ start: '2026-07-01', end: '2026-09-30', due: '2026-11-07', status: 'O', periodKey: '26A3' },
};

const begin = async (periods = [summer]) => {
  vi.useRealTimers();
  const { person, vrn } = await connectedVat(system);
  await tellHmrc(system, { vrn, obligations: periods });
  const read = () => person.answer(filing.vatObligations, {}, deviceHeaders());
  expect((await read()).status).toBe(200);
  return { person, vrn, read };
};

const at = { params: { end: summer.end } };

const file = async (person: Someone) => {
  const { body } = await person.answer(filing.vatReturn, at, deviceHeaders());
  const { hash } = body as FilingReturn;
  return person.answer(
    filing.fileVatReturn,
    { ...at, body: { hash, declared: true } },
    { ...deviceHeaders(), 'idempotency-key': randomUUID() },
  );
};

const mails = async ({ email }: Someone) =>
  (await mailTo(system.services.inbox, email)).filter(({ subject }) => subject.startsWith('Your VAT return'));

/** The items that a device with all records shows on a day: reason, subject and days late. */
const told = async (person: Someone, on: string) => {
  const now = Date.parse(`${on}T09:00:00Z`);
  const needs = needsYou(await filledReader(person), { now, today: today(now) });
  return needs.map(({ reason, of, name, days }) => [reason, of, name, days].join(' '));
};

it('tells the trader of a return 14, 7 and 2 days before it is due, once each', async () => {
  const { person } = await begin();
  const on: string[] = [];
  for (const day of ['10-23', '10-24', '10-25', '10-31', '11-01', '11-05', '11-06', '11-07', '11-09']) {
    setClock(`2026-${day}T09:00:00Z`);
    const before = (await mails(person)).length;
    await Promise.all([runReminders(), runReminders()]);
    const more = (await mails(person)).length - before;
    on.push(...Array.from({ length: more }, () => day));
  }
  expect(on).toEqual(['10-24', '10-31', '11-05']);
  const [first] = await mails(person);
  expect(first?.subject).toBe('Your VAT return is due on 7 Nov 2026');
  expect(first?.body.text).toContain('/tax/vat/2026-09-30');
  // No further reminder is scheduled.
  const row = (await partitionOf(person.firmId)).find(({ sk }) => sk === `vatObligation#${summer.end}`);
  expect(row).not.toHaveProperty('gsi1sk');
});

it('tells nobody of a return that HMRC has, and goes by what HMRC says when it is asked again', async () => {
  const filed = await begin();
  expect((await file(filed.person)).status).toBe(201);
  const elsewhere = await begin();
  await tellHmrc(system, { vrn: elsewhere.vrn, obligations: [{ ...summer, status: 'F' }] });
  expect((await elsewhere.read()).status).toBe(200);
  const moved = await begin([{ ...summer, due: '2026-12-07' }]);
  setClock('2026-11-05T09:00:00Z');
  await runReminders();
  for (const { person } of [filed, elsewhere, moved]) expect(await mails(person)).toEqual([]);
});

it('waits on Home from 14 days before until HMRC has it, and while nobody knows whether it has', async () => {
  const { person, vrn, read } = await begin();
  expect(await told(person, '2026-10-23')).toEqual([]);
  expect(await told(person, '2026-10-24')).toEqual([`vat_return vat ${summer.end} -14`]);
  expect(await told(person, '2026-11-26')).toEqual([`vat_return vat ${summer.end} 19`]);
  // Unchanged rows are not synced to devices again.
  const changes = async () =>
    (await partitionOf(person.firmId)).filter(({ sk }) => `${sk}`.startsWith('change#'));
  const before = (await changes()).length;
  expect((await read()).status).toBe(200);
  expect((await changes()).length).toBe(before);
  await tellHmrc(system, { vrn, status: 'silence' });
  expect((await file(person)).status).toBe(202);
  expect(await told(person, '2026-11-26')).toEqual([`vat_check vat ${summer.end} 19`]);
  await person.answer(filing.vatReturn, at, deviceHeaders());
  expect(await told(person, '2026-11-26')).toEqual([]);
});
