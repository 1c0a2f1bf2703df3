import { describe, expect, it, vi } from 'vitest';
import { problem } from '#functions/testing/problem.ts';
import { addDays, today } from '#shared/dates.ts';
import { perLinkAndDay } from '#shared/guest/limits.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { readPdf } from '../paper/testing/read-pdf.ts';
import { partitionOf, recounted, setItem, setOnFirm } from '../testing/partition.ts';

const system = localSystem();
const { guest, invoices, clients, settings, payments, account } = routes;

const business = {
  businessKind: 'sole_trader',
  tradingName: 'Harbour Plumbing',
  ownName: 'Robin Example',
  address: '1 Quay Street, Whitby',
  phone: '01947 600100',
  email: 'hello@example.com',
  accountName: 'H Plumbing',
  sortCode: '123456',
  accountNumber: '12345678',
} as const;
const line = { kind: 'labour', description: 'Tap', quantity: 2, unit: 'h', unitPrice: 40, vat: 'o', cost: 5 };

const withInvoice = async (fields: object = { lines: [line] }) => {
  const owner = await system.someone();
  await owner.call(settings.updateBusiness, { body: business });
  const client = await owner.call(clients.create, {
    body: { name: 'Ada Byron', address: '2 Cliff Road', phone: '07700 900123' },
  });
  const body = { invoiceNumber: 'INV-7', clientId: client.id, dueDate: addDays(today(), 14), ...fields };
  const invoice = await owner.call(invoices.create, { body: body as never });
  const { token, url } = await linkOf(owner, invoice.id);
  return { owner, client, invoice, token, url };
};

