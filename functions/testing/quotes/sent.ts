import { expect, vi } from 'vitest';
import type { GuestQuote } from '#shared/guest/quotes/document.ts';
import { routes } from '#shared/routes.ts';
import type { Someone, System } from '../../../local/testing/system.ts';
import { mailTo } from '../inbox.ts';
import { tokenIn } from '../token-in.ts';

const { guest, quotes, clients, settings } = routes;

const business = {
  businessKind: 'sole_trader',
  ownName: 'Robin Example',
  tradingName: 'Harbour Plumbing',
  address: '1 Quay Street, Whitby',
  phone: '01947 600100',
  accountName: 'H Plumbing',
  sortCode: '123456',
  accountNumber: '12345678',
} as const;

/** What a line of a quote may be: two hours of work for £100, without VAT. */
export const line = {
  kind: 'labour',
  description: 'Fit a tap',
  quantity: 2,
  unit: 'hour',
  unitPrice: 50,
  vat: 'o',
} as const;
const extra = { ...line, description: 'Outside tap', quantity: 1, optional: true };

/** Traders with a sent quote each, and the calls of whoever has its link. */
export const sentQuotes = (system: System) => {
  const withQuote = async (fields: object = {}, of: object = {}, trader?: Someone) => {
    const owner = trader ?? (await system.someone());
    await owner.call(settings.updateBusiness, { body: business });
    const client = await owner.call(clients.create, {
      body: { name: 'Ada Byron', address: '2 Cliff Road', ...of },
    });
    const lines = [{ ...line, cost: 9 }, extra];
    const body = { clientId: client.id, title: 'Kitchen tap', lines, ...fields };
    const quote = await owner.call(quotes.create, { body: body as never });
    const params = { id: quote.id };
    const token = tokenIn(await owner.call(quotes.link, { params }));
    return { owner, client, quote, params, token };
  };
  const open = (token: string) => system.nobody.answer(guest.open, { body: { token } });
  const opened = async (token: string) => (await open(token)).body as GuestQuote;
  const answer = async (token: string, given: object = {}, headers = {}) => {
    const { version, hash } = await opened(token);
    const body = { token, version, hash, answer: 'accepted', name: 'Ada Byron', ...given };
    return system.nobody.answer(guest.answer, { body: body as never }, headers);
  };
  /** The mails to an address, once there are `count`, without the notice that its bank details are new. */
  const mailed = (to: string, count: number) =>
    vi.waitFor(
      async () => {
        const all = await mailTo(system.services.inbox, to);
        const found = all.filter(({ subject }) => !subject.startsWith('Bank details changed'));
        expect(found).toHaveLength(count);
        return found;
      },
      { timeout: 60_000, interval: 50 },
    );
  return { withQuote, open, opened, answer, mailed };
};
