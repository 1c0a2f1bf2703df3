import { clientEntity } from '#functions/clients/entity.ts';
import { countersEntity, dueDayEntity, revenueEntity } from '#functions/dashboard/entity.ts';
import { tallyOf } from '#functions/invoices/tally.ts';
import { acceptedMonth, counterNames, tallyOf as tallyOfQuote } from '#functions/quotes/tally.ts';
import { balancePence, receivedPence } from '#shared/domain/payments/ledger.ts';
import { jobStatuses } from '#shared/jobs/status.ts';
import { toPence } from '#shared/money.ts';
import { type Drift, driftOf, unmoved } from './drift.ts';
import { numberOf, sumBy } from './grouped.ts';
import { jobDrifts } from './jobs.ts';
import type { Records } from './records.ts';

type Tally = ReturnType<typeof tallyOf>;

const ofQuotes = (quotes: Records['quotes']): Record<string, number> => {
  const tallies = quotes.map(tallyOfQuote);
  return Object.fromEntries(
    counterNames.map((name) => [name, tallies.reduce((sum, tally) => sum + tally[name], 0)]),
  );
};

const counters = ({ userId, counters: item, clients, jobs, quotes }: Records, tally: Tally): Drift[] => {
  const byStatus = numberOf(jobs, ({ status }) => status);
  const statuses = jobStatuses.map((status) => [`jobs_${status}`, byStatus.get(status) ?? 0]);
  const expected = {
    clients: clients.length,
    ...Object.fromEntries(statuses),
    ...tally.counters,
    ...ofQuotes(quotes),
  };
  const repair = () =>
    countersEntity.upsert({ userId }).set(expected).add({ revision: 1 }).where(unmoved(item));
  return driftOf({ where: 'counters', item, expected, repair });
};

const revenue = ({ userId, months, quotes }: Records, { paidInMonth }: Tally): Drift[] => {
  const accepted = numberOf(quotes, acceptedMonth);
  const acceptedPence = sumBy(quotes, acceptedMonth, ({ total }) => toPence(total));
  const kept = new Map(months.map((item) => [item.month, item]));
  return [...new Set([...kept.keys(), ...paidInMonth.keys(), ...accepted.keys()])].flatMap((month) => {
    const item = kept.get(month);
    const expected = {
      paidPence: paidInMonth.get(month) ?? 0,
      quotesAccepted: accepted.get(month) ?? 0,
      quotesAcceptedPence: acceptedPence.get(month) ?? 0,
    };
    const repair = () =>
      revenueEntity.upsert({ userId, month }).set(expected).add({ revision: 1 }).where(unmoved(item));
    return driftOf({ where: `revenue ${month}`, item, expected, repair });
  });
};

const dueDays = ({ userId, days }: Records, { openOnDay }: Tally): Drift[] => {
  const kept = new Map(days.map((item) => [item.date, item]));
  return [...new Set([...kept.keys(), ...openOnDay.keys()])].flatMap((date) => {
    const item = kept.get(date);
    const { count, pence } = openOnDay.get(date) ?? { count: 0, pence: 0 };
    const expected = { openCount: count, openPence: pence };
    const repair = () =>
      dueDayEntity.upsert({ userId, date }).set(expected).add({ revision: 1 }).where(unmoved(item));
    return driftOf({ where: `due day ${date}`, item, expected, repair });
  });
};

const onClients = ({ userId, clients, jobs, invoices, drafts, quotes }: Records): Drift[] => {
  const clientOf = ({ clientId }: { clientId: number }) => clientId;
  const jobCounts = numberOf(jobs, clientOf);
  const invoiceCounts = numberOf(invoices, clientOf);
  const draftCounts = numberOf(drafts, clientOf);
  const quoteCounts = numberOf(quotes, clientOf);
  const paid = sumBy(invoices, clientOf, receivedPence);
  const owed = sumBy(invoices, clientOf, balancePence);
  return clients.flatMap((item) => {
    const { id } = item;
    const expected = {
      jobCount: jobCounts.get(id) ?? 0,
      invoiceCount: invoiceCounts.get(id) ?? 0,
      draftCount: draftCounts.get(id) ?? 0,
      quoteCount: quoteCounts.get(id) ?? 0,
      paidPence: paid.get(id) ?? 0,
      owedPence: owed.get(id) ?? 0,
    };
    const repair = () =>
      clientEntity.patch({ userId, id }).set(expected).add({ revision: 1 }).where(unmoved(item));
    return driftOf({ where: `client ${id}`, item, expected, repair });
  });
};

/** What is wrong in the counts of clients, jobs and invoices. */
export const businessDrifts = (records: Records): Drift[] => {
  const tally = tallyOf(records.invoices);
  return [
    ...counters(records, tally),
    ...revenue(records, tally),
    ...dueDays(records, tally),
    ...onClients(records),
    ...jobDrifts(records),
  ];
};
