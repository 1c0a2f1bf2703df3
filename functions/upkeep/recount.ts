import { setTimeout as wait } from 'node:timers/promises';
import { rankClient, rankingKeys } from '#functions/clients/ranking.ts';
import { findFirm } from '#functions/firms/read.ts';
import { backOff } from '#functions/lib/back-off.ts';
import { Moved } from '#functions/lib/latest.ts';
import { logger } from '#functions/lib/log.ts';
import { happened } from '#functions/lib/metrics.ts';
import { firmEntity } from '#functions/lib/tenant/firm-entity.ts';
import { check, transact } from '#functions/lib/transact.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { sweepCertificates } from './certificates.ts';
import { creditDrifts } from './credits.ts';
import { type Drift, printOf } from './drift.ts';
import { employeeDrifts } from './employees.ts';
import { figureDrifts } from './figures.ts';
import { jobDrifts } from './jobs.ts';
import { Leaving } from './leaving.ts';
import { comingDrifts, ledgerDrifts } from './ledger.ts';
import { sweepPhotos } from './photos.ts';
import { priceDrifts } from './prices.ts';
import { receiptDrifts, sweepPictures } from './receipts.ts';
import { type Records, recordsOf } from './records.ts';
import { siteDrifts } from './sites.ts';
import { stockDrifts } from './stock.ts';
import { finishTax } from './tax.ts';
import { noteTaxCounted } from './tax-counted.ts';
import { fillTax } from './taxed.ts';
import { fillThreads } from './threads.ts';

const attempts = 8;

/**
 * The delay between two looks at an apparent drift, in milliseconds. DynamoDB exposes a transaction's items one after another, so
 * for some milliseconds a count may be visible without its record.
 */
export const settleMs = 300;

/** A condition: the firm exists and is not being erased. */
export const stays = (firmId: FirmId) =>
  check({
    of: firmEntity.get({ firmId }),
    condition: 'attribute_exists(pk) AND attribute_not_exists(erasingSince)',
    refused: () => new Leaving(),
  });

const repair = async (firmId: FirmId, { where, found, expected, repair: writes }: Drift): Promise<number> => {
  try {
    await transact([stays(firmId), ...writes]);
  } catch (error) {
    if (!(error instanceof Moved)) throw error;
    return 0;
  }
  happened('CountersRepaired');
  logger.warn('Counters repaired', { firmId, where, found, expected });
  return 1;
};

const driftsIn = (records: Records): Drift[] => [
  ...ledgerDrifts(records),
  ...comingDrifts(records),
  ...creditDrifts(records),
  ...jobDrifts(records),
  ...employeeDrifts(records),
  ...siteDrifts(records),
  ...stockDrifts(records),
  ...receiptDrifts(records),
  ...priceDrifts(records),
  ...figureDrifts(records),
];

/** Finishes what a crash may leave undone after its transaction, by design: not a bug, so not counted. */
const finish = async (records: Records): Promise<void> => {
  const { firmId, clients } = records;
  const misplaced = clients.filter(
    ({ id, paidPence = 0, rankingKey }) => rankingKey !== rankingKeys(firmId, id, paidPence)?.rankingKey,
  );
  for (const { id } of misplaced) await rankClient(firmId, id);
  await sweepPictures(records);
  await sweepPhotos(records);
  await sweepCertificates(records);
  await fillTax(records);
  await finishTax(firmId);
  await fillThreads(firmId, [...clients, ...records.jobs]);
  await noteTaxCounted(firmId);
};

const untilRight = async (firmId: FirmId): Promise<number> => {
  let suspected = new Set<string>();
  let repaired = 0;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const records = await recordsOf(firmId);
    const drifts = driftsIn(records);
    if (drifts.length === 0) {
      await finish(records);
      return repaired;
    }
    // Repairs only drifts that were the same at the first look: the others were in the middle of being written.
    for (const drift of drifts.filter((each) => suspected.has(printOf(each))))
      repaired += await repair(firmId, drift);
    suspected = new Set(drifts.map(printOf));
    await wait(settleMs);
    await backOff(attempt);
  }
  throw new Error(`The counters of ${firmId} did not hold still to be counted`);
};

/**
 * Recounts a firm's records and repairs every wrong counter; returns how many were wrong. Concurrent writes are allowed: a counter
 * is set only if it is unchanged since before its records were read. Throws if they never stay still.
 */
export const recountFirm = async (firmId: FirmId): Promise<number> => {
  const firm = await findFirm(firmId);
  if (!firm || firm.erasingSince) return 0;
  try {
    return await untilRight(firmId);
  } catch (error) {
    if (error instanceof Leaving) return 0;
    throw error;
  }
};
