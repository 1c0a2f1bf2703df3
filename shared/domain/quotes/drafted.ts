import type { NewQuote } from '../../quotes/contract.ts';
import { beginning, change } from '../changed.ts';
import { refuseVat } from '../invoices/issuing.ts';
import type { Change, MutationContext } from '../mutation.ts';
import type { Reader, RecordOf } from '../reader.ts';
import { newQuote, withUsual } from './rules.ts';

export const businessOn = (db: Reader) => db.get('settings', 'all')?.business ?? {};

type Origin = Pick<RecordOf<'quote'>, 'certificateId' | 'certificateJobId'>;

/** A new draft of a quote, whose number the server assigns. Throws 400 naming VAT that the firm may not charge. */
export const draftedQuote = (
  db: Reader,
  { id: _, ...given }: NewQuote,
  context: MutationContext,
  from?: Origin,
): Change => {
  const { today } = context;
  refuseVat(businessOn(db), given, today);
  const kept = { ...beginning(context), number: '', ...from };
  return change('quote', undefined, newQuote(withUsual(businessOn(db), given, today), kept, today));
};
