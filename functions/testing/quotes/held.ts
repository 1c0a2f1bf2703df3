import type { GuestQuote } from '#shared/guest/quotes/document.ts';
import { routes } from '#shared/routes.ts';
import type { Holding } from '../fuzz/held.ts';
import { line } from './sent.ts';

/** A quote's link: each time that of another quote, as one is answered once. */
export const quoteHeld: Holding = (api, nobody, made) => ({
  token: made.quoteLink,
  again: async () => {
    const { clients: clientId } = made;
    const body = { clientId, title: 'Tap', lines: [line], deposit: { kind: 'percent', value: 10 } } as const;
    const quote = await api().answer(routes.quotes.create, { body });
    const id = (quote.body as { id?: number }).id ?? made.quotes;
    return api().answer(routes.quotes.link, { params: { id } });
  },
  shown: async (token, body) => {
    if (!('hash' in body)) return {};
    const reply = await nobody.answer(routes.guest.open, { body: { token } });
    const { version, hash } = reply.body as Partial<GuestQuote>;
    return hash ? { version, hash } : {};
  },
});
