import { createHash } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { addDays, today } from '#shared/dates.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../../local/testing/system.ts';
import { partitionOf, recounted } from '../../testing/partition.ts';

const system = localSystem();
const { clients, jobs, invoices, settings } = routes;

const plain = { tradingName: 'Harbour Plumbing', ownName: 'Robin Example', address: '2 Quay\nWhitby' };
const registered = { ...plain, vatScheme: 'standard', vatNumber: 'GB123456782' } as const;

const labour = {
  kind: 'labour',
  description: 'Fit tap',
  quantity: 2.5,
  unit: 'hour',
  unitPrice: 40,
  vat: 'o',
} as const;
const taxed = { ...labour, vat: 's' } as const;
const tap = {
  kind: 'material',
  description: 'Tap',
  quantity: 1,
  unit: 'each',
  unitPrice: 59.99,
  vat: 's',
} as const;

type Business = Partial<typeof registered> & { cisStatus?: 'registered' | 'unmatched' };
const begin = async (business: Business = plain, client: object = {}) => {
  const person = await system.someone();
  await person.call(settings.updateBusiness, { body: business });
  const body = { name: 'Harbour Café', address: '1 High St', ...client };
  const { id } = await person.call(clients.create, { body });
  return { person, clientId: id };
};

const draftOf = (person: Someone, clientId: number, lines: object[], fields: object = {}) =>
  person.call(invoices.createDraft, { body: { clientId, lines, ...fields } as never });
const issue = (person: Someone, id: number, headers?: Record<string, string>) =>
  person.answer(invoices.issue, { params: { id } }, headers);
const issueOf = async (person: Someone, clientId: number, lines: object[], fields: object = {}) =>
  issue(person, (await draftOf(person, clientId, lines, fields)).id);
const change = (person: Someone, id: number, body: object) =>
  person.answer(invoices.update, { params: { id }, body: body as never });

const pathsIn = ({ body }: { body: unknown }) =>
  ((body as { issues?: { path: string }[] }).issues ?? []).map(({ path }) => path);
const expectTrueCounters = async ({ firmId }: Someone) => {
  const { expected, found } = await recounted(firmId);
  expect(found).toEqual(expected);
};

