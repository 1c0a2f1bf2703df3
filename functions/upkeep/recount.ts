import { setTimeout as wait } from 'node:timers/promises';
import { rankClient, rankingKeys } from '#functions/clients/ranking.ts';
import { fillGrants } from '#functions/filing/connection/warning.ts';
import { findFirm } from '#functions/firms/read.ts';
import { backOff } from '#functions/lib/back-off.ts';
import { Moved } from '#functions/lib/latest.ts';
import { logger } from '#functions/lib/log.ts';
import { happened } from '#functions/lib/metrics.ts';
import { firmEntity } from '#functions/lib/tenant/firm-entity.ts';
import { check, transact } from '#functions/lib/transact.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { creditDrifts } from './credits.ts';
import { type Drift, printOf } from './drift.ts';
import { employeeDrifts } from './employees.ts';
import { figureDrifts } from './figures.ts';
import { jobDrifts } from './jobs.ts';
import { comingDrifts, ledgerDrifts } from './ledger.ts';
import { sweepPhotos } from './photos.ts';
import { priceDrifts } from './prices.ts';
import { receiptDrifts, sweepPictures } from './receipts.ts';
import { type Records, recordsOf } from './records.ts';
import { siteDrifts } from './sites.ts';
import { stockDrifts } from './stock.ts';
import { fillTax } from './tax.ts';
import { fillThreads } from './threads.ts';

const attempts = 8;

/**
 * Between two looks at what seems wrong, in milliseconds. DynamoDB shows a transaction's items one after another: a
 * count may be seen moved and its record not yet, for some milliseconds.
 */
export const settleMs = 300;

/** Thrown by a repair whose firm is being erased: nothing new may be written among their records. */
class Leaving extends Error {}

/** A condition: the firm is there and stays. */
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

/** What a crash may leave undone after its transaction, by design: no bug, so not counted. */
const finish = async (records: Records): Promise<void> => {
  const { firmId, clients } = records;
  const misplaced = clients.filter(
    ({ id, paidPence = 0, rankingKey }) => rankingKey !== rankingKeys(firmId, id, paidPence)?.rankingKey,
  );
  for (const { id } of misplaced) await rankClient(firmId, id);
  await sweepPictures(records);
  await sweepPhotos(records);
  await fillTax(records);
  await fillGrants(firmId);
  await fillThreads(firmId, [...clients, ...records.jobs]);
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
    // Only what was wrong in the same way before: the rest was in the middle of being written.
    for (const drift of drifts.filter((each) => suspected.has(printOf(each))))
      repaired += await repair(firmId, drift);
    suspected = new Set(drifts.map(printOf));
    await wait(settleMs);
    await backOff(attempt);
  }
  throw new Error(`The counters of ${firmId} did not hold still to be counted`);
};

/**
 * Counts a firm's records and puts right every counter that says otherwise; answers how many did. Others may write
 * meanwhile: a counter is only set while nobody has moved it since before its records were read. Throws where they never hold still.
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
