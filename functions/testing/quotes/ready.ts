import { routes } from '#shared/routes.ts';
import type { Ready } from '../makers.ts';

const { quotes } = routes;

const sendQuote: Ready = (person, ids) => person.call(quotes.link, { params: { id: ids.quotes } });

export const quoteReady: Record<string, Ready> = {
  'POST /api/quotes/{id}/withdraw': sendQuote,
  'POST /api/quotes/{id}/answer': sendQuote,
  'POST /api/quotes/{id}/invoice': async (person, ids) => {
    await sendQuote(person, ids);
    const body = { answer: 'accepted', how: 'phone', name: 'Ada' } as const;
    await person.call(quotes.answer, { params: { id: ids.quotes }, body });
  },
};
