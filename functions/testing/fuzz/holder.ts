import type { GuestQuote } from '#shared/guest/quotes/document.ts';
import { routes } from '#shared/routes.ts';
import type { Api } from '../../../local/testing/api-client.ts';
import type { Known } from '../known.ts';
import { line, tokenIn } from '../sent-quote.ts';
import type { Request } from './requests.ts';

/** The holder of working links: a campaign soon invalidates those it started with. */
export interface Holder {
  /** The same request, with its original tokens replaced by ones that work now. */
  holding: (request: Request) => Promise<Request>;
}

/** How many calls one quote gets before another is sent. */
const perQuote = 15;

const isObject = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body) && !(body instanceof FormData);

/** `made` has the ids and links that requests use; the replacement links belong to `api`'s user. */
export const holderOf = (api: () => Api, nobody: Api, made: Known): Holder => {
  let calls = 0;
  let link = made.link;
  let quoteLink = made.quoteLink;

  const renew = async () => {
    const { clients: clientId } = made;
    const body = { clientId, title: 'Tap', lines: [line], deposit: { kind: 'percent', value: 10 } } as const;
    const quote = await api().answer(routes.quotes.create, { body });
    const id = (quote.body as { id?: number }).id ?? made.quotes;
    const ofQuote = await api().answer(routes.quotes.link, { params: { id } });
    const ofInvoice = await api().answer(routes.invoices.link, { params: { id: made.invoices } });
    // The campaign may have changed the client, the invoice or the business so that one can't be sent.
    if (ofQuote.status === 200) quoteLink = tokenIn(ofQuote.body as { url: string });
    if (ofInvoice.status === 200) link = tokenIn(ofInvoice.body as { url: string });
  };

  /** The version that was shown, as the page sends it back. */
  const shown = async (body: Record<string, unknown>) => {
    if (!('hash' in body)) return {};
    const reply = await nobody.answer(routes.guest.open, { body: { token: quoteLink } });
    const { version, hash } = reply.body as Partial<GuestQuote>;
    return hash ? { version, hash } : {};
  };

  return {
    holding: async (request) => {
      const { body } = request;
      if (!isObject(body) || (body.token !== made.link && body.token !== made.quoteLink)) return request;
      if (calls++ % perQuote === 0) await renew();
      if (body.token === made.link) return { ...request, body: { ...body, token: link } };
      return { ...request, body: { ...body, token: quoteLink, ...(await shown(body)) } };
    },
  };
};
