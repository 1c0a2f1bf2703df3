import { describe, expect, it, vi } from 'vitest';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../../local/testing/system.ts';
import { recounted } from '../../testing/partition.ts';

const system = localSystem();
const { auth, clients, invoices, settings } = routes;

const begin = async () => {
  const person = await system.someone();
  const client = await person.call(clients.create, { body: { name: 'Harbour Café' } });
  return { person, clientId: client.id };
};

const raise = (person: Someone, clientId: number, invoiceNumber?: string) => {
  const body = { clientId, amount: 10, dueDate: '2030-01-31', ...(invoiceNumber && { invoiceNumber }) };
  return person.answer(invoices.create, { body });
};
const numberIn = ({ body }: { body: unknown }) => (body as { invoiceNumber: string }).invoiceNumber;

const numbered = (
  person: Someone,
  body: { invoice: 'suggested' | 'consecutive'; prefix?: string; next?: number },
) => person.answer(settings.updateNumbering, { body });

const refused = (status: number, path: string) => ({ status, body: { issues: [{ path }] } });

describe('numbers of invoices', () => {
  it('are brought along until the user says otherwise', async () => {
    const { person, clientId } = await begin();
    expect((await person.call(auth.user, {})).numbering).toEqual({
      invoice: 'suggested',
      prefix: 'INV-',
      next: 1,
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

  it('take two tries of whoever draws at once with others, not one more for each who was first', async () => {
    const { person, clientId } = await begin();
    await numbered(person, { invoice: 'consecutive', prefix: 'B-', next: 1 });
    const { document } = await import('#functions/lib/table.ts');
    const sent = vi.spyOn(document, 'send');
    const replies = await Promise.all(Array.from({ length: 40 }, () => raise(person, clientId)));
    const tries = sent.mock.calls.filter(([{ input }]) =>
      JSON.stringify('TransactItems' in input ? input.TransactItems : []).includes('numbering#invoice'),
    );
    sent.mockRestore();
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(tries.length).toBeLessThan(2 * replies.length);
  });

  it('come from the series without a gap or a double when sixteen are raised at once', async () => {
    const { person, clientId } = await begin();
    const reply = await numbered(person, { invoice: 'consecutive', prefix: 'A-', next: 41 });
    expect(reply).toMatchObject({ status: 200, body: { invoice: 'consecutive', prefix: 'A-', next: 41 } });
    const replies = await Promise.all(Array.from({ length: 16 }, () => raise(person, clientId)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    const places = replies.map((answer) => Number(numberIn(answer).slice(2))).sort((a, b) => a - b);
    expect(places).toEqual(Array.from({ length: 16 }, (_, n) => 41 + n));
    expect((await person.call(auth.user, {})).numbering).toMatchObject({ next: 57 });
    const { expected, found } = await recounted(person.userId);
    expect(found).toEqual(expected);
  });

  it('may be of another shape or lie behind, are drawn when they are the next, and never lie ahead', async () => {
    const { person, clientId } = await begin();
    await raise(person, clientId, 'INV-5');
    await numbered(person, { invoice: 'consecutive', next: 4 });
    expect(numberIn(await raise(person, clientId, 'INV-2026-000123'))).toBe('INV-2026-000123');
    expect(numberIn(await raise(person, clientId, 'INV-3'))).toBe('INV-3');
    expect(numberIn(await raise(person, clientId, 'INV-4'))).toBe('INV-4');
    expect(await raise(person, clientId, 'INV-7')).toMatchObject(refused(409, 'invoiceNumber'));
    // INV-5 was given by hand: it is there already, so leaving it out makes no gap.
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

  it('are consecutive for good once there is a VAT number', async () => {
    const { person, clientId } = await begin();
    await person.call(settings.updateBusiness, { body: { vatNumber: 'GB123456782' } });
    expect(await numbered(person, { invoice: 'suggested' })).toMatchObject(refused(409, 'invoice'));
    expect(numberIn(await raise(person, clientId))).toBe('INV-1');
    await person.call(settings.updateBusiness, { body: { vatNumber: null } });
    expect((await person.call(auth.user, {})).numbering).toMatchObject({ invoice: 'consecutive', next: 2 });
  });
});
