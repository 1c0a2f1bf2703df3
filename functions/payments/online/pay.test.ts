import { describe, expect, it, vi } from 'vitest';
import { expectCounted } from '#functions/testing/counted.ts';
import { mailTo } from '#functions/testing/inbox.ts';
import {
  billed,
  connected,
  customerOf,
  holdTheirs,
  invoiceOf,
  press,
  tellAccount,
} from '#functions/testing/online.ts';
import { routes } from '#shared/routes.ts';
import { localSystem } from '../../../local/testing/system.ts';

const system = localSystem();
const { guest, invoices, payments } = routes;

const sessionIn = (url: string): string => /checkout\/(\w+)/.exec(url)?.[1] ?? '';
const today = () => new Date().toISOString().slice(0, 10);

describe('paying by a link', () => {
  it('leads to Stripe and back to a paid invoice, with a receipt and a word to the trader', async () => {
    const owner = await connected(system);
    const bill = await billed(owner, 240);
    const customer = customerOf(system, bill);
    expect(await customer.open()).toMatchObject({
      pay: { amount: 240, bank: true, bankFirst: false, least: null },
    });
    const url = await customer.pageFor();
    const back = await press(url, 'card');
    const session = sessionIn(url);
    expect(back).toBe(`${system.services.app}/guest?paid=${session}`);
    expect(await customer.back(session)).toMatchObject({ status: 'paid', paid: 240, balance: 0, pay: null });
    const invoice = await invoiceOf(bill);
    expect(invoice.payments).toMatchObject([{ amount: 240, method: 'card', refunded: 0 }]);
    const client = await owner.call(routes.clients.get, { params: { id: invoice.clientId } });
    await vi.waitFor(async () => {
      expect(await mailTo(system.services.inbox, client.email ?? '')).toHaveLength(1);
      expect(await mailTo(system.services.inbox, owner.email)).toHaveLength(1);
    }, 60_000);
    await vi.waitFor(
      async () => expect((await invoiceOf(bill)).payments[0]?.receiptMailedAt).toBeTruthy(),
      60_000,
    );
    const receipt = await system.nobody.answer(guest.receipt, { body: { token: bill.token } });
    expect(receipt.headers.get('content-type')).toContain('application/pdf');
    await expectCounted(owner);
  });

  it('is settled by the webhook alone when nobody comes back', async () => {
    const bill = await billed(await connected(system), 60);
    await press(await customerOf(system, bill).pageFor(), 'wallet');
    await vi.waitFor(async () => expect((await invoiceOf(bill)).status).toBe('paid'), 60_000);
    await expectCounted(bill.owner);
  });

  it('by bank is on its way first, then paid, or owed again', async () => {
    const owner = await connected(system);
    const [kept, failed] = [await billed(owner, 480), await billed(owner, 500)];
    expect((await customerOf(system, kept).open()).pay).toMatchObject({ bank: true, bankFirst: true });
    for (const bill of [kept, failed]) {
      const customer = customerOf(system, bill);
      await press(await customer.pageFor({ way: 'bank' }), 'bank-later');
      expect(await customer.back()).toMatchObject({
        status: 'unpaid',
        balance: bill === kept ? 480 : 500,
        pay: null,
      });
      expect((await customer.open()).onItsWay).toBe(bill === kept ? 480 : 500);
      expect((await customer.pay()).status).toBe(409);
      await tellAccount(system, owner, { bank: bill === kept ? 'pays' : 'fails' });
    }
    await vi.waitFor(async () => {
      expect(await invoiceOf(kept)).toMatchObject({ status: 'paid', onItsWay: 0 });
      expect(await invoiceOf(failed)).toMatchObject({ status: 'unpaid', onItsWay: 0, balance: 500 });
    }, 60_000);
    expect((await customerOf(system, failed).open()).pay).toMatchObject({ amount: 500 });
    expect((await invoiceOf(kept)).payments).toMatchObject([{ method: 'pay_by_bank' }]);
    await expectCounted(owner);
  });

  it('takes a part where its trader allows it, and never more than is owed', async () => {
    const strict = customerOf(system, await billed(await connected(system), 240));
    expect(await strict.pay({ amount: 100 })).toMatchObject({ status: 400 });
    const bill = await billed(await connected(system, { partPayments: true }), 240);
    const customer = customerOf(system, bill);
    expect((await customer.open()).pay).toMatchObject({ least: 1 });
    for (const amount of [0.5, 240.01])
      expect(await customer.pay({ amount })).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'amount' }] },
      });
    await press(await customer.pageFor({ amount: 100 }), 'card');
    expect(await customer.back()).toMatchObject({ paid: 100, balance: 140, pay: { amount: 140 } });
    await press(await customer.pageFor(), 'card');
    expect(await customer.back()).toMatchObject({ status: 'paid', paid: 240 });
    await expectCounted(bill.owner);
  });

  it('has no button without an account that may take money', async () => {
    const owner = await connected(system);
    const bill = await billed(owner, 240);
    const customer = customerOf(system, bill);
    await tellAccount(system, owner, { onboarding: 'restrict' });
    // The account was active when last asked, so only the press finds out.
    expect(await customer.pay()).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('bank transfer'), document: { pay: null } },
    });
    expect((await customer.open()).pay).toBeNull();
    const small = await billed(await connected(system), 0.2);
    expect((await customerOf(system, small).open()).pay).toBeNull();
    const without = await billed(await system.someone(), 240);
    expect((await customerOf(system, without).open()).pay).toBeNull();
  });
});

