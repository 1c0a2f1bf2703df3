import { expect, it } from 'vitest';
import { addDays, today } from '#shared/dates.ts';
import { needsYou } from '#shared/domain/dashboard/needs-you.ts';
import { mostTickets } from '#shared/employees/tickets.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { filledReader } from '../testing/device/filled.ts';

const system = localSystem();
const { employees } = routes;

const sam = { firstName: 'Sam', lastName: 'Example' };
const hire = (person: Someone, tickets: object[], more: object = {}) =>
  person.answer(employees.create, { body: { ...sam, ...more, tickets } as never });
const flagsOf = async (person: Someone) =>
  (await person.call(employees.today, {})).map(({ flags }) => flags.includes('ticketEnds'));

const needsOn = async (person: Someone, day: string) => {
  const needs = needsYou(await filledReader(person), { now: Date.parse(day), today: day });
  return needs.map(({ reason, of, name, days }) => [reason, of, name, days].join(' '));
};

it('are kept with their number and last day, blanks as nothing, and cleared by an empty list', async () => {
  const person = await system.someone();
  const given = [{ kind: 'gasSafe', number: ' 1234567 ', endsOn: '2027-03-31' }, { kind: 'firstAid' }];
  const made = await hire(person, [...given, { kind: 'driving', number: '', endsOn: '' }]);
  expect(made).toMatchObject({ status: 201 });
  const { id } = made.body as { id: number };
  const kept = [
    { kind: 'gasSafe', number: '1234567', endsOn: '2027-03-31' },
    { kind: 'firstAid', number: null, endsOn: null },
    { kind: 'driving', number: null, endsOn: null },
  ];
  expect((await person.call(employees.get, { params: { id } })).tickets).toEqual(kept);
  // Omitted, they stay.
  expect((await person.call(employees.update, { params: { id }, body: sam })).tickets).toEqual(kept);
  const body = { ...sam, tickets: [] };
  expect((await person.call(employees.update, { params: { id }, body })).tickets).toEqual([]);
});

it('are refused by name where one is no ticket or there are too many', async () => {
  const person = await system.someone();
  const refused = async (tickets: object[]) => {
    const { status, body } = await hire(person, tickets);
    return [status, (body as { issues: { path: string }[] }).issues.map(({ path }) => path)];
  };
  expect(await refused([{ kind: 'pilot' }])).toEqual([400, ['tickets.0.kind']]);
  expect(await refused([{ kind: 'ecs', endsOn: '2027-02-30' }])).toEqual([400, ['tickets.0.endsOn']]);
  const many = Array.from({ length: mostTickets + 1 }, () => ({ kind: 'cscs' }));
  expect(await refused(many)).toEqual([400, ['tickets']]);
});

it('are told of from 30 days before the first ends until somebody renews it, while they work there', async () => {
  const person = await system.someone();
  const endsOn = addDays(today(), 31);
  const made = await hire(person, [
    { kind: 'ecs', endsOn: addDays(endsOn, 200) },
    { kind: 'gasSafe', endsOn },
  ]);
  const { id } = made.body as { id: number };
  expect(await flagsOf(person)).toEqual([false]);
  expect(await needsOn(person, today())).toEqual([]);
  expect(await needsOn(person, addDays(endsOn, -30))).toEqual([
    'ticket_ends employee Sam Example’s Gas Safe -30',
  ]);
  expect(await needsOn(person, addDays(endsOn, 2))).toEqual([
    'ticket_ends employee Sam Example’s Gas Safe 2',
  ]);

  const set = (body: object) =>
    person.call(employees.update, { params: { id }, body: { ...sam, ...body } as never });
  await set({ tickets: [{ kind: 'gasSafe', endsOn: addDays(today(), 30) }] });
  expect(await flagsOf(person)).toEqual([true]);
  await set({ isActive: false });
  expect(await needsOn(person, today())).toEqual([]);
});

it('are their own affair, the owner’s and the office’s', async () => {
  const [person, accountant] = await Promise.all([system.someone(), system.someone()]);
  const { body: made } = await hire(person, [{ kind: 'driving', number: 'EXAMP700101S99' }]);
  const now = new Date().toISOString();
  // Imported late, because entities read the environment when they load.
  const { memberEntity } = await import('#functions/lib/tenant/firm-entity.ts');
  await memberEntity
    .put({
      ...{ firmId: person.firmId, userId: accountant.userId, role: 'accountant', seesPrices: false },
      ...{ state: 'active', joinedAt: now, updatedAt: now },
    })
    .go();
  const params = { id: (made as { id: number }).id };
  const seen = await accountant.answer(employees.get, { params }, { 'fettle-firm': person.firmId });
  expect(seen).toMatchObject({ status: 200, body: { firstName: 'Sam', tickets: null } });
});
