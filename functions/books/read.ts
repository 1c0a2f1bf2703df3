import { pageById } from '#functions/lib/list.ts';
import { addressSigner } from '#functions/lib/signed-url.ts';
import type { BookParams } from '#shared/books/contract.ts';
import type { PageQuery } from '#shared/fields.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { bookEntity } from './entity.ts';
import { isKept, partKey } from './place.ts';
import type { StoredBook } from './remember.ts';

/** Background work without a heartbeat for this long has died; in milliseconds. */
const deadMs = 2 * 60 * 1000;

const hasDied = ({ status, beatAt = 0 }: StoredBook): boolean =>
  status === 'working' && Date.now() - beatAt > deadMs;

/** A file as replies show it, with the addresses of its parts while the bucket has them. */
const shownBook = (book: StoredBook, address: (key: string) => string) => {
  const { firmId, id, status, readyAt, parts = [] } = book;
  return {
    ...book,
    status: hasDied(book) ? ('failed' as const) : status,
    parts: parts.map((part, at) => ({
      ...part,
      url: isKept(readyAt) ? address(partKey(firmId, id, at)) : null,
    })),
  };
};

/** A page of the exported files, newest first. */
export const listBooks = async (firmId: FirmId, query: PageQuery) => {
  const [{ rows, next }, address] = await Promise.all([
    pageById(bookEntity, bookEntity.query.byId({ firmId }), query),
    addressSigner(),
  ]);
  return { rows: rows.map((book) => shownBook(book, address)), next };
};

/** How many of the newest files are searched for one kind. */
const looked = 200;

/** The newest file of a kind, among recent ones. */
export const newestOf = async (firmId: FirmId, { format, kind }: BookParams) => {
  const { rows } = await pageById(bookEntity, bookEntity.query.byId({ firmId }), { limit: looked });
  return rows.find((book) => book.format === format && book.kind === kind);
};