describe('issuing a draft', () => {
  it('makes it an invoice with a number, its lines and their totals', async () => {
    const { person, clientId } = await begin(registered);
    const job = await person.call(jobs.create, { body: { title: 'Boiler', clientId } });
    const lines = [taxed, { ...tap, cost: 30 }, { ...tap, unitPrice: 0, vat: 'r', rateReason: 'empty home' }];
    const fields = { jobId: job.id, discount: { percent: 10 }, notes: 'Thanks', workDescription: 'New tap' };
    const draft = await draftOf(person, clientId, lines, fields);
    const { status, body } = await issue(person, draft.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...fields,
      lines,
      invoiceNumber: 'INV-1',
      status: 'unpaid',
      hasLines: true,
      amount: 172.79,
      balance: 172.79,
      materialsCost: 59.99,
      laborCost: 100,
      hoursWorked: 2.5,
      hourlyRate: 40,
      dueDate: addDays(today(), 30),
      taxPoint: today(),
      issuedAt: expect.any(String),
      sentAt: null,
      sums: { net: 143.99, vat: 28.8, total: 172.79 },
    });
    const { id } = body as { id: number };
    expect(await person.call(invoices.get, { params: { id } })).toEqual(body);
    const [row] = await person.call(invoices.list, {});
    expect(row).toMatchObject({ id, hasLines: true });
    expect(row).not.toHaveProperty('lines');
    expect(await person.call(invoices.drafts, {})).toEqual([]);
    await expectTrueCounters(person);
    expect((await issue(person, draft.id)).status).toBe(404);
  });

  it('keeps what was issued as one canonical text and its hash, which nothing changes later', async () => {
    const { person, clientId } = await begin(registered);
    const { body } = await issueOf(person, clientId, [taxed]);
    const { id } = body as { id: number };
    const kept = async () => {
      const items = await partitionOf(person.firmId);
      return items.find(({ __edb_e__: kind }) => kind === 'invoiceLines') as {
        packed: Uint8Array;
        sha256: string;
      };
    };
    const { packed, sha256 } = await kept();
    const text = inflateRawSync(packed).toString();
    expect(createHash('sha256').update(text).digest('hex')).toBe(sha256);
    expect(JSON.parse(text)).toMatchObject({
      kind: 'invoice',
      number: 'INV-1',
      seller: { business: registered },
      buyer: { name: 'Harbour Café', address: '1 High St' },
      sums: { total: 120 },
    });
    await person.call(clients.update, {
      params: { id: clientId },
      body: { name: 'Mill', address: '9 Low St' },
    });
    await change(person, id, { invoiceNumber: 'INV-1', clientId, dueDate: '2030-01-31', notes: 'Later' });
    expect((await kept()).sha256).toBe(sha256);
  });

  it('gives sixteen who press at once numbers without a gap or a double', async () => {
    const { person, clientId } = await begin(registered);
    const drafts = await Promise.all(Array.from({ length: 16 }, () => draftOf(person, clientId, [taxed])));
    const replies = await Promise.all(drafts.map(({ id }) => issue(person, id)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const numbers = replies.map(({ body }) =>
      Number((body as { invoiceNumber: string }).invoiceNumber.slice(4)),
    );
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, n) => n + 1));
    await expectTrueCounters(person);
  });

  it('happens once for one draft, however often it is asked for', async () => {
    const { person, clientId } = await begin();
    const { id } = await draftOf(person, clientId, [labour]);
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => issue(person, id, { 'idempotency-key': 'one-tap' })),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await person.call(invoices.list, {})).toHaveLength(1);
    await expectTrueCounters(person);
  });

  it('issues one amount too, and says when there is nothing to pay', async () => {
    const { person, clientId } = await begin({});
    const { id } = await person.call(invoices.createDraft, { body: { clientId } });
    const nothing = await issue(person, id);
    expect({ status: nothing.status, paths: pathsIn(nothing) }).toEqual({ status: 409, paths: ['lines'] });
    await person.call(invoices.updateDraft, { params: { id }, body: { clientId, amount: 75 } });
    expect(await issue(person, id)).toMatchObject({
      status: 200,
      body: {
        amount: 75,
        lines: null,
        sums: null,
        invoiceNumber: expect.stringMatching(/^INV-\d{4}-\d{6}$/),
      },
    });
    await expectTrueCounters(person);
  });
});

