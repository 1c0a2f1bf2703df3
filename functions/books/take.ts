import type { Once } from '#functions/lib/idempotency.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { bookEntity } from './entity.ts';
import type { AtHand, ToMake } from './make-parts.ts';
import { partKey, putPart } from './place.ts';
import { begunBook, type Finished, finishedFields, rememberRecords, type StoredBook } from './remember.ts';

/** Records a file as exported whose parts are in the bucket. */
export const takeStored = async (asked: ToMake, finished: Finished, once: Once): Promise<StoredBook> => {
  const book = { ...begunBook(asked), ...finishedFields(finished) };
  await transact([
    write(bookEntity.create(book)),
    rememberRecords(book, book.readyAt, finished.taken),
    ...once.writes(book),
  ]);
  return book;
};

/** Stores a small file in the bucket and records it as exported. */
export const takeAtHand = async (asked: ToMake, made: AtHand, once: Once): Promise<StoredBook> => {
  const { firmId, id } = asked;
  await Promise.all(made.parts.map(({ bytes, name }, at) => putPart(partKey(firmId, id, at), bytes, name)));
  const parts = made.parts.map(({ name, rows, bytes }) => ({ name, rows, size: bytes.length }));
  return takeStored(asked, { ...made, parts }, once);
};
