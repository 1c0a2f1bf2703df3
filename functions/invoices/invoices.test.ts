import { describe, expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { hour, rightClockAfterEach, setClock } from '../testing/clock.ts';
import { partitionOf, recounted } from '../testing/partition.ts';

const system = localSystem();
rightClockAfterEach();
const { clients, jobs, invoices, dashboard } = routes;

const begin = async () => {
  const person = await system.someone();
  const client = await person.call(clients.create, { body: { name: 'Harbour Café' } });
  const job = await person.call(jobs.create, { body: { title: 'Boiler', clientId: client.id } });
  return { person, client, job };
};

interface Fields {
  invoiceNumber?: string;
  amount?: number;
  status?: 'unpaid' | 'paid' | 'overdue';
  dueDate?: string;
  jobId?: number | null;
  clientId?: number;
}

const bodyFor = (clientId: number, fields: Fields = {}) => ({
  invoiceNumber: 'INV-1',
  clientId,
  amount: 100,
  dueDate: '2030-01-31',
  ...fields,
});
const raise = (person: Someone, clientId: number, fields: Fields = {}) =>
  person.call(invoices.create, { body: bodyFor(clientId, fields) });
const tryRaise = (person: Someone, clientId: number, fields: Fields = {}) =>
  person.answer(invoices.create, { body: bodyFor(clientId, fields) });
const change = (person: Someone, id: number, clientId: number, fields: Fields) =>
  person.call(invoices.update, { params: { id }, body: bodyFor(clientId, fields) });
const read = (person: Someone, id: number) => person.call(invoices.get, { params: { id } });

const expectTrueCounters = async (person: Someone) => {
  const { expected, found } = await recounted(person.firmId);
  expect(found).toEqual(expected);
};

describe('an invoice', () => {
  it('begins unpaid, with its client and job, and zeros for what is not said', async () => {
    const { person, client, job } = await begin();
    const invoice = await raise(person, client.id, { jobId: job.id });
    expect(invoice).toEqual({
      id: expect.any(Number),
      userId: person.userId,
      madeBy: person.userId,
      clientId: client.id,
      jobId: job.id,
      invoiceNumber: 'INV-1',
      amount: 100,
      ...{ paid: 0, credited: 0, balance: 100, overpaid: 0, onItsWay: 0, mayBePaying: false, payments: [] },
      ...{ hasLines: false, lines: null, sums: null, issuedAt: null, voidedAt: null, voidReason: null },
      ...{ disputed: null, announcedAt: null, claims: [] },
      ...{ pricesInclude: null, discount: null, taxPoint: null, reverseCharge: null },
      status: 'unpaid',
      dueDate: '2030-01-31',
      sentAt: null,
      sentBy: null,
      voidedBy: null,
      openedAt: null,
      paidAt: null,
      lastRemindedAt: null,
      lastRemindedBy: null,
      reminderCount: 0,
      remindersOff: false,
      workDescription: null,
      workStartDate: null,
      workEndDate: null,
      workLocation: null,
      materialsCost: 0,
      laborCost: 0,
      hoursWorked: 0,
      hourlyRate: 0,
      notes: null,
      client: { id: client.id, name: 'Harbour Café' },
      job: { id: job.id, title: 'Boiler' },
      createdAt: expect.any(String),
      updatedAt: invoice.createdAt,
    });
    expect(await read(person, invoice.id)).toEqual(invoice);
    const [row, ...others] = await person.call(invoices.list, {});
    expect(others).toEqual([]);
    expect(invoice).toMatchObject({ ...row });
  });

  it('is kept in whole pence', async () => {
    const { person, client } = await begin();
    for (const [n, amount] of [0.1, 0.2, 1.1, 19.99, 4.35, 1.15, 99_999_999.99].entries())
      await raise(person, client.id, { invoiceNumber: `N${n}`, amount, status: 'paid' });
    const items = (await partitionOf(person.firmId)).filter((item) => item.__edb_e__ === 'invoice');
    expect(items.map((item) => item.amount)).toEqual([10, 20, 110, 1999, 435, 115, 9_999_999_999]);
    expect((await person.call(dashboard.stats, {})).monthlyRevenue).toBe(100_000_026.88);
  });

  it('may be for nothing', async () => {
    const { person, client } = await begin();
    expect(await raise(person, client.id, { amount: 0, status: 'paid' })).toMatchObject({ amount: 0 });
    await expectTrueCounters(person);
  });

  it('points only to what is its user’s, and to a job of its client', async () => {
    const [{ person, client, job }, other] = await Promise.all([begin(), begin()]);
    const mill = await person.call(clients.create, { body: { name: 'Mill' } });
    const invoice = await raise(person, client.id);
    const wrong: [Fields, string][] = [
      [{ clientId: other.client.id }, 'clientId'],
      [{ clientId: 1 }, 'clientId'],
      [{ jobId: other.job.id }, 'jobId'],
      [{ jobId: 1 }, 'jobId'],
      [{ clientId: mill.id, jobId: job.id }, 'jobId'],
    ];
    for (const [fields, path] of wrong) {
      const refused = { status: 400, body: { issues: [{ path }] } };
      const body = bodyFor(client.id, { invoiceNumber: 'INV-2', ...fields });
      expect(await person.answer(invoices.create, { body })).toMatchObject(refused);
      expect(await person.answer(invoices.update, { params: { id: invoice.id }, body })).toMatchObject(
        refused,
      );
    }
    expect(await read(person, invoice.id)).toEqual(invoice);
    await expectTrueCounters(person);
  });

  it('moves between clients and jobs, and every count goes with it', async () => {
    const { person, client, job } = await begin();
    const mill = await person.call(clients.create, { body: { name: 'Mill' } });
    const millJob = await person.call(jobs.create, { body: { title: 'Wheel', clientId: mill.id } });
    const second = await person.call(jobs.create, { body: { title: 'Tap', clientId: client.id } });
    const { id } = await raise(person, client.id, { jobId: job.id });
    const steps: [number, number | null][] = [
      [client.id, second.id],
      [client.id, null],
      [mill.id, millJob.id],
      [mill.id, null],
      [client.id, job.id],
      [mill.id, millJob.id],
    ];
    for (const [clientId, jobId] of steps) {
      const after = await change(person, id, clientId, { jobId });
      expect(after).toMatchObject({ clientId, jobId });
      expect(await read(person, id)).toEqual(after);
      await expectTrueCounters(person);
    }
  });

  it('is for work that does not end before it began, though an update tells one day alone', async () => {
    const { person, client } = await begin();
    const body = bodyFor(client.id);
    const { id } = await person.call(invoices.create, { body: { ...body, workEndDate: '2026-11-05' } });
    const beginning = (workStartDate: string) =>
      person.answer(invoices.update, { params: { id }, body: { ...body, workStartDate } });
    expect(await beginning('2026-11-06')).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'workEndDate' }] },
    });
    expect((await beginning('2026-11-05')).status).toBe(200);
  });

  it('is not overwritten by somebody who looked at an older one', async () => {
    const { person, client } = await begin();
    const { id, updatedAt } = await raise(person, client.id);
    const body = { ...bodyFor(client.id), updatedAt };
    const replies = await Promise.all(
      [1, 2, 3, 4].map((amount) =>
        person.answer(invoices.update, { params: { id }, body: { ...body, amount } }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await read(person, id)).toEqual(replies.find(({ status }) => status === 200)?.body);
  });

  it('can be deleted, paid or not, and is gone from every count', async () => {
    const { person, client, job } = await begin();
    for (const status of ['unpaid', 'paid', 'overdue'] as const) {
      const { id } = await raise(person, client.id, { status, jobId: job.id });
      expect((await person.answer(invoices.remove, { params: { id } })).status).toBe(204);
      expect((await person.answer(invoices.get, { params: { id } })).status).toBe(404);
    }
    await expectTrueCounters(person);
    expect(await person.call(dashboard.stats, {})).toMatchObject({ monthlyRevenue: 0, unpaidInvoices: 0 });
  });
});