describe('an unlawful invoice', () => {
  it('is not issued: each missing field is named, with the way to mend it', async () => {
    const { person, clientId } = await begin(
      { tradingName: 'Harbour Plumbing', vatScheme: 'standard' } as Business,
      {
        address: null,
        kind: 'business',
        cisContractor: 'no',
      },
    );
    const { id } = await draftOf(person, clientId, [{ ...taxed, quantity: 10 }]);
    const refused = await issue(person, id);
    expect(refused.status).toBe(409);
    expect(pathsIn(refused).sort()).toEqual([
      'buyerAddress',
      'sellerAddress',
      'sellerLegalName',
      'sellerVatNumber',
    ]);
    for (const { message } of (refused.body as { issues: { message: string }[] }).issues)
      expect(message).toMatch(/add/i);
    const direct = {
      clientId,
      invoiceNumber: 'X-1',
      dueDate: '2030-01-31',
      lines: [{ ...taxed, quantity: 10 }],
    };
    expect((await person.answer(invoices.create, { body: direct })).status).toBe(409);
    expect(await person.call(invoices.list, {})).toEqual([]);
    await person.call(settings.updateBusiness, { body: registered });
    await person.call(clients.update, {
      params: { id: clientId },
      body: { name: 'Mill', address: '1 Mill Ln' },
    });
    expect((await issue(person, id)).status).toBe(200);
  });

  it('must not say that VAT is in the price where none may be shown', async () => {
    const { person, clientId } = await begin();
    for (const notes of ['All prices include VAT', 'Subject to VAT', '£100 + VAT'])
      expect((await issueOf(person, clientId, [labour], { notes })).status).toBe(409);
    const refused = await issueOf(person, clientId, [labour], { notes: '£120 including VAT' });
    expect({ status: refused.status, paths: pathsIn(refused) }).toEqual({ status: 409, paths: ['notes'] });
  });

  it.each(['business', 'public'] as const)(
    'asks what decides about the reverse charge to a %s client, and charges VAT by the answer',
    async (kind) => {
      const { person, clientId } = await begin({ ...registered, cisStatus: 'registered' }, { kind });
      const answer = (body: object) =>
        person.call(clients.update, { params: { id: clientId }, body: { name: 'Mill', ...body } });
      const reversed = { ...taxed, vat: 'rc' } as const;
      const paths = async (lines: object[], fields: object = {}) => {
        const reply = await issueOf(person, clientId, lines, fields);
        return reply.status === 409 ? pathsIn(reply) : reply.status;
      };
      expect(await paths([taxed])).toEqual(['cisContractor']);
      await answer({ cisContractor: 'no' });
      expect(await paths([taxed])).toBe(200);
      expect(await paths([reversed])).toEqual(['lines.0.vat']);
      await answer({ cisContractor: 'yes' });
      expect(await paths([reversed])).toEqual(['buyerVatNumber']);
      await answer({ vatNumber: 'GB123456782' });
      expect(await paths([taxed, tap])).toEqual(['reverseChargeReference', 'lines.0.vat', 'lines.1.vat']);
      expect(await paths([taxed, tap], { reverseCharge: { construction: 'no' } })).toBe(200);
      const { body } = await issueOf(person, clientId, [reversed, { ...tap, vat: 'rc', cost: 20 }]);
      expect(body).toMatchObject({
        amount: 159.99,
        sums: { vat: 0, byRate: [{ vat: 'rc', amount: 0, notional: 32 }] },
        cis: {
          rate: 20,
          gross: 159.99,
          excluded: 20,
          base: 139.99,
          deduction: 28,
          expected: 131.99,
          estimated: false,
        },
      });
      await answer({ endUserStatement: { on: today(), text: 'We are an end user' } });
      expect(await paths([reversed])).toEqual(['lines.0.vat']);
      expect(await paths([taxed])).toBe(200);
    },
  );
});

it.each([
  [{ amount: 100 }, { gross: 100, excluded: 50, base: 50, deduction: 10 }],
  [{ percent: 10 }, { gross: 180, excluded: 90, base: 90, deduction: 18 }],
  [{}, { gross: 200, excluded: 100, base: 100, deduction: 20 }],
])('CIS takes materials as they are charged, less their share of the discount %j', async (discount, cis) => {
  const contractor = { kind: 'business', cisContractor: 'yes', vatNumber: 'GB123456782' };
  const { person, clientId } = await begin({ ...registered, cisStatus: 'registered' }, contractor);
  const half = { quantity: 1, unitPrice: 100, vat: 'rc' } as const;
  const lines = [
    { ...labour, ...half },
    { ...tap, ...half },
  ];
  const fields = Object.keys(discount).length > 0 ? { discount } : {};
  expect(await issueOf(person, clientId, lines, fields)).toMatchObject({
    status: 200,
    body: { cis: { ...cis, estimated: true } },
  });
});