const linkOf = async (owner: Someone, id: number) => {
  const { url } = await owner.call(invoices.link, { params: { id } });
  return { url, token: url.replace(/^.*#/, '') };
};

const open = (token: string) => system.nobody.answer(guest.open, { body: { token } });

/** Sets attributes of a link directly in the table, for states that take time to arise. */
const setOnLink = async (token: string, attributes: Record<string, unknown>) => {
  const { linkEntity } = await import('#functions/links/entity.ts');
  const { hashOf } = await import('#functions/lib/hash-of.ts');
  await linkEntity
    .patch({ hash: hashOf(token) })
    .set(attributes as never)
    .go();
};

describe('a link to an invoice', () => {
  it('shows what was issued and how it stands, and nothing else of the client or the business', async () => {
    const { owner, invoice, token } = await withInvoice();
    await owner.call(payments.record, {
      body: { invoiceId: invoice.id, amount: 30, method: 'cash', paidOn: today() },
    });
    const { status, body, headers } = await open(token);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({
      kind: 'invoice',
      number: 'INV-7',
      status: 'unpaid',
      total: 80,
      paid: 30,
      balance: 50,
      seller: {
        name: 'Harbour Plumbing',
        phone: '01947 600100',
        email: 'hello@example.com',
        vatNumber: null,
      },
      client: { name: 'Ada Byron', address: '2 Cliff Road' },
      lines: [{ description: 'Tap', quantity: 2, unitPrice: 40 }],
      bank: { sortCode: '12-34-56', accountNumber: '12345678', reference: 'INV-7' },
    });
    // It can't be paid online; the refusal carries the current document.
    const unpayable = await system.nobody.answer(guest.pay, { body: { token } });
    expect(unpayable).toMatchObject({ status: 409, body: { document: { number: 'INV-7' } } });
    for (const secret of ['"cost"', '07700 900123', owner.firmId, owner.email, token])
      expect(JSON.stringify([body, unpayable.body])).not.toContain(secret);
  });

  it('shows one of one amount, with no account once it is paid', async () => {
    const { owner, invoice, client, token } = await withInvoice({ amount: 120.5, laborCost: 100 });
    const body = { invoiceNumber: 'INV-7', clientId: client.id, amount: 120.5, dueDate: invoice.dueDate };
    expect((await open(token)).body).toMatchObject({
      lines: [],
      sums: { total: 120.5 },
      laborCost: 100,
      client: { name: 'Ada Byron' },
      bank: { accountNumber: '12345678' },
    });
    await owner.call(invoices.update, {
      params: { id: invoice.id },
      body: { ...body, status: 'paid' },
    });
    expect((await open(token)).body).toMatchObject({ status: 'paid', balance: 0, bank: null });
  });

  it('gives its PDF', async () => {
    const { owner, invoice, token } = await withInvoice();
    const { status, headers, bytes } = await system.nobody.answer(guest.pdf, { body: { token } });
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await readPdf(bytes)).text).toContain('INV-7');
    const mine = await owner.answer(invoices.pdf, { params: { id: invoice.id } });
    expect(Buffer.from(bytes).equals(mine.bytes)).toBe(true);
  });

  it('stands on its paper as a code, the same on every copy, and ends with the other links', async () => {
    const { owner, invoice } = await withInvoice({ amount: 120.5 });
    const pdf = async () => (await owner.answer(invoices.pdf, { params: { id: invoice.id } })).bytes;
    const { tokenFor } = await import('#functions/links/token.ts');
    const of = { firmId: owner.firmId, kind: 'invoice' as const, id: invoice.id, seed: 'paper' };
    const token = await tokenFor({ ...of, epoch: 0 });
    expect((await open(token)).status).toBe(404);
    const [one, two] = [await pdf(), await pdf()];
    expect(Buffer.from(one).equals(two)).toBe(true);
    expect((await readPdf(one)).pages[0]?.tags).toContain('QR code of the address of this invoice');
    expect((await open(token)).body).toMatchObject({ number: 'INV-7' });
    await owner.answer(invoices.unlink, { params: { id: invoice.id } });
    expect((await open(token)).status).toBe(410);
    expect(Buffer.from(await pdf()).equals(one)).toBe(false);
    expect((await open(await tokenFor({ ...of, epoch: 1 }))).status).toBe(200);
  });

  it('keeps that somebody looked: the first time, not by reading, not when it is the owner', async () => {
    const { owner, invoice, token } = await withInvoice();
    const seen = (api: typeof system.nobody) => api.answer(guest.seen, { body: { token } });
    const kept = async () => owner.call(invoices.get, { params: { id: invoice.id } });
    const before = await kept();
    await open(token);
    expect((await seen(owner)).status).toBe(204);
    expect(await kept()).toEqual({ ...before, openedAt: null });
    expect((await seen(system.nobody)).status).toBe(204);
    const { openedAt, updatedAt } = await kept();
    expect(Date.parse(`${openedAt}`)).toBeGreaterThan(Date.now() - 60_000);
    expect(updatedAt).toBe(before.updatedAt);
    const kepts = await partitionOf(owner.firmId);
    for (let again = 0; again < 3; again += 1) await seen(system.nobody);
    expect(await partitionOf(owner.firmId)).toEqual(kepts);
  });

  it('is answered the same when its call is repeated, though the table holds no token', async () => {
    const { owner, invoice } = await withInvoice();
    const input = { params: { id: invoice.id } };
    const key = { 'idempotency-key': 'copied' };
    const [one, two] = [
      await owner.answer(invoices.link, input, key),
      await owner.answer(invoices.link, input, key),
    ];
    expect(two.body).toEqual(one.body);
    const { url } = one.body as { url: string };
    expect((await open(url.replace(/^.*#/, ''))).status).toBe(200);
    expect(JSON.stringify(await partitionOf(owner.firmId))).not.toContain(url.replace(/^.*#/, ''));
    expect((await linkOf(owner, invoice.id)).url).not.toBe(url);
    const { expected, found } = await recounted(owner.firmId);
    expect(found).toEqual(expected);
  });
});

it('a token is in no line of the log, whatever becomes of its calls', async () => {
  const { owner, invoice, token } = await withInvoice();
  const lines: string[] = [];
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation((chunk) => {
      lines.push(`${chunk}`);
      return true;
    }),
  );
  try {
    for (const body of [{ token }, { token, surprise: 1 }, { token: 'x' }]) {
      for (const route of Object.values(guest).filter(({ access }) => access === 'guest'))
        await system.nobody.answer(route, { body: body as never });
    }
    // A failing call logs what caused it.
    await setItem(owner.firmId, `invoice#${`${invoice.id}`.padStart(16, '0')}`, { amount: 'broken' });
    await open(token);
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  expect(lines.join('')).not.toContain(token);
});

describe('a link that opens nothing', () => {
  const replaced = {
    ...problem('link_ended', 'This link has been replaced. Ask Harbour Plumbing for a new one'),
    why: 'replaced',
    seller: { name: 'Harbour Plumbing', phone: '01947 600100', email: 'hello@example.com' },
  };

  it('says that it was ended and whom to ask, and a new one opens', async () => {
    const { owner, invoice, token } = await withInvoice();
    expect((await owner.answer(invoices.unlink, { params: { id: invoice.id } })).status).toBe(204);
    for (const route of [guest.open, guest.seen, guest.pdf]) {
      const { status, body } = await system.nobody.answer(route, { body: { token } });
      expect({ status, body }).toEqual({ status: 410, body: replaced });
    }
    expect((await open((await linkOf(owner, invoice.id)).token)).status).toBe(200);
  });

  it('likewise once the invoice is of another client', async () => {
    const { owner, invoice, token } = await withInvoice({ amount: 50 });
    const other = await owner.call(clients.create, { body: { name: 'Bea' } });
    const { invoiceNumber, dueDate } = invoice;
    const body = { invoiceNumber, dueDate, amount: 50, clientId: other.id };
    await owner.call(invoices.update, { params: { id: invoice.id }, body });
    expect(await open(token)).toMatchObject({ status: 410, body: replaced });
  });

  it('says so when its time is over, whatever the table has swept', async () => {
    const { token } = await withInvoice();
    await setOnLink(token, { expiresAt: new Date(Date.now() - 1000).toISOString() });
    expect(await open(token)).toMatchObject({
      status: 410,
      body: {
        message: 'This link has expired. Ask Harbour Plumbing for a new one',
        why: 'expired',
        seller: replaced.seller,
      },
    });
  });

  it('is not there for an invoice that was deleted, nor for an account that is being erased', async () => {
    const { owner, invoice, token } = await withInvoice({ amount: 50 });
    await owner.call(invoices.remove, { params: { id: invoice.id } });
    expect((await open(token)).status).toBe(404);
    const { owner: leaving, token: theirs } = await withInvoice();
    await setOnFirm(leaving.firmId, { erasingSince: '2026-11-20T00:00:00.000Z' });
    expect((await open(theirs)).status).toBe(404);
    expect((await system.nobody.answer(account.erase, {})).status).toBe(401);
  });

  it('opens though the owner no longer pays', async () => {
    const { owner, token } = await withInvoice();
    await setOnFirm(owner.firmId, { trialEndDate: '2020-01-01T00:00:00.000Z' });
    expect((await owner.answer(clients.list, {})).status).toBe(402);
    expect((await open(token)).status).toBe(200);
  });

  it('shows a void invoice as void', async () => {
    const { owner, invoice, token } = await withInvoice();
    await owner.call(invoices.void, { params: { id: invoice.id }, body: { reason: 'Wrong' } });
    expect((await open(token)).body).toMatchObject({ status: 'void', balance: 0, bank: null });
  });
});

describe('a day of a link', () => {
  it('holds so many opens and PDFs, and the next day as many again', async () => {
    const { token } = await withInvoice();
    const day = today();
    await setOnLink(token, { day, opens: perLinkAndDay.opens - 2, answers: 0, pdfs: perLinkAndDay.pdfs - 1 });
    const statuses = (await Promise.all(Array.from({ length: 5 }, () => open(token)))).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 200, 429, 429, 429]);
    expect((await open(token)).body).toEqual(
      problem('daily_limit', 'This link has been opened too often today. Try again tomorrow'),
    );
    const pdf = () => system.nobody.answer(guest.pdf, { body: { token } });
    expect([(await pdf()).status, (await pdf()).status]).toEqual([200, 429]);
    await setOnLink(token, { day: addDays(day, -1) });
    expect((await open(token)).status).toBe(200);
    expect((await pdf()).status).toBe(200);
  });
});
