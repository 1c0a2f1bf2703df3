import type { LetterKind } from '#functions/letters/entity.ts';
import type { Writer } from './writer.ts';

const quotes = async (): Promise<Writer> => import('#functions/quotes/send/letter.ts');
const outcomes = async (): Promise<Writer> => {
  const [{ compose }, { failed }] = await Promise.all([
    import('#functions/quotes/answer/letter.ts'),
    quotes(),
  ]);
  return { compose, failed };
};
const lastDay = async (): Promise<Writer> => {
  const [{ compose }, { failed }] = await Promise.all([
    import('#functions/quotes/follow-up/last-day-mail.ts'),
    quotes(),
  ]);
  return { compose, failed };
};

/** How the emails of quotes are composed. */
export const quoteWriters = {
  quote: quotes,
  quote_follow_up: quotes,
  quote_answered: outcomes,
  quote_cancelled: outcomes,
  quote_asked: outcomes,
  quote_last_day: lastDay,
} satisfies Partial<Record<LetterKind, () => Promise<Writer>>>;