it('what was answered about a job is asked once: its next invoice goes by it', async () => {
  const contractor = { kind: 'business', cisContractor: 'yes', vatNumber: 'GB123456782' };
  const { person, clientId } = await begin(registered, contractor);
  const job = await person.call(jobs.create, { body: { title: 'Alarm', clientId } });
  const answers = { construction: 'no' };
  const first = await issueOf(person, clientId, [taxed], { jobId: job.id, reverseCharge: answers });
  expect(first.status).toBe(200);
  expect(await person.call(jobs.get, { params: { id: job.id } })).toMatchObject({ reverseCharge: answers });
  expect(await issueOf(person, clientId, [taxed], { jobId: job.id })).toMatchObject({
    status: 200,
    body: { reverseCharge: answers },
  });
  const more = { jobId: job.id, reverseCharge: { staff: 'no' } };
  expect(await issueOf(person, clientId, [taxed], more)).toMatchObject({
    status: 200,
    body: { reverseCharge: { ...answers, staff: 'no' } },
  });
  expect((await issueOf(person, clientId, [taxed])).status).toBe(409);
  await expectTrueCounters(person);
});

describe('a tax point', () => {
  it('is never after the day of the invoice, which would make that day the tax point itself', async () => {
    const { person, clientId } = await begin(registered);
    const { id } = await draftOf(person, clientId, [taxed], { taxPoint: addDays(today(), 1) });
    const refused = await issue(person, id);
    expect({ status: refused.status, paths: pathsIn(refused) }).toEqual({ status: 409, paths: ['taxPoint'] });
    const raised = { invoiceNumber: 'X-9', clientId, dueDate: '2030-01-31', lines: [taxed] };
    const early = { ...raised, taxPoint: addDays(today(), 200) };
    expect(pathsIn(await person.answer(invoices.create, { body: early }))).toEqual(['taxPoint']);
    expect(await person.answer(invoices.create, { body: { ...raised, taxPoint: today() } })).toMatchObject({
      status: 201,
    });
    await expectTrueCounters(person);
  });
});

describe('an issued invoice with lines', () => {
  it('is fixed in its money, not in its due date, notes and payments', async () => {
    const { person, clientId } = await begin();
    const { body } = await issueOf(person, clientId, [labour]);
    const { id, invoiceNumber } = body as { id: number; invoiceNumber: string };
    const same = { invoiceNumber, clientId, amount: 100, dueDate: '2030-01-31' };
    for (const [fields, path] of [
      [{ amount: 99 }, 'amount'],
      [{ invoiceNumber: 'Other' }, 'invoiceNumber'],
      [{ laborCost: 1 }, 'laborCost'],
      [{ lines: [{ ...labour, unitPrice: 41 }], amount: undefined }, 'lines'],
      [{ lines: null }, 'lines'],
      [{ discount: { percent: 5 } }, 'discount'],
      [{ taxPoint: '2026-01-01' }, 'taxPoint'],
    ] as const) {
      const refused = await change(person, id, { ...same, ...fields });
      expect({ status: refused.status, paths: pathsIn(refused) }, path).toEqual({
        status: 409,
        paths: [path],
      });
    }
    const lines = [labour];
    expect(await change(person, id, { ...same, lines, notes: 'Later', status: 'paid' })).toMatchObject({
      status: 200,
      body: { lines, notes: 'Later', dueDate: '2030-01-31', status: 'paid', balance: 0 },
    });
    await expectTrueCounters(person);
  });

  it('may be raised with one call, or by giving lines to one of one amount', async () => {
    const { person, clientId } = await begin();
    const dueDate = '2030-01-31';
    const raised = { invoiceNumber: 'X-1', clientId, dueDate, lines: [labour], status: 'paid' as const };
    expect(await person.call(invoices.create, { body: raised })).toMatchObject({
      amount: 100,
      status: 'paid',
      sums: { total: 100 },
    });
    const body = { invoiceNumber: 'X-2', clientId, amount: 60, dueDate };
    const { id } = await person.call(invoices.create, { body });
    const lined = await change(person, id, { invoiceNumber: 'X-2', clientId, dueDate, lines: [labour] });
    expect(lined).toMatchObject({ status: 200, body: { amount: 100, hasLines: true, lines: [labour] } });
    expect((await change(person, id, { ...body })).status).toBe(409);
    await expectTrueCounters(person);
    const missing = await person.answer(invoices.create, {
      body: { invoiceNumber: 'X-3', clientId, dueDate },
    });
    expect({ status: missing.status, paths: pathsIn(missing) }).toEqual({ status: 400, paths: ['amount'] });
  });
});

