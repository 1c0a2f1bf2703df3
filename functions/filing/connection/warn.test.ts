import { expect, it } from 'vitest';
import { rightClockAfterEach, setClock } from '#functions/testing/clock.ts';
import { filledReader } from '#functions/testing/device/filled.ts';
import {
  connectedPerson,
  connectedVat,
  connectVat,
  deviceHeaders,
  tellHmrc,
} from '#functions/testing/filing/hmrc.ts';
import { mailTo } from '#functions/testing/inbox.ts';
import { runReminders } from '#functions/testing/morning.ts';
import { partitionOf } from '#functions/testing/partition.ts';
import { addDays, addMonths, daysBetween, formatDate, today } from '#shared/dates.ts';
import { needsYou } from '#shared/domain/dashboard/needs-you.ts';
import type { IncomeTaxYear } from '#shared/filing/income-tax.ts';
import { routes } from '#shared/routes.ts';
import { taxYearOf } from '#shared/uk/tax-year.ts';
import { asLambda } from '../../../local/gateway/running.ts';
import { localSystem, type Someone } from '../../../local/testing/system.ts';

const system = localSystem();
rightClockAfterEach();
const { filing } = routes;

const mails = async ({ email }: Someone) =>
  (await mailTo(system.services.inbox, email)).filter(({ subject }) =>
    subject.startsWith('Your connection to HMRC'),
  );

const about: readonly string[] = ['update_due', 'hmrc_ends'];

/** The items about connections and updates that a device with all records shows on a day: reason, subject and days late. */
const told = async (person: Someone, on: string) => {
  const now = Date.parse(`${on}T09:00:00Z`);
  const needs = needsYou(await filledReader(person), { now, today: today(now) });
  const ours = needs.filter(({ reason }) => about.includes(reason));
  return ours.map(({ reason, of, name, days }) => [reason, of, name, days].join(' '));
};

const statusOf = async (person: Someone, tax: 'vat' | 'incomeTax') =>
  (await person.call(filing.connections, {})).connections.find((each) => each.tax === tax)?.status;

it('warns on Home and once by letter, 30 days before a connection ends', async () => {
  const { person } = await connectedVat(system);
  const last = addMonths(today(), 18);
  expect(await told(person, addDays(last, -31))).toEqual([]);
  expect(await told(person, addDays(last, -30))).toEqual(['hmrc_ends hmrc vat -30']);
  expect(await told(person, addDays(last, 3))).toEqual(['hmrc_ends hmrc vat 3']);
  // The daily run finds it under this key.
  const due = async () =>
    (await partitionOf(person.firmId)).find(({ sk }) => sk === 'hmrcGrant#vat')?.gsi1sk as string | undefined;
  expect(await due()).toMatch(new RegExp(`^${addDays(last, -30)}#.*#hmrc#vat$`));
});

it('warns at once where the connection ends before HMRC wants something', async () => {
  const { person, vrn } = await connectedVat(system);
  const [start, end] = [addDays(today(), -100), addDays(today(), -10)];
  const due = addMonths(today(), 19);
  await tellHmrc(system, { vrn, obligations: [{ start, end, due, status: 'O', periodKey: '26A3' }] });
  expect((await person.answer(filing.vatObligations, {}, deviceHeaders())).status).toBe(200);
  expect(await statusOf(person, 'vat')).toBe('ends_soon');
  const left = daysBetween(today(), addMonths(today(), 18));
  expect(await told(person, today())).toEqual([`hmrc_ends hmrc vat ${-left}`]);
  await Promise.all([runReminders(), runReminders()]);
  await runReminders();
  const [letter, ...more] = await mails(person);
  expect(more).toEqual([]);
  expect(letter?.subject).toBe(`Your connection to HMRC ends on ${formatDate(addMonths(today(), 18))}`);
  expect(letter?.body.text).toContain('/tax?part=vat');
  await person.call(filing.disconnect, { params: { tax: 'vat' } });
  expect(await told(person, addMonths(today(), 18))).toEqual([]);
});

it('says on Home which update of Income Tax is due, until HMRC has it', async () => {
  setClock('2026-11-10T09:00:00Z');
  const { person } = await connectedPerson(system);
  const taxYear = taxYearOf(today());
  const year = async () =>
    (await person.answer(filing.incomeTaxYear, { params: { taxYear } }, deviceHeaders()))
      .body as IncomeTaxYear;
  const [first, second] = (await year()).updates;
  expect(await told(person, '2026-07-23')).toEqual([]);
  expect(await told(person, '2026-07-24')).toEqual(['update_due update 2026-07-05 -14']);
  const send = (update: typeof first) =>
    person.answer(
      filing.sendUpdate,
      { params: { taxYear, quarter: `${update?.quarter}` }, body: { hash: update?.hash } as never },
      deviceHeaders(),
    );
  expect((await send(first)).status).toBe(201);
  expect(await told(person, '2026-11-10')).toEqual(['update_due update 2026-10-05 3']);
  expect((await send(second)).status).toBe(201);
  expect(await told(person, '2026-11-10')).toEqual([]);
  await year();
  expect(await told(person, '2027-01-30')).toEqual(['update_due update 2027-01-05 -8']);
});

it('says on Home that it works no longer when HMRC ends it early, until it is connected again', async () => {
  const { person, ...business } = await connectedVat(system);
  const look = () => person.answer(filing.vatObligations, {}, deviceHeaders());
  expect(await told(person, today())).toEqual([]);
  await tellHmrc(system, { vrn: business.vrn, revoke: true });
  expect(await look()).toMatchObject({ status: 409, body: { issues: [{ path: 'connection' }] } });
  expect(await told(person, today())).toEqual(['hmrc_ends hmrc vat 1']);
  expect(await told(person, addDays(today(), 9))).toEqual(['hmrc_ends hmrc vat 9']);
  const grant = (await partitionOf(person.firmId)).find(({ sk }) => sk === 'hmrcGrant#vat');
  expect(grant?.gsi1sk).toBeUndefined();
  await connectVat(person, business);
  expect(await told(person, today())).toEqual([]);
});

it('gives a connection from before grants were kept one at night, so that its end is told', async () => {
  const { person } = await connectedVat(system);
  const { grantEntity } = await import('./grant-entity.ts');
  const { recountFirm } = await import('#functions/upkeep/recount.ts');
  await grantEntity.delete({ firmId: person.firmId, tax: 'vat' }).go();
  const last = addMonths(today(), 18);
  await asLambda('recounter', recountFirm)(person.firmId);
  const grant = (await partitionOf(person.firmId)).find(({ sk }) => sk === 'hmrcGrant#vat');
  expect(grant?.gsi1sk).toMatch(new RegExp(`^${addDays(last, -30)}#`));
  expect(await told(person, addDays(last, -30))).toEqual(['hmrc_ends hmrc vat -30']);
});
