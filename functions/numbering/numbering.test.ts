import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recounted } from '#functions/testing/partition.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';

const system = localSystem();
const { auth, clients, invoices, settings } = routes;

const begin = async () => {
  const person = await system.someone();
  const client = await person.call(clients.create, { body: { name: 'Harbour Café' } });
  return { person, clientId: client.id };
};

const raise = (person: Someone, clientId: number, invoiceNumber?: string | 0) => {
  const body = { clientId, amount: 10, dueDate: '2030-01-31', ...(invoiceNumber && { invoiceNumber }) };
  return person.answer(invoices.create, { body });
};
const numberIn = ({ body }: { body: unknown }) => (body as { invoiceNumber: string }).invoiceNumber;

const numbered = (
  person: Someone,
  body: { invoice: 'suggested' | 'consecutive'; prefix?: string; next?: number },
) => person.answer(settings.updateNumbering, { body });

const refused = (status: number, path: string) => ({ status, body: { issues: [{ path }] } });

const maybe = (max: number) => fc.option(fc.integer({ min: 1, max }), { nil: undefined });
/** A step either sets a prefix, with or without a next number, or raises an invoice, with or without a number. */
const step = fc.oneof(
  fc.record({ wanted: fc.constantFrom('S-', 'T-', 'S-1'), next: maybe(6) }),
  fc.record({ place: maybe(9) }),
);

interface Run {
  person: Someone;
  clientId: number;
  prefix: string;
  /** The first number drawn with each prefix. */
  firsts: Map<string, number>;
  given: string[];
}

const nextOf = async (person: Someone) => (await person.call(auth.user, {})).numbering?.next ?? 0;

const setSeries = async (run: Run, { wanted, next }: { wanted: string; next: number | undefined }) => {
  const body = { invoice: 'consecutive' as const, prefix: wanted, ...(next !== undefined && { next }) };
  if ((await numbered(run.person, body)).status === 200) run.prefix = wanted;
};

const raiseOne = async (
  { person, clientId, prefix, firsts, given }: Run,
  { place }: { place?: number | undefined },
) => {
  const next = await nextOf(person);
  const answer = await raise(person, clientId, place && `${prefix}${place}`);
  if (answer.status !== 201) return;
  given.push(numberIn(answer));
  if (place === undefined && !firsts.has(prefix)) firsts.set(prefix, next);
};

