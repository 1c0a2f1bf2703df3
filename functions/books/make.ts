import type { Once } from '#functions/lib/idempotency.ts';
import { enqueue } from '#functions/lib/queue.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { workEntity } from '#functions/lib/work-entity.ts';
import type { BookInput, BookParams } from '#shared/books/contract.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { newId } from '#shared/ids.ts';
import { conflict } from '#shared/kernel/refusal.ts';
import { atOnce } from './at-once.ts';
import { bookEntity } from './entity.ts';
import type { ToMake } from './make-parts.ts';
import { begunBook, type StoredBook } from './remember.ts';
import { takeAtHand } from './take.ts';
import { takenBefore } from './taken.ts';

/** The error if there is nothing to export, for direct requests and for background work. */
export const nothingToTake = (onlyNew: boolean | undefined) =>
  conflict(onlyNew ? 'Nothing new in this period. It’s all in your earlier files' : 'Nothing in this period');

const begin = async (asked: ToMake, once: Once): Promise<StoredBook> => {
  const { firmId } = asked;
  const book = begunBook(asked);
  await transact([
    write(bookEntity.create(book)),
    write(workEntity.put({ kind: 'books', of: firmId, beatAt: Date.now() })),
    ...once.writes(book),
  ]);
  await enqueue('work', [{ kind: 'books', of: firmId }]);
  return book;
};

/**
 * Makes a file for the books: a small one immediately, a large one and a ZIP in the background. Throws 409 if there is nothing to
 * export.
 */
export const makeBook = async (firmId: FirmId, params: BookParams, input: BookInput, once: Once) => {
  const asked: ToMake = { firmId, id: newId(), params, ...input };
  if (params.kind === 'zip') return begin(asked, once);
  const before = await takenBefore(firmId, params);
  const made = await atOnce(asked, before);
  if (!made) return begin(asked, once);
  if (made.taken.length === 0) throw nothingToTake(input.onlyNew);
  return takeAtHand(asked, made, once);
};