describe('a deposit taken off', () => {
  const work = { ...taxed, quantity: 1, unitPrice: 1000 };
  const asked = { ...work, kind: 'deposit', unitPrice: 100 };
  const off = (invoice: number, fields: object = {}) => ({
    ...{ ...asked, unitPrice: -100, vatAmount: -20, source: { invoice } },
    ...fields,
  });
  const beginWithDeposit = async () => {
    const { person, clientId } = await begin(registered);
    const raise = (lines: object[]) =>
      person.answer(invoices.create, { body: { clientId, dueDate: '2030-01-31', lines } as never });
    const { body } = await raise([asked]);
    return { person, clientId, raise, deposit: (body as { id: number }).id };
  };

  it('is no more than it charged at its rate, in net or VAT, however many lines say so', async () => {
    const { person, clientId, raise, deposit } = await beginWithDeposit();
    const free = { ...work, vat: 'z' };
    const over = [
      [off(deposit, { unitPrice: -500, vatAmount: -400 })],
      [off(deposit, { vatAmount: -20.01 })],
      [off(deposit, { unitPrice: -100.01 })],
      [off(deposit, { vat: 'z', vatAmount: 0 })],
    ];
    for (const lines of over) {
      const refused = await raise([free, work, ...lines]);
      expect([refused.status, ...pathsIn(refused)]).toEqual([400, 'lines.2.unitPrice']);
    }
    const twice = await issueOf(person, clientId, [work, off(deposit), off(deposit)]);
    expect(twice).toMatchObject({
      status: 400,
      body: {
        issues: [1, 2].map((at) => ({
          path: `lines.${at}.unitPrice`,
          message: 'Takes off more than invoice INV-1 asked for at this rate, £100.00 and £20.00 VAT',
        })),
      },
    });
    expect(await raise([work, off(deposit)])).toMatchObject({ status: 201, body: { amount: 1080 } });
    await expectTrueCounters(person);
  });

  it('is taken off once, in parts too, and again after its invoice is void or credited whole', async () => {
    const { person, raise, deposit } = await beginWithDeposit();
    const half = off(deposit, { unitPrice: -50, vatAmount: -10 });
    const [first] = [await raise([work, half]), await raise([work, half])];
    expect(await raise([work, half])).toMatchObject({
      status: 409,
      body: {
        issues: [
          {
            path: 'lines.1.unitPrice',
            message:
              'The deposit of invoice INV-1 is taken off by invoice INV-2 and INV-3. Edit the invoice and remove the line that takes it off',
          },
        ],
      },
    });
    const { id } = first.body as { id: number };
    await person.call(invoices.credit, { params: { id }, body: {} });
    expect((await raise([work, off(deposit)])).status).toBe(409);
    expect((await raise([work, half])).status).toBe(201);
    await expectTrueCounters(person);
  });

  it('is taken off by one of eight at once', async () => {
    const { person, raise, deposit } = await beginWithDeposit();
    const replies = await Promise.all(Array.from({ length: 8 }, () => raise([work, off(deposit)])));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
    await expectTrueCounters(person);
  });

  it('of a total only is held to that total, and no invoice takes off itself', async () => {
    const { person, clientId, raise } = await beginWithDeposit();
    const body = { clientId, invoiceNumber: 'Old-1', amount: 120, dueDate: '2030-01-31' };
    const { id } = await person.call(invoices.create, { body });
    expect((await raise([work, off(id, { vatAmount: -20.01 })])).status).toBe(400);
    const itself = await change(person, id, { ...body, amount: undefined, lines: [work, off(id)] });
    expect([itself.status, ...pathsIn(itself)]).toEqual([400, 'lines.1.source.invoice']);
    expect((await raise([work, off(id)])).status).toBe(201);
    await expectTrueCounters(person);
  });
});