describe('numbers of invoices', () => {
  it('are brought along until the user says otherwise', async () => {
    const { person, clientId } = await begin();
    expect((await person.call(auth.user, {})).numbering).toEqual({
      invoice: 'suggested',
      prefix: 'INV-',
      next: 1,
      hasBegun: false,
    });
    expect(await raise(person, clientId)).toMatchObject(refused(400, 'invoiceNumber'));
    expect((await raise(person, clientId, 'INV-7')).status).toBe(201);
    const missing = await person.answer(invoices.create, { body: {} as never });
    expect(missing).toMatchObject({ status: 400 });
    expect((missing.body as { issues: { path: string }[] }).issues.map(({ path }) => path).sort()).toEqual([
      'amount',
      'clientId',
      'dueDate',
      'invoiceNumber',
    ]);
  });

  it('come without a gap or a double when fifty are raised at once', async () => {
    const { person, clientId } = await begin();
    const reply = await numbered(person, { invoice: 'consecutive', prefix: 'A-', next: 41 });
    expect(reply).toMatchObject({ status: 200, body: { invoice: 'consecutive', prefix: 'A-', next: 41 } });
    const started = performance.now();
    const replies = await Promise.all(Array.from({ length: 50 }, () => raise(person, clientId)));
    expect(performance.now() - started).toBeLessThan(30_000);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    const places = replies.map((answer) => Number(numberIn(answer).slice(2))).sort((a, b) => a - b);
    expect(places).toEqual(Array.from({ length: 50 }, (_, n) => 41 + n));
    expect((await person.call(auth.user, {})).numbering).toMatchObject({ next: 91 });
    const { expected, found } = await recounted(person.firmId);
    expect(found).toEqual(expected);
  });

  it('may have another shape or lie behind, but never ahead', async () => {
    const { person, clientId } = await begin();
    await raise(person, clientId, 'INV-5');
    await numbered(person, { invoice: 'consecutive', next: 4 });
    expect(numberIn(await raise(person, clientId, 'INV-2026-000123'))).toBe('INV-2026-000123');
    expect(numberIn(await raise(person, clientId, 'INV-3'))).toBe('INV-3');
    expect(numberIn(await raise(person, clientId, 'INV-4'))).toBe('INV-4');
    expect(await raise(person, clientId, 'INV-7')).toMatchObject(refused(409, 'invoiceNumber'));
    // INV-5 was entered by hand and exists already, so skipping it leaves no gap.
    expect(numberIn(await raise(person, clientId))).toBe('INV-6');
    expect(numberIn(await raise(person, clientId))).toBe('INV-7');
  });

  it('never go back: a series that has begun is only left for another', async () => {
    const { person, clientId } = await begin();
    await numbered(person, { invoice: 'consecutive', prefix: 'B', next: 10 });
    expect(await numbered(person, { invoice: 'consecutive', next: 3 })).toMatchObject({ body: { next: 3 } });
    await raise(person, clientId);
    for (const next of [1, 3, 9])
      expect(await numbered(person, { invoice: 'consecutive', next })).toMatchObject(refused(409, 'next'));
    expect(await numbered(person, { invoice: 'consecutive', prefix: 'C' })).toMatchObject({
      body: { prefix: 'C', next: 1 },
    });
    expect(numberIn(await raise(person, clientId))).toBe('C1');
  });

  it('go on where they stood when their prefix is gone back to, and lose none meanwhile', async () => {
    const { person, clientId } = await begin();
    await person.call(settings.updateBusiness, { body: { vatNumber: 'GB123456782' } });
    await numbered(person, { invoice: 'consecutive', prefix: 'S-' });
    const ids = [];
    for (let n = 1; n <= 4; n++) ids.push((await raise(person, clientId)).body as { id: number });
    await numbered(person, { invoice: 'consecutive', prefix: 'T-' });
    for (const next of [2, 4, 50])
      expect(await numbered(person, { invoice: 'consecutive', prefix: 'S-', next })).toMatchObject(
        refused(409, 'next'),
      );
    // A number of the replaced series can neither be used in advance nor lost.
    expect(await raise(person, clientId, 'S-5')).toMatchObject(refused(409, 'invoiceNumber'));
    expect((await person.answer(invoices.remove, { params: { id: ids[3]?.id ?? 0 } })).status).toBe(204);
    expect(await raise(person, clientId, 'S-4')).toMatchObject(refused(409, 'invoiceNumber'));
    expect(await numbered(person, { invoice: 'consecutive', prefix: 'S-' })).toMatchObject({
      status: 200,
      body: { prefix: 'S-', next: 5, hasBegun: true },
    });
    expect(numberIn(await raise(person, clientId))).toBe('S-5');
  });

  it('have no gap and no double, whatever is set and raised in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
        const { person, clientId } = await begin();
        await person.call(settings.updateBusiness, { body: { vatNumber: 'GB123456782' } });
        await numbered(person, { invoice: 'consecutive', prefix: 'S-' });
        const run: Run = { person, clientId, prefix: 'S-', firsts: new Map(), given: [] };
        for (const each of steps) await ('wanted' in each ? setSeries(run, each) : raiseOne(run, each));
        expect(new Set(run.given).size).toBe(run.given.length);
        for (const [prefix, first] of run.firsts) {
          await numbered(person, { invoice: 'consecutive', prefix });
          const next = await nextOf(person);
          for (let place = first; place < next; place++) expect(run.given).toContain(`${prefix}${place}`);
        }
      }),
      { numRuns: 12 },
    );
  });

  it('are consecutive for good once there is a VAT number', async () => {
    const { person, clientId } = await begin();
    await person.call(settings.updateBusiness, { body: { vatNumber: 'GB123456782' } });
    expect(await numbered(person, { invoice: 'suggested' })).toMatchObject(refused(409, 'invoice'));
    expect(numberIn(await raise(person, clientId))).toBe('INV-1');
    await person.call(settings.updateBusiness, { body: { vatNumber: null } });
    expect((await person.call(auth.user, {})).numbering).toMatchObject({ invoice: 'consecutive', next: 2 });
  });
});
