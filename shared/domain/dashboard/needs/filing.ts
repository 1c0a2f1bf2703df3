import { daysBetween } from '../../../dates.ts';
import { taxPartPath, vatReturnPath } from '../../../filing/pages.ts';
import { daysToWarnOf, toldFrom } from '../../../filing/reminders.ts';
import { filedTaxes } from '../../../uk/filed-taxes.ts';
import type { RecordOf } from '../../reader.ts';
import { type Looking, type Need, type NeedReason, plain } from './need.ts';

/** The return of a period that has ended, once it is near its due date, or if we don't know whether HMRC has it. */
const vatNeed = (
  { end, due, status, ours }: RecordOf<'vatPeriod'>,
  { today }: Looking,
): NeedReason | null => {
  if (ours === 'unknown') return 'vat_check';
  const isToFile = status === 'open' && (ours === null || ours === 'refused') && end < today;
  return isToFile && toldFrom(due) <= today ? 'vat_return' : null;
};

export const ofVat = (looking: Looking): Need[] =>
  looking.db.all('vatPeriod').flatMap((period) => {
    const { end, due } = period;
    const reason = vatNeed(period, looking);
    const what = {
      of: 'vat',
      id: Number(end.replaceAll('-', '')),
      name: end,
      to: vatReturnPath(end),
    } as const;
    return reason ? [{ ...plain, ...what, reason, days: daysBetween(due, looking.today) }] : [];
  });

/** The first update HMRC doesn't have, once its quarter has ended and its due date is near. */
export const ofUpdates = ({ db, today }: Looking): Need[] =>
  db.all('hmrcGrant').flatMap(({ update }): Need[] => {
    if (!update || update.to >= today || toldFrom(update.dueBy) > today) return [];
    const { to: name, dueBy } = update;
    const id = Number(name.replaceAll('-', ''));
    const days = daysBetween(dueBy, today);
    return [{ ...plain, reason: 'update_due', of: 'update', id, name, to: taxPartPath('incomeTax'), days }];
  });

const nextDue = ({ db, today }: Looking, { tax, update }: RecordOf<'hmrcGrant'>): string | undefined =>
  tax === 'incomeTax'
    ? update?.dueBy
    : db
        .all('vatPeriod')
        .filter(({ status, due }) => status === 'open' && due >= today)
        .map(({ due }) => due)
        .sort()[0];

/** Days since a connection ended; negative while it is about to end. */
const daysEnded = (looking: Looking, grant: RecordOf<'hmrcGrant'>): number | null => {
  const { endsAt, endedAt } = grant;
  // A connection that no longer works has ended, even if only today.
  if (endedAt) return Math.max(1, daysBetween(endedAt.slice(0, 10), looking.today));
  const left = daysToWarnOf(endsAt, nextDue(looking, grant), looking.today);
  return left === null ? null : -left;
};

/** Connections that are about to end, or have ended. */
export const ofConnections = (looking: Looking): Need[] =>
  looking.db.all('hmrcGrant').flatMap((grant): Need[] => {
    const days = daysEnded(looking, grant);
    const { tax } = grant;
    const what = { of: 'hmrc', id: filedTaxes.indexOf(tax), name: tax, to: taxPartPath(tax) } as const;
    return days === null ? [] : [{ ...plain, ...what, reason: 'hmrc_ends', days }];
  });
