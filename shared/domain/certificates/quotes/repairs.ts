import type { RemedialInput } from '../../../certificates/quotes/calls.ts';
import { lastQuoted, pricesIn, repairsOf, repairsQuote } from '../../../certificates/quotes/repairs.ts';
import { usualVatCode } from '../../../settings/registration.ts';
import { bodyIn, change, laterThan } from '../../changed.ts';
import type { Apply } from '../../mutation.ts';
import { businessOn, draftedQuote } from '../../quotes/drafted.ts';
import type { Reader } from '../../reader.ts';
import { currentOf } from '../current.ts';

/** Earlier prices, from the quotes for repairs that are on this device. */
const knownPrices = (db: Reader) =>
  pricesIn(
    lastQuoted(db.all('certificate')).flatMap(({ paper, quoteId }) => {
      const [quote, kept] = [db.get('quote', quoteId), db.get('certificateValues', paper.id)];
      return quote && kept ? [{ values: kept.values, lines: quote.working.lines }] : [];
    }),
  );

/** A draft of a quote for repairs; none if the certificate has one. */
export const quoteRepairs: Apply = (db, input, context) => {
  const current = currentOf(db, input);
  const kept = current && db.get('certificateValues', current.id);
  const job = current && db.get('job', current.jobId);
  if (!kept || !job) return undefined;
  if (current.quoteId !== null) return [];
  const repairs = repairsOf(current, kept.values, bodyIn<RemedialInput>(input).include);
  const vat = usualVatCode(businessOn(db), context.today);
  const content = repairsQuote(current, repairs, { vat, priceOf: knownPrices(db) });
  const from = { certificateId: current.id, certificateJobId: job.id };
  const quote = { clientId: job.clientId, jobId: job.id, ...content };
  const updatedAt = laterThan(current.updatedAt, context.at);
  return [
    draftedQuote(db, quote, context, from),
    change('certificate', current, { ...current, quoteId: context.newId, updatedAt }),
  ];
};
