import { checkCursor } from '#functions/tax/records/records.ts';
import { addDays, isCalendarDate } from '#shared/dates.ts';
import type { PageQuery } from '#shared/fields.ts';
import type { FilingReturn } from '#shared/filing/vat.ts';
import { invalidField, notFound } from '#shared/kernel/refusal.ts';
import { readConnection } from '../connection/entity.ts';
import type { Asker } from '../hmrc/ask.ts';
import { vrnOf } from '../vrn.ts';
import { accountPage } from './account-rows.ts';
import { draftOf } from './draft.ts';
import { readObligations, readReturn, type StoredObligation, type StoredReturn } from './entity.ts';
import { findOut, mayStillArrive } from './find-out.ts';
import { refreshObligations, usualRange } from './obligations.ts';
import { shownReturn } from './settle.ts';

/** The last day of a period, as named in an address. Throws 400. */
export const endIn = (text: string): string => {
  if (!isCalendarDate(text)) throw invalidField('end', 'Name a period by its last day, like 2026-09-30');
  return text;
};

/** The default range, or a few days around an older period. */
const rangeAround = (end: string) => {
  const usual = usualRange();
  return end >= usual.from && end <= usual.to ? usual : { from: addDays(end, -1), to: addDays(end, 1) };
};

/** The period that ends on a day. HMRC is asked only if we don't know it yet. Throws 404 if it has none, or was never connected. */
export const periodOf = async (
  asker: () => Asker,
  firm: Asker['firm'],
  end: string,
): Promise<StoredObligation> => {
  const { firmId, business = {} } = firm;
  const vrn = vrnOf(business);
  const known = (await readObligations(firmId)).find((each) => each.end === end && each.vrn === vrn);
  if (known) return known;
  if (!(await readConnection(firmId, 'vat'))) throw notFound();
  const found = (await refreshObligations(asker(), rangeAround(end))).find((each) => each.end === end);
  if (!found) throw notFound();
  return found;
};

const isUnsettled = (kept: StoredReturn): boolean =>
  kept.status === 'unknown' || (kept.status === 'sending' && !mayStillArrive(kept));

/** The return of a period: as filed, or as it would be now. If we don't know whether it arrived, asks HMRC first. */
export const readFiling = async (
  asker: () => Asker,
  firm: Asker['firm'],
  end: string,
): Promise<FilingReturn> => {
  const stored = await readReturn(firm.firmId, end);
  const kept = stored && isUnsettled(stored) ? await findOut(asker(), stored) : stored;
  if (kept && kept.status !== 'refused') return shownReturn(kept);
  const { shown } = await draftOf(firm, await periodOf(asker, firm, end));
  return kept ? { ...shown, status: 'refused', refusal: kept.refusal ?? null } : shown;
};

/** A page of the rows behind the return of a period. */
export const readAccount = async (asker: () => Asker, firm: Asker['firm'], end: string, query: PageQuery) => {
  checkCursor(query.cursor);
  return accountPage(firm, await periodOf(asker, firm, end), query);
};
