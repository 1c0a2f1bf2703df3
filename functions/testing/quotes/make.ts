import { routes } from '#shared/routes.ts';
import type { Api } from '../../../local/testing/api-client.ts';
import type { Makers } from '../makers.ts';

const hours = { kind: 'labour', description: 'Fit a tap', quantity: 2, unit: 'hour' } as const;

export const quoteMakers = {
  quotes: async (api, need) => {
    const pointing = { clientId: await need('clients'), jobId: await need('otherJob') };
    const lines = [{ ...hours, unitPrice: 45, vat: 'o' as const }];
    return api.call(routes.quotes.create, { body: { ...pointing, title: 'Tap', lines } });
  },
  quoteLink: async (api, need) => api.call(routes.quotes.link, { params: { id: await need('quotes') } }),
} satisfies Makers;

export const acceptQuote = (api: Api, id: number) =>
  api.call(routes.quotes.answer, { params: { id }, body: { answer: 'accepted', how: 'phone' } });
