import type { Reader } from '../reader.ts';

/** True if HMRC has a return, or may have one: from then on another VAT scheme needs a day. */
export const hasReturn = (db: Reader): boolean =>
  db.all('vatPeriod').some(({ status, ours }) => status !== 'open' || (ours !== null && ours !== 'refused'));
