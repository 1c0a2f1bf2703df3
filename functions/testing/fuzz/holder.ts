import { routes } from '#shared/routes.ts';
import type { Api } from '../../../local/testing/api-client.ts';
import type { Known } from '../known.ts';
import { quoteHeld } from '../quotes/held.ts';
import { tokenIn } from '../token-in.ts';
import type { Holding } from './held.ts';
import type { Request } from './requests.ts';

/** The holder of working links: a campaign soon invalidates those it started with. */
export interface Holder {
  /** The same request, with its original tokens replaced by ones that work now. */
  holding: (request: Request) => Promise<Request>;
}

/** How many calls the links get before others are made. */
const perLink = 15;

const isObject = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body) && !(body instanceof FormData);

const invoiceHeld: Holding = (api, _nobody, made) => ({
  token: made.link,
  again: () => api().answer(routes.invoices.link, { params: { id: made.invoices } }),
});

/** `made` has the ids and links that requests use; the replacement links belong to `api`'s user. */
export const holderOf = (api: () => Api, nobody: Api, made: Known): Holder => {
  let calls = 0;
  const links = [invoiceHeld, quoteHeld].map((holding) => holding(api, nobody, made));
  const working = new Map(links.map(({ token }) => [token, token]));

  const renew = async () => {
    for (const { token, again } of links) {
      const { status, body } = await again();
      // The campaign may have changed the client, the invoice or the business so that one can't be sent.
      if (status === 200) working.set(token, tokenIn(body as { url: string }));
    }
  };

  return {
    holding: async (request) => {
      const { body } = request;
      if (!isObject(body)) return request;
      const link = links.find(({ token }) => token === body.token);
      if (!link) return request;
      if (calls++ % perLink === 0) await renew();
      const token = working.get(link.token) ?? link.token;
      return { ...request, body: { ...body, token, ...(await link.shown?.(token, body)) } };
    },
  };
};