describe('two phones', () => {
  it('that pay at once find one page, which takes one payment', async () => {
    const bill = await billed(await connected(system), 240);
    const customer = customerOf(system, bill);
    const urls = await Promise.all(Array.from({ length: 6 }, () => customer.pageFor()));
    expect(new Set(urls).size).toBe(1);
    const ends = await Promise.all([press(urls[0] ?? '', 'card'), press(urls[0] ?? '', 'card')]);
    expect(ends.filter((end) => end.includes('/guest?paid='))).toHaveLength(1);
    await Promise.all([customer.back(), customer.back()]);
    expect(await invoiceOf(bill)).toMatchObject({ status: 'paid', paid: 240, overpaid: 0 });
    await expectCounted(bill.owner);
  });

  it('that choose different ways at once never pay twice unseen', async () => {
    const owner = await connected(system);
    for (let n = 0; n < 3; n++) {
      const bill = await billed(owner, 480);
      const customer = customerOf(system, bill);
      const pages = await Promise.all([customer.pay({ way: 'card' }), customer.pay({ way: 'bank' })]);
      const urls = pages.flatMap(({ status, body }) =>
        status === 200 ? [(body as { url: string }).url] : [],
      );
      expect(urls.length).toBeGreaterThan(0);
      const ends = await Promise.all(
        urls.map((url) => press(url, url === urls[0] && pages[0].status === 200 ? 'card' : 'bank')),
      );
      const taken = ends.filter((end) => end.includes('/guest?paid=cs_')).length;
      expect(taken).toBeGreaterThan(0);
      await customer.back();
      await vi.waitFor(async () => {
        const now = await invoiceOf(bill);
        expect(now).toMatchObject({ status: 'paid', overpaid: 480 * (taken - 1) });
        expect(now.payments).toHaveLength(taken);
      }, 60_000);
    }
    await expectCounted(owner);
  });

  it('cannot pay on a page that asks for what is no longer owed', async () => {
    const bill = await billed(await connected(system), 240);
    const customer = customerOf(system, bill);
    const url = await customer.pageFor();
    const cash = { invoiceId: bill.id, amount: 100, method: 'cash', paidOn: today() } as const;
    await bill.owner.call(payments.record, { body: cash });
    expect(await press(url, 'card')).toContain('has expired');
    expect((await customer.open()).pay).toMatchObject({ amount: 140 });
    const next = await customer.pageFor();
    expect(next).not.toBe(url);
    await bill.owner.call(payments.record, { body: { ...cash, amount: 140 } });
    expect(await press(next, 'card')).toContain('has expired');
    expect(await invoiceOf(bill)).toMatchObject({ status: 'paid', overpaid: 0 });
  });

  it('keep the page for what is still owed, however late a payment’s effects come', async () => {
    const { afterMoved } = await import('#functions/ledger/after-moved.ts');
    const { readInvoice } = await import('#functions/invoices/joined.ts');
    const bill = await billed(await connected(system), 240);
    const customer = customerOf(system, bill);
    const url = await customer.pageFor();
    const read = () => readInvoice(bill.owner.firmId, bill.id);
    const before = await read();
    const cash = { invoiceId: bill.id, amount: 100, method: 'cash', paidOn: today() } as const;
    await bill.owner.call(payments.record, { body: cash });
    const after = await read();
    const next = await customer.pageFor();
    // In between, the payment's emails are sent.
    await afterMoved(before, after);
    expect(await press(url, 'card')).toContain('has expired');
    await press(next, 'card');
    expect(await customer.back()).toMatchObject({ status: 'paid', paid: 240 });
    await expectCounted(bill.owner);
  });

  it('that come too late are kept as overpaid, told to both, and refunded in one press', async () => {
    const owner = await connected(system);
    const bill = await billed(owner, 240);
    const customer = customerOf(system, bill);
    const url = await customer.pageFor();
    await holdTheirs(system, owner);
    await press(url, 'card');
    const cash = { invoiceId: bill.id, amount: 280, method: 'cash', paidOn: today() } as const;
    await owner.call(payments.record, { body: cash });
    expect(await customer.back()).toMatchObject({ status: 'paid', overpaid: 280 });
    const invoice = await invoiceOf(bill);
    expect(invoice).toMatchObject({ overpaid: 280 });
    const card = invoice.payments.find(({ method }) => method === 'card');
    const params = { id: card?.id ?? 0 };
    await owner.call(payments.refund, { params, body: { amount: 240 } });
    expect(await invoiceOf(bill)).toMatchObject({ status: 'paid', overpaid: 40, paid: 280 });
    expect((await tellAccount(system, owner)).charges).toMatchObject([{ refunded: 24_000 }]);
    await vi.waitFor(async () => {
      const [mail] = await mailTo(system.services.inbox, owner.email);
      expect(mail?.body.text).toContain('That is £240.00 too much');
      expect(mail?.body.html).toMatch(new RegExp(`<a class="button" href="[^"]+/invoices\\?id=${bill.id}"`));
    }, 60_000);
    await expectCounted(owner);
  });
});

