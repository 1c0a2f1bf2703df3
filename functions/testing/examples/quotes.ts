import type { Bodies, Known } from '../known.ts';

const line = {
  kind: 'labour',
  description: 'Fit the tap',
  quantity: 2.5,
  unit: 'hour',
  unitPrice: 42,
  vat: 'o',
};

const quote = ({ clients, jobs }: Known) => ({
  clientId: clients,
  jobId: jobs,
  title: 'Kitchen tap',
  lines: [line, { ...line, description: 'And the outside one', optional: true }],
  pricesInclude: 'net',
  discount: { percent: 5 },
  taxPoint: '2026-11-03',
  reverseCharge: { construction: 'yes', staff: 'no', customerRegistered: 'yes', earlierAgreed: 'no' },
  validUntil: '2030-02-28',
  deposit: { kind: 'percent', value: 25 },
  message: 'As we spoke about',
  terms: 'Work begins within two weeks',
  priceKind: 'estimate',
  contract: 'urgent_repair',
  followUps: true,
});

const answer = { answer: 'accepted', how: 'phone', name: 'Ada', note: 'She rang' };

export const quotes: Bodies = {
  'POST /api/quotes': (known) => ({ id: known.own, ...quote(known) }),
  'PUT /api/quotes/{id}': quote,
  'POST /api/quotes/import': ({ clients }) => ({
    rows: [
      {
        number: 'OLD-Q7',
        ...{ clientId: clients, title: 'Kitchen tap', lines: [line], pricesInclude: 'gross' },
        ...{ validUntil: '2030-02-28', message: 'As we spoke about' },
      },
    ],
  }),
  'POST /api/quotes/{id}/send': () => ({
    to: 'ada@example.com',
    subject: 'Your tap',
    message: 'Dear Ada,\n\nhere it is.',
  }),
  'POST /api/quotes/{id}/copy': ({ own }) => ({ id: own }),
  'POST /api/quotes/{id}/invoice': ({ own }) => ({ id: own }),
  'POST /api/quotes/{id}/answer': () => answer,
  'POST /api/guest/ask': ({ quoteLink }) => ({ token: quoteLink }),
  'POST /api/guest/answer': ({ quoteLink }) => ({
    token: quoteLink,
    version: 1,
    hash: '0'.repeat(64),
    answer: 'accepted',
    name: 'Ada Byron',
    reason: 'Next month',
    startEarly: { asks: true, understands: true },
  }),
  'POST /api/guest/start-early': ({ quoteLink }) => ({
    token: quoteLink,
    name: 'Ada Byron',
    asks: true,
    understands: true,
  }),
  'POST /api/guest/cancel': ({ quoteLink }) => ({ token: quoteLink, name: 'Ada Byron' }),
};