describe('an invoice number', () => {
  const taken = (invoiceNumber: string) => {
    const message = `Invoice number ${invoiceNumber} is already used`;
    return { status: 409, body: { message, issues: [{ path: 'invoiceNumber', message }] } };
  };

  it('is one user’s once', async () => {
    const [{ person, client }, other] = await Promise.all([begin(), begin()]);
    await raise(person, client.id);
    expect(await tryRaise(person, client.id)).toMatchObject(taken('INV-1'));
    expect((await tryRaise(other.person, other.client.id)).status).toBe(201);
    await expectTrueCounters(person);
  });

  it('is the same where it reads the same, and may be repeated where it was kept before it was', async () => {
    const { person, client } = await begin();
    const { firmId } = person;
    const { id } = await raise(person, client.id);
    const { invoiceEntity } = await import('#functions/ledger/invoice-entity.ts');
    const { numberGuard } = await import('#functions/numbering/guards.ts');
    const unseen = 'INV-1\u200b';
    for (const invoiceNumber of [unseen, '\u00a0INV-\u00ad1'])
      expect(await tryRaise(person, client.id, { invoiceNumber })).toMatchObject(taken('INV-1'));
    await person.call(invoices.remove, { params: { id } });
    const old = await raise(person, client.id, { invoiceNumber: 'INV-2' });
    await raise(person, client.id);
    await numberGuard.delete({ firmId, invoiceNumber: 'INV-2' }).go();
    await numberGuard.create({ firmId, invoiceNumber: unseen, invoiceId: old.id }).go();
    await invoiceEntity.patch({ firmId, id: old.id }).set({ invoiceNumber: unseen }).go();
    const paid = await change(person, old.id, client.id, { invoiceNumber: unseen, status: 'paid' });
    expect(paid).toMatchObject({ status: 'paid', invoiceNumber: unseen });
    await expectTrueCounters(person);
  });

  it('goes to one of two who ask at once', async () => {
    const { person, client } = await begin();
    const replies = await Promise.all(Array.from({ length: 8 }, () => tryRaise(person, client.id)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
    await expectTrueCounters(person);
  });

  it('is held by its invoice through changes, and free after', async () => {
    const { person, client } = await begin();
    const first = await raise(person, client.id);
    const second = await raise(person, client.id, { invoiceNumber: 'INV-2' });
    const params = { id: second.id };
    expect(await person.answer(invoices.update, { params, body: bodyFor(client.id) })).toMatchObject(
      taken('INV-1'),
    );
    await change(person, first.id, client.id, { invoiceNumber: 'INV-3' });
    await change(person, second.id, client.id, { invoiceNumber: 'INV-1' });
    await person.call(invoices.remove, { params: { id: first.id } });
    expect((await tryRaise(person, client.id, { invoiceNumber: 'INV-3' })).status).toBe(201);
    expect((await tryRaise(person, client.id, { invoiceNumber: 'INV-2' })).status).toBe(201);
    await expectTrueCounters(person);
  });

  it.each(['2026/11-#7', '№ 12', 'ÄÖ & Søn', 'a"b\\c', '%2F', 'user#x'])(
    'may be written %s',
    async (invoiceNumber) => {
      const { person, client } = await begin();
      const { id } = await raise(person, client.id, { invoiceNumber });
      expect(await read(person, id)).toMatchObject({ invoiceNumber });
      expect((await tryRaise(person, client.id, { invoiceNumber })).status).toBe(409);
      const pdf = await person.answer(invoices.pdf, { params: { id } });
      expect(pdf.status).toBe(200);
      expect(pdf.headers.get('content-disposition')).toBe(
        `inline; filename*=UTF-8''${encodeURIComponent(`${invoiceNumber}.pdf`)}`,
      );
    },
  );
});

describe('turning paid', () => {
  it('sets paidAt once, and turning back clears it', async () => {
    const { person, client } = await begin();
    const { id } = await raise(person, client.id);
    const paid = await change(person, id, client.id, { status: 'paid' });
    expect(paid).toMatchObject({ status: 'paid', paidAt: expect.any(String) });
    const again = await change(person, id, client.id, { status: 'paid', amount: 150 });
    expect(again.paidAt).toBe(paid.paidAt);
    await expectTrueCounters(person);
    for (const status of ['unpaid', 'overdue'] as const) {
      expect(await change(person, id, client.id, { status })).toMatchObject({ status, paidAt: null });
      await expectTrueCounters(person);
      await change(person, id, client.id, { status: 'paid' });
    }
  });

  it('counts in the month it was paid in, in London', async () => {
    const moveOn = setClock('2026-06-30T22:59:00Z');
    const { person, client } = await begin();
    const { id } = await raise(person, client.id, { amount: 80, status: 'paid' });
    expect(await person.call(dashboard.stats, {})).toMatchObject({ monthlyRevenue: 80 });
    moveOn(2 * 60_000);
    expect(await person.call(dashboard.stats, {})).toMatchObject({ monthlyRevenue: 0 });
    await raise(person, client.id, { invoiceNumber: 'INV-2', amount: 20, status: 'paid' });
    await change(person, id, client.id, { amount: 90, status: 'paid' });
    expect(await person.call(dashboard.stats, {})).toMatchObject({ monthlyRevenue: 20 });
    await expectTrueCounters(person);
  });
});

describe('an unpaid invoice past its due day', () => {
  it('reads overdue from the next day in London, everywhere', async () => {
    const moveOn = setClock('2026-07-10T22:30:00Z');
    const { person, client } = await begin();
    const { id } = await raise(person, client.id, { dueDate: '2026-07-10' });
    const paid = await raise(person, client.id, {
      invoiceNumber: 'P',
      dueDate: '2026-07-10',
      status: 'paid',
    });
    expect((await read(person, id)).status).toBe('unpaid');
    moveOn(31 * 60_000);
    expect((await read(person, id)).status).toBe('overdue');
    expect((await read(person, paid.id)).status).toBe('paid');
    expect((await person.call(invoices.list, {})).map(({ status }) => status)).toEqual(['paid', 'overdue']);
    expect(await person.call(dashboard.stats, {})).toMatchObject({ unpaidInvoices: 1 });
    const later = await change(person, id, client.id, { dueDate: '2026-07-11' });
    expect(later.status).toBe('unpaid');
    for (const expected of ['unpaid', 'unpaid', 'overdue']) {
      moveOn(9 * hour);
      expect((await read(person, id)).status).toBe(expected);
    }
  });

  it('may be set overdue by hand too', async () => {
    const { person, client } = await begin();
    const { id } = await raise(person, client.id, { status: 'overdue' });
    expect((await read(person, id)).status).toBe('overdue');
    expect(await person.call(dashboard.stats, {})).toMatchObject({ unpaidInvoices: 1 });
  });
});

describe('many at once', () => {
  it('are all raised, each with its own id and number, and counted', async () => {
    const { person, client, job } = await begin();
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        tryRaise(person, client.id, {
          invoiceNumber: `INV-${n}`,
          jobId: job.id,
          status: n % 2 ? 'paid' : 'unpaid',
        }),
      ),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(replies.map(({ body }) => (body as { id: number }).id)).size).toBe(50);
    expect(await person.call(dashboard.stats, {})).toMatchObject({
      activeJobs: 1,
      monthlyRevenue: 2500,
      unpaidInvoices: 25,
      totalClients: 1,
    });
    await expectTrueCounters(person);
  });

  it('changes and deletions leave every count true', async () => {
    const { person, client, job } = await begin();
    const raised = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        raise(person, client.id, { invoiceNumber: `INV-${n}`, jobId: job.id }),
      ),
    );
    const replies = await Promise.all(
      raised.flatMap(({ id, invoiceNumber }, n) => [
        person.answer(invoices.update, {
          params: { id },
          body: bodyFor(client.id, {
            invoiceNumber,
            status: 'paid',
            amount: n,
            jobId: n % 2 ? null : job.id,
          }),
        }),
        ...(n % 3 ? [] : [person.answer(invoices.remove, { params: { id } })]),
      ]),
    );
    expect(replies.every(({ status }) => [200, 204, 404].includes(status))).toBe(true);
    await expectTrueCounters(person);
  });
});
