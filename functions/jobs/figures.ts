import { Entity } from 'electrodb';
import { idAttribute, onTable, ownerKey, revisionAttribute, service } from '#functions/lib/entity.ts';
import { check, type Write, write } from '#functions/lib/transact.ts';
import { jobEntity } from './entity.ts';

/**
 * What came in and went out on a job, in pence: what every record that names the job adds together, whether or not the
 * job is still there.
 */
export const figuresEntity = new Entity(
  {
    model: { entity: 'jobFigures', version: '1', service },
    attributes: {
      userId: { type: 'string', required: true },
      jobId: idAttribute,
      /** Invoices less credits, without VAT; and what came in for them, with it. */
      invoicedPence: { type: 'number' },
      receivedPence: { type: 'number' },
      /** Parts taken from stock less those brought back, at what they were bought for. */
      stockPence: { type: 'number' },
      /** Hours at the rate that the employee had when they were entered. */
      labourPence: { type: 'number' },
      /** With their VAT, and the part of it that VAT receipts show. */
      receiptPence: { type: 'number' },
      receiptVatPence: { type: 'number' },
      /** What was agreed by accepted quotes, with VAT. */
      agreedPence: { type: 'number' },
      revision: revisionAttribute,
    },
    indexes: {
      byJob: {
        pk: ownerKey,
        sk: { field: 'sk', composite: ['jobId'], template: 'jobFigures#${jobId}', casing: 'none' },
      },
    },
  },
  onTable,
);

export const figureNames = [
  'invoicedPence',
  'receivedPence',
  'stockPence',
  'labourPence',
  'receiptPence',
  'receiptVatPence',
  'agreedPence',
] as const;
type FigureName = (typeof figureNames)[number];

/** What one record adds to the figures of the job that it names. */
export interface Share extends Partial<Record<FigureName, number>> {
  jobId?: number | null | undefined;
}

const negative = (share: Share): Share => ({
  ...Object.fromEntries(figureNames.map((name) => [name, -(share[name] ?? 0)])),
  jobId: share.jobId,
});

/** Figures by job, of any number of records. */
export const figuresOf = (shares: readonly Share[]): Map<number, Record<FigureName, number>> => {
  const jobs = new Map<number, Record<FigureName, number>>();
  for (const share of shares) {
    if (!share.jobId) continue;
    const before = jobs.get(share.jobId);
    const sums = figureNames.map((name) => [name, (before?.[name] ?? 0) + (share[name] ?? 0)]);
    jobs.set(share.jobId, Object.fromEntries(sums) as Record<FigureName, number>);
  }
  return jobs;
};

/** What was read as agreed for a job, where what is written goes by it; `undefined` where nothing ever was. */
export interface AgreedAsRead {
  jobId: number;
  agreedPence: number | undefined;
  refused: () => Error;
}

/**
 * Moves the figures from records as they were to as they are, in one write for each job. Throws what `asRead` says where other than
 * that is agreed for its job by now.
 */
export const refigureAll = (
  userId: string,
  before: readonly Share[],
  after: readonly Share[],
  asRead?: AgreedAsRead,
): Write[] => {
  const deltas = figuresOf([...before.map(negative), ...after]);
  return [...deltas].flatMap(([jobId, sums]) => {
    const moved = Object.fromEntries(Object.entries(sums).filter(([, pence]) => pence !== 0));
    if (Object.keys(moved).length === 0) return [];
    const adding = figuresEntity.update({ userId, jobId }).add({ ...moved, revision: 1 });
    if (asRead?.jobId !== jobId) return [write(adding)];
    const { agreedPence: value, refused } = asRead;
    const stillSo = adding.where(({ agreedPence }, { eq, notExists }) =>
      value === undefined ? notExists(agreedPence) : eq(agreedPence, value),
    );
    return [write(stillSo, refused)];
  });
};

/** The same from one record as it was (`undefined`: not there) to as it is (`undefined`: gone). */
export const refigure = (userId: string, before: Share | undefined, after: Share | undefined): Write[] =>
  refigureAll(userId, before ? [before] : [], after ? [after] : []);

/** A condition: the user has this job. */
export const jobIsThere = (userId: string, id: number, refused: () => Error): Write =>
  check({ of: jobEntity.get({ userId, id }), condition: 'attribute_exists(pk)', refused });
