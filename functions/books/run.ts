import { findFirm } from '#functions/firms/read.ts';
import { held } from '#functions/lib/conditional.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { workEntity } from '#functions/lib/work-entity.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { Refusal } from '#shared/kernel/refusal.ts';
import { bookEntity } from './entity.ts';
import { nothingToTake } from './make.ts';
import { makeParts } from './make-parts.ts';
import { type Finished, finishedFields, rememberRecords, type StoredBook } from './remember.ts';
import { storeZip } from './store-zip.ts';
import { takenBefore } from './taken.ts';

const store = async (book: StoredBook): Promise<Finished | undefined> => {
  const { firmId, id, format, kind, onlyNew, from, to } = book;
  const params = { format, kind };
  const before = await takenBefore(firmId, params);
  if (kind !== 'zip') {
    const made = await makeParts({ firmId, id, params, onlyNew, from, to }, before, 0);
    // An empty file is not stored.
    return 'stored' in made ? made.stored : { ...made.atHand, parts: [] };
  }
  const firm = await findFirm(firmId);
  return firm ? storeZip({ firm, book, before }) : undefined;
};

const finish = async (book: StoredBook, finished: Finished): Promise<void> => {
  const { firmId, id, onlyNew } = book;
  if (finished.taken.length === 0) throw nothingToTake(onlyNew);
  const fields = finishedFields(finished);
  await transact([
    write(bookEntity.patch({ firmId, id }).set(fields)),
    rememberRecords(book, fields.readyAt, finished.taken),
  ]);
};

const fail = async ({ firmId, id }: StoredBook, problem: string): Promise<void> => {
  await bookEntity.patch({ firmId, id }).set({ status: 'failed', problem }).go();
};

const runOne = async (book: StoredBook): Promise<void> => {
  try {
    const finished = await store(book);
    if (finished) await finish(book, finished);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await fail(book, error.message);
  }
};

const underWay = async (firmId: FirmId): Promise<StoredBook[]> => {
  const { data } = await bookEntity.query
    .byId({ firmId })
    .where(({ status }, { eq }) => eq(status, 'working'))
    .go({ pages: 'all', consistent: true });
  return data;
};

/** Removes the work mark, unless more was requested meanwhile. */
const unmark = (firmId: FirmId, beatAt: number | undefined): Promise<boolean> =>
  held(
    workEntity
      .delete({ scope: 'all', kind: 'books', of: firmId })
      .where((work, { eq, notExists }) =>
        beatAt === undefined ? notExists(work.beatAt) : eq(work.beatAt, beatAt),
      ),
  );

/** Makes every file that a firm is waiting for. Idempotent. */
export const runBooks = async (firmId: FirmId): Promise<void> => {
  const { data: mark } = await workEntity
    .get({ scope: 'all', kind: 'books', of: firmId })
    .go({ consistent: true });
  for (const book of await underWay(firmId)) await runOne(book);
  if (mark) await unmark(firmId, mark.beatAt);
};

/** Marks the files a firm is waiting for as failed for good, so that they can be requested again. */
export const giveUpBooks = async (firmId: FirmId): Promise<void> => {
  for (const book of await underWay(firmId)) await fail(book, 'Something went wrong. Try again.');
  await workEntity.delete({ scope: 'all', kind: 'books', of: firmId }).go();
};