describe('an invoice that was paid online', () => {
  it('stays: neither it nor its payment can be deleted, and an open page is closed first', async () => {
    const owner = await connected(system);
    const open = await billed(owner, 50);
    const url = await customerOf(system, open).pageFor();
    await owner.call(invoices.remove, { params: { id: open.id } });
    expect(await press(url, 'card')).toContain('has expired');
    const bill = await billed(owner, 60);
    const customer = customerOf(system, bill);
    await holdTheirs(system, owner);
    await press(await customer.pageFor(), 'card');
    // The payment was not known yet: closing the page finds it.
    expect(await owner.answer(invoices.remove, { params: { id: bill.id } })).toMatchObject({ status: 409 });
    const { payments: made } = await invoiceOf(bill);
    expect(made).toMatchObject([{ method: 'card', amount: 60 }]);
    const params = { id: made[0]?.id ?? 0 };
    expect(await owner.answer(payments.remove, { params, body: { reason: 'Wrong' } })).toMatchObject({
      status: 409,
    });
    const late = await billed(owner, 70);
    await press(await customerOf(system, late).pageFor(), 'card');
    const wrong = { params: { id: late.id }, body: { reason: 'Wrong client' } };
    expect(await owner.answer(invoices.void, wrong)).toMatchObject({
      ...{ status: 409, body: { message: expect.stringContaining('£70.00 was paid') } },
    });
    await expectCounted(owner);
  });
});
