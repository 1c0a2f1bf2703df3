import { clientEntity } from '#functions/clients/entity.ts';
import { countersEntity, dueDayEntity, revenueEntity } from '#functions/figures/entity.ts';
import { jobFiguresEntity } from '#functions/figures/job-entity.ts';
import type { Counted } from '#functions/figures/moved.ts';
import { taxDayEntity } from '#functions/figures/tax-day-entity.ts';
import { teamEntity } from '#functions/figures/team-entity.ts';
import type { Operation } from '#functions/lib/transact.ts';
import type { Kind } from '#shared/domain/kinds.ts';
import type { Projection } from '#shared/domain/mutation.ts';
import { figuresMoved } from '#shared/domain/projection.ts';
import { projections } from '#shared/domain/projections.ts';
import { shapes } from '#shared/domain/shapes.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { type Drift, driftOf, unmoved } from './drift.ts';
import { numberOf } from './grouped.ts';
import { quotesCounted } from './quotes.ts';
import type { Records } from './records.ts';

type Figures = Projection['figures'];

/** Stored figures. */
interface Kept {
  figures: Figures;
  id: string;
  item: ({ revision?: number | undefined } & object) | undefined;
}

const keptIn = ({ counters, team, months, days, taxDays, jobFigures, clients }: Records): Kept[] => [
  { figures: 'figures.counters', id: 'all', item: counters },
  { figures: 'figures.team', id: 'all', item: team },
  ...months.map((item): Kept => ({ figures: 'figures.month', id: item.month, item })),
  ...days.map((item): Kept => ({ figures: 'figures.dueDay', id: item.date, item })),
  ...taxDays.map((item): Kept => ({ figures: 'figures.taxDay', id: item.date, item })),
  ...jobFigures.map((item): Kept => ({ figures: 'figures.job', id: String(item.jobId), item })),
  ...clients.map((item): Kept => ({ figures: 'figures.client', id: String(item.id), item })),
];

const all = (kind: Kind, rows: readonly object[]): Counted[] =>
  rows.map((after) => ({ kind, before: undefined, after }));

/**
 * The records that figures count. The number of employees on a job is recounted too, so that figures derived from it are right
 * immediately.
 */
const countedIn = (records: Records): Counted[] => {
  const { clients, sites, jobs, employees, assignments, invoices, drafts, receipts, moves } = records;
  const onJobs = numberOf(assignments, ({ jobId }) => jobId);
  return [
    ...all('client', clients),
    ...all('site', sites),
    ...all(
      'job',
      jobs.map((job) => ({ ...job, assignmentCount: onJobs.get(job.id) ?? 0 })),
    ),
    ...all('employee', employees),
    ...all('assignment', assignments),
    ...all('invoice', invoices),
    ...all('draft', drafts),
    ...quotesCounted(records),
    ...all('receipt', receipts),
    ...all('stockMove', moves),
  ];
};

const setting = (firmId: FirmId, { figures, id, item }: Kept, counts: Record<string, number>): Operation => {
  const asRead = unmoved(item);
  switch (figures) {
    case 'figures.counters':
      return countersEntity.upsert({ firmId }).set(counts).add({ revision: 1 }).where(asRead);
    case 'figures.team':
      return teamEntity.upsert({ firmId }).set(counts).add({ revision: 1 }).where(asRead);
    case 'figures.month':
      return revenueEntity.upsert({ firmId, month: id }).set(counts).add({ revision: 1 }).where(asRead);
    case 'figures.dueDay':
      return dueDayEntity.upsert({ firmId, date: id }).set(counts).add({ revision: 1 }).where(asRead);
    case 'figures.taxDay':
      return taxDayEntity.upsert({ firmId, date: id }).set(counts).add({ revision: 1 }).where(asRead);
    case 'figures.job':
      return jobFiguresEntity
        .upsert({ firmId, jobId: Number(id) })
        .set(counts)
        .add({ revision: 1 })
        .where(asRead);
    case 'figures.client':
      return clientEntity
        .patch({ firmId, id: Number(id) })
        .set(counts)
        .add({ revision: 1 })
        .where(asRead);
  }
};

const nameOf = ({ figures, id }: Pick<Kept, 'figures' | 'id'>): string => `${figures}/${id}`;

/** Fields that identify the record, and count nothing. */
const naming = new Set(['jobId', 'clientId']);

/** The expected and the stored counts: only fields that either has, as the rest would flood the log. */
const countsOf = ({ figures, item = {} }: Kept, sums: Record<string, number>): Record<string, number> => {
  const counts = item as Record<string, unknown>;
  return Object.fromEntries(
    Object.keys(shapes[figures].shape)
      .filter((name) => !naming.has(name) && (sums[name] || typeof counts[name] === 'number'))
      .map((name) => [name, sums[name] ?? 0]),
  );
};

/** Every figure that is stored or should be, with what the projections make of all records. */
export const figuresIn = (records: Records): { figure: Kept; sums: Record<string, number> }[] => {
  const sums = new Map(figuresMoved(projections, countedIn(records)).map((move) => [nameOf(move), move]));
  const kept = keptIn(records);
  const known = new Set(kept.map(nameOf));
  const missing = [...sums.values()]
    .filter((move) => !known.has(nameOf(move)))
    .map(({ figures, id }): Kept => ({ figures, id, item: undefined }));
  return [...kept, ...missing].map((figure) => ({ figure, sums: sums.get(nameOf(figure))?.add ?? {} }));
};

/** Wrong figures. */
export const figureDrifts = (records: Records): Drift[] =>
  figuresIn(records).flatMap(({ figure, sums }) => {
    const expected = countsOf(figure, sums);
    const repair = () => setting(records.firmId, figure, expected);
    return driftOf({ where: nameOf(figure), item: figure.item, expected, repair });
  });
