import { type Write, write } from '#functions/lib/transact.ts';
import type { Kind } from '#shared/domain/kinds.ts';
import { type FigureMove, figuresMoved } from '#shared/domain/projection.ts';
import { projections } from '#shared/domain/projections.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { clientFiguresEntity, noSuchClient } from './client-entity.ts';
import { countersEntity, dueDayEntity, revenueEntity } from './entity.ts';
import { jobFiguresEntity } from './job-entity.ts';
import { taxDayEntity } from './tax-day-entity.ts';
import { teamEntity } from './team-entity.ts';

/** A row before (`undefined`: new) and after (`undefined`: deleted) a change, limited to what figures depend on. */
export interface Counted {
  kind: Kind;
  before: object | undefined;
  after: object | undefined;
}

/** The agreed total read for a job, if a write depends on it; `undefined` if there never was one. */
export interface AgreedAsRead {
  jobId: number;
  agreedPence: number | undefined;
  refused: () => Error;
}

type Add = FigureMove['add'];

const onJob = (firmId: FirmId, jobId: number, add: Add, asRead: AgreedAsRead | undefined): Write => {
  const adding = jobFiguresEntity.update({ firmId, jobId }).add({ ...add, revision: 1 });
  if (asRead?.jobId !== jobId) return write(adding);
  const { agreedPence: value, refused } = asRead;
  const stillSo = adding.where(({ agreedPence }, { eq, notExists }) =>
    value === undefined ? notExists(agreedPence) : eq(agreedPence, value),
  );
  return write(stillSo, refused);
};

const writeOf = (
  firmId: FirmId,
  { figures, id, add }: FigureMove,
  asRead: AgreedAsRead | undefined,
): Write => {
  const adding = { ...add, revision: 1 };
  switch (figures) {
    case 'figures.counters':
      return write(countersEntity.update({ firmId }).add(adding));
    case 'figures.month':
      return write(revenueEntity.update({ firmId, month: id }).add(adding));
    case 'figures.dueDay':
      return write(dueDayEntity.update({ firmId, date: id }).add(adding));
    case 'figures.taxDay':
      return write(taxDayEntity.update({ firmId, date: id }).add(adding));
    case 'figures.team':
      return write(teamEntity.update({ firmId }).add(adding));
    case 'figures.job':
      return onJob(firmId, Number(id), add, asRead);
    case 'figures.client':
      return write(clientFiguresEntity.patch({ firmId, id: Number(id) }).add(adding), noSuchClient);
  }
};

/**
 * Updates every figure for changed rows in the same transaction, with one write for each: pass all of the transaction's rows in
 * one call, because a transaction may touch an item only once. A client who is counted on must exist: throws 400 naming `clientId`
 * otherwise. Throws `asRead.refused` if the total agreed for its job has changed since.
 */
export const countFigures = (firmId: FirmId, rows: readonly Counted[], asRead?: AgreedAsRead): Write[] =>
  figuresMoved(projections, rows).map((move) => writeOf(firmId, move, asRead));
