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

/** A row as it was (`undefined`: not there) and as it is (`undefined`: gone), as far as figures depend on it. */
export interface Counted {
  kind: Kind;
  before: object | undefined;
  after: object | undefined;
}

/** What was read as agreed for a job, where what is written goes by it; `undefined` where nothing ever was. */
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
 * Moves every figure by what becomes of rows in the same transaction, in one write for each: all of the transaction's rows go in one
 * call, since a transaction may touch an item once. A client who is counted on must be there: a 400 naming `clientId` otherwise.
 * Throws what `asRead` says where other than that is agreed for its job by now.
 */
export const countFigures = (firmId: FirmId, rows: readonly Counted[], asRead?: AgreedAsRead): Write[] =>
  figuresMoved(projections, rows).map((move) => writeOf(firmId, move, asRead));
