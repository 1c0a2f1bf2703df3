import { describe, expect, it } from 'vitest';
import { addDays, today } from '#shared/dates.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../../local/testing/system.ts';
import { partitionOf, recounted } from '../../testing/partition.ts';

const system = localSystem();
const { clients, jobs, invoices, settings } = routes;

const begin = async (vatNumber?: string) => {
  const person = await system.someone();
  if (vatNumber) await person.call(settings.updateBusiness, { body: { vatNumber, vatScheme: 'standard' } });
  const client = await person.call(clients.create, { body: { name: 'Harbour Café' } });
  const job = await person.call(jobs.create, { body: { title: 'Boiler', clientId: client.id } });
  return { person, client, job };
};

const labour = {
  kind: 'labour',
  description: 'Fit tap',
  quantity: 2.5,
  unit: 'hour',
  unitPrice: 40,
  vat: 'o',
} as const;
const tap = {
  kind: 'material',
  description: 'Tap',
  quantity: 1,
  unit: 'each',
  unitPrice: 59.99,
  vat: 'o',
} as const;

const expectTrueCounters = async ({ firmId }: Someone) => {
  const { expected, found } = await recounted(firmId);
  expect(found).toEqual(expected);
};

describe('a draft', () => {
  it('is kept with its lines, their sums and what follows from them, and is no invoice', async () => {
    const { person, client, job } = await begin();
    const body = {
      clientId: client.id,
      jobId: job.id,
      lines: [labour, { ...tap, cost: 31.2, source: { item: 5 } }],
      discount: { amount: 9.99 },
      notes: 'Thank you',
    };
    const draft = await person.call(invoices.createDraft, { body });
    expect(draft).toMatchObject({
      ...body,
      amount: 150,
      materialsCost: 59.99,
      laborCost: 100,
      hoursWorked: 2.5,
      hourlyRate: 40,
      hasLines: true,
      dueDate: null,
      sums: { net: 150, vat: 0, total: 150, byRate: [{ vat: 'o', rate: 0, net: 150, amount: 0 }] },
      client: { id: client.id, name: 'Harbour Café' },
      job: { id: job.id, title: 'Boiler' },
    });
    expect(draft).not.toHaveProperty('invoiceNumber');
    expect(await person.call(invoices.getDraft, { params: { id: draft.id } })).toEqual(draft);
    const { lines: _, sums: __, pricesInclude, discount, taxPoint, reverseCharge, ...row } = draft;
    expect(await person.call(invoices.drafts, {})).toEqual([row]);
    expect(await person.call(invoices.list, {})).toEqual([]);
    await expectTrueCounters(person);
  });

  it('is due by its client’s payment terms, or else the business’s', async () => {
    const { person, client } = await begin();
    const own = await person.call(clients.create, { body: { name: 'Wharf Deli', paymentTermsDays: 14 } });
    const dueOf = async (clientId: number, what: object) => {
      const { id } = await person.call(invoices.createDraft, { body: { clientId, ...what } });
      return (await person.call(invoices.issue, { params: { id }, body: {} })).dueDate;
    };
    const seller = { ownName: 'Robin Example', address: '1 High Street, York' };
    await person.call(settings.updateBusiness, { body: { ...seller, paymentTermsDays: 21 } });
    for (const what of [{ lines: [labour] }, { amount: 85 }]) {
      expect(await dueOf(own.id, what)).toBe(addDays(today(), 14));
      expect(await dueOf(client.id, what)).toBe(addDays(today(), 21));
      expect(await dueOf(own.id, { ...what, dueDate: '2030-01-31' })).toBe('2030-01-31');
    }
  });

  it('is changed field by field, loses its lines for one amount, and goes without a trace', async () => {
    const { person, client, job } = await begin();
    const { id } = await person.call(invoices.createDraft, {
      body: { clientId: client.id, lines: [labour] },
    });
    const params = { id };
    const change = (fields: object) =>
      person.call(invoices.updateDraft, { params, body: { clientId: client.id, ...fields } });
    expect(await change({ jobId: job.id, notes: 'Soon' })).toMatchObject({ lines: [labour], amount: 100 });
    await expectTrueCounters(person);
    expect(await change({ discount: { percent: 10 } })).toMatchObject({ amount: 90, notes: 'Soon' });
    expect(await change({ lines: [labour, tap] })).toMatchObject({ amount: 143.99, jobId: job.id });
    expect(await change({ lines: null, amount: 140 })).toMatchObject({
      lines: null,
      sums: null,
      amount: 140,
    });
    expect(await change({ notes: null })).toMatchObject({ hasLines: false, amount: 140, notes: null });
    await expectTrueCounters(person);
    expect((await person.answer(clients.remove, { params: { id: client.id } })).body).toMatchObject({
      message: expect.stringContaining('1 draft'),
    });
    expect((await person.answer(jobs.remove, { params: { id: job.id } })).status).toBe(409);
    expect((await person.answer(invoices.removeDraft, { params })).status).toBe(204);
    expect((await person.answer(invoices.getDraft, { params })).status).toBe(404);
    await expectTrueCounters(person);
    expect((await person.answer(jobs.remove, { params: { id: job.id } })).status).toBe(204);
    expect((await person.answer(clients.remove, { params: { id: client.id } })).status).toBe(204);
  });

  it('is not overwritten by somebody who looked at an older one', async () => {
    const { person, client } = await begin();
    const { id, updatedAt } = await person.call(invoices.createDraft, { body: { clientId: client.id } });
    const replies = await Promise.all(
      ['a', 'b', 'c'].map((notes) =>
        person.answer(invoices.updateDraft, {
          params: { id },
          body: { clientId: client.id, notes, updatedAt },
        }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('refuses what no document may say, new and changed, naming the field', async () => {
    const { person, client } = await begin();
    const { id } = await person.call(invoices.createDraft, { body: { clientId: client.id } });
    const wrong: [object, string][] = [
      [{ lines: Array(201).fill(labour) }, 'lines'],
      [{ lines: [labour, { ...tap, unitPrice: -1 }] }, 'lines.1.unitPrice'],
      [{ lines: [{ ...tap, unitPrice: 0.005 }] }, 'lines.0.unitPrice'],
      [{ lines: [{ ...tap, discount: 101 }] }, 'lines.0.discount'],
      [{ lines: [tap], discount: { amount: 60 } }, 'discount.amount'],
      [{ lines: [labour], amount: 99 }, 'amount'],
      [{ lines: [labour], laborCost: 1 }, 'laborCost'],
      [{ lines: [labour, { ...tap, optional: true }] }, 'lines.1.optional'],
      [{ lines: [labour, { ...tap, vat: 's' }] }, 'lines.1.vat'],
      [{ lines: [{ ...labour, vat: 'rc' }] }, 'lines.0.vat'],
      [{ lines: [{ ...labour, unitPrice: '40' }] }, 'lines.0.unitPrice'],
    ];
    for (const [fields, path] of wrong) {
      const refused = {
        status: 400,
        body: { issues: expect.arrayContaining([expect.objectContaining({ path })]) },
      };
      const body = { clientId: client.id, ...fields } as never;
      expect(await person.answer(invoices.createDraft, { body }), path).toMatchObject(refused);
      expect(await person.answer(invoices.updateDraft, { params: { id }, body }), path).toMatchObject(
        refused,
      );
    }
    expect(await person.call(invoices.drafts, {})).toMatchObject([{ id, hasLines: false }]);
  });

  it('takes the VAT of whoever is registered at its tax point, rounded once for each rate', async () => {
    const { person, client } = await begin('GB123456782');
    const lines = [
      { ...tap, unitPrice: 9.99, vat: 's' },
      { ...tap, unitPrice: 9.99, vat: 's' },
      { ...labour, vat: 'r' },
      { ...tap, unitPrice: 10, vat: 'rc' },
    ] as const;
    const draft = await person.call(invoices.createDraft, {
      body: { clientId: client.id, lines: [...lines] },
    });
    expect(draft.sums).toEqual({
      net: 129.98,
      vat: 9,
      total: 138.98,
      byRate: [
        { vat: 's', rate: 20, net: 19.98, amount: 4 },
        { vat: 'r', rate: 5, net: 100, amount: 5 },
        { vat: 'rc', rate: 20, net: 10, amount: 0, notional: 2 },
      ],
    });
    await person.call(settings.updateBusiness, { body: { vatFrom: '2026-06-01' } });
    const early = { clientId: client.id, lines: [...lines], taxPoint: '2026-05-31' };
    expect(await person.answer(invoices.createDraft, { body: early })).toMatchObject({
      status: 400,
      body: { issues: [0, 1, 2, 3].map((at) => ({ path: `lines.${at}.vat` })) },
    });
  });

  it('keeps why a VAT rate is lower, if it can be the reason', async () => {
    const { person, client } = await begin('GB123456782');
    const of = (vat: string, rateReason: string) =>
      person.answer(invoices.createDraft, {
        body: { clientId: client.id, lines: [{ ...tap, vat, rateReason }] } as never,
      });
    for (const [vat, reason] of [
      ['r', 'empty home'],
      ['rc5', 'energy saving'],
      ['z', 'energy saving'],
    ] as const)
      expect(await of(vat, reason)).toMatchObject({
        status: 201,
        body: { lines: [{ vat, rateReason: reason }] },
      });
    for (const [vat, reason] of [
      ['s', 'empty home'],
      ['z', 'empty home'],
      ['r', 'new dwelling'],
      ['r', 'because'],
    ] as const)
      expect(await of(vat, reason)).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'lines.0.rateReason' }] },
      });
  });

  it('holds two hundred long lines in less than 100 KB, and gives them back whole', async () => {
    const { person, client } = await begin();
    const words =
      'Isolate, drain down, cut out the old pipe, fit the new one with compression joints, test it. ';
    const lines = Array.from({ length: 200 }, (_, n) => ({
      ...tap,
      description: `${n} ${words.repeat(6)}`.slice(0, 500).trim(),
      unitPrice: n + 0.99,
    }));
    const draft = await person.call(invoices.createDraft, { body: { clientId: client.id, lines } });
    expect(draft.lines).toEqual(lines);
    const items = await partitionOf(person.firmId);
    const item = items.find(({ __edb_e__: kind }) => kind === 'invoiceDraft') ?? {};
    const bytes = Object.values(item).reduce<number>(
      (sum, value) => sum + (value instanceof Uint8Array ? value.length : JSON.stringify(value).length),
      0,
    );
    expect(bytes).toBeLessThan(100 * 1024);
  });
});
