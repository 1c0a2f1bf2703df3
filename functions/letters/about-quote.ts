import { write } from '#functions/lib/transact.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { newId } from '#shared/ids.ts';
import { type NewLetter, type Posted, post } from './post.ts';
import { quoteLetterEntity } from './quote-entity.ts';

type QuoteMail = NewLetter & { kind: 'quote' | 'quote_follow_up'; subject: string };

const stages = { quote: 'send', quote_follow_up: 'follow_up' } as const;

/** Queues an email about a quote, and records with the quote that it is waiting. */
export const postAboutQuote = (letter: QuoteMail): Posted => {
  const { firmId, documentId: quoteId, kind, to, subject } = letter;
  const id = newId();
  const { writes, deliver } = post({ ...letter, id });
  const at = new Date().toISOString();
  const kept = { firmId, quoteId, id, at, to, subject, stage: stages[kind], waits: true };
  return { writes: [...writes, write(quoteLetterEntity.put(kept))], deliver };
};

/** The emails about a quote, oldest first. */
export const quoteLettersOf = async (firmId: FirmId, quoteId: number) => {
  const { data } = await quoteLetterEntity.query
    .byQuote({ firmId, quoteId })
    .go({ pages: 'all', consistent: true });
  return data;
};
