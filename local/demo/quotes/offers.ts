import { addDays, londonDate } from '#shared/dates.ts';
import type { Line } from '#shared/lines/line.ts';
import type { QuoteInput } from '#shared/quotes/contract.ts';
import { dayMs } from '../clock.ts';

/** A quote and its outcome. Times are epoch milliseconds. */
export interface Offer {
  at: number;
  /** The client's index among the demo's. */
  client: number;
  input: Omit<QuoteInput, 'clientId'>;
  /** When it was sent; undefined for a draft. */
  sentAt?: number;
  /** The customer's answer by phone, and when. */
  answer?: { at: number; says: 'accepted' | 'declined' };
}

const line = (description: string, unitPrice: number, more: Partial<Line> = {}): Line => ({
  kind: 'material',
  description,
  quantity: 1,
  unit: 'each',
  unitPrice,
  vat: 'o',
  ...more,
});

const labour = (hours: number) => line('Labour', 48, { kind: 'labour', quantity: hours, unit: 'hour' });

const bathroom = [
  line('Shower, thermostatic, chrome', 310),
  line('Towel rail, 600 × 1200 mm', 180),
  line('Pipework, fittings and waste', 124),
  labour(9.5),
  line('Power flush as well', 240, { kind: 'labour', optional: true }),
  line('Floor heating mat, 3 m²', 288, { optional: true }),
];

const offered = [
  {
    days: 44,
    client: 3,
    title: 'Move a radiator',
    lines: [line('Pipework and fittings', 46.3), labour(4.5)],
    says: 'declined',
  },
  {
    days: 20,
    client: 5,
    title: 'Unvented cylinder',
    lines: [line('Cylinder, 210 l', 1_120.75), labour(12.5)],
    says: 'accepted',
  },
  {
    days: 40,
    client: 1,
    title: 'Outside tap',
    lines: [line('Tap with double check valve', 31.2), labour(1.25)],
  },
  { days: 4, client: 0, title: 'Shower and towel rail', lines: bathroom, deposit: 25 },
  {
    days: 2,
    client: 4,
    title: 'Power flush of eight radiators',
    lines: [line('Inhibitor and cleaner', 68), labour(7)],
  },
  {
    days: 1,
    client: 2,
    title: 'Kitchen tap and waste',
    lines: [line('Mixer tap', 84.99), labour(1.25)],
    draft: true,
  },
] as const;

/**
 * The quotes of the last six weeks before `now` (epoch milliseconds): one each that was declined, accepted and left to expire, two
 * awaiting an answer, and a draft.
 */
export const demoQuotes = (now: number): Offer[] =>
  offered.map(({ days, client, title, lines, ...more }) => {
    const at = now - days * dayMs;
    const says = 'says' in more ? more.says : undefined;
    return {
      at,
      client,
      input: {
        title,
        lines: lines.map((each) => ({ ...each })),
        validUntil: addDays(londonDate(at), 30),
        terms: 'Our work is guaranteed for 12 months.',
        ...('deposit' in more && { deposit: { kind: 'percent', value: more.deposit } }),
      },
      ...(!('draft' in more) && { sentAt: at + dayMs / 24 }),
      ...(says && { answer: { at: at + 3 * dayMs, says } }),
    };
  });

/** How many quotes the demo has. */
export const quotesMade = offered.length;

/** How many were accepted, each of which has already created a job. */
export const jobsAgreed = offered.filter((offer) => 'says' in offer && offer.says === 'accepted').length;
