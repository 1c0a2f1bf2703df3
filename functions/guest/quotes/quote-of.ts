import { notFound } from '#shared/kernel/refusal.ts';
import type { Guest } from '../opened.ts';
import type { OpenedQuote } from './opened.ts';

/** The quote that a link opens. Throws 404 for anything else, which can't be answered. */
export const quoteOf = ({ opened }: Guest): OpenedQuote => {
  if (opened.kind !== 'quote') throw notFound();
  return opened;
};
