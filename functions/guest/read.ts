import { userEntity } from '#functions/auth/entity.ts';
import { invoiceEntity } from '#functions/invoices/entity.ts';
import { issuedEntity } from '#functions/invoices/issue/entity.ts';
import { issuedOf } from '#functions/invoices/issue/read.ts';
import { unpack } from '#functions/lib/packed.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import { batchGet } from '#functions/lib/table.ts';
import { quoteAnswerEntity } from '#functions/quotes/answer/entity.ts';
import { quoteEntity } from '#functions/quotes/entity.ts';
import type { SentQuote } from '#functions/quotes/versions/document.ts';
import { quoteVersionEntity } from '#functions/quotes/versions/entity.ts';
import type { Opened, OpenedInvoice, OpenedQuote, StoredLink } from './opened.ts';

export interface Linked {
  user: StoredUser | null;
  /** The document's own. */
  epoch: number;
  opened: Opened | undefined;
}

/** An invoice as a link opens it, of the items that it and what was issued of it are kept in. */
export const openedInvoiceOf = (Invoice: object | undefined, Issued: object | undefined) => {
  const invoice = Invoice ? invoiceEntity.parse({ Item: Invoice }).data : null;
  const issued = Issued ? issuedEntity.parse({ Item: Issued }).data : null;
  const opened = { kind: 'invoice' as const, issued: issued ? issuedOf(issued) : undefined };
  return invoice ? ({ ...opened, invoice } satisfies OpenedInvoice) : undefined;
};

export const invoiceKeys = (userId: string, id: number) => [
  invoiceEntity.get({ userId, id }).params().Key,
  issuedEntity.get({ userId, id }).params().Key,
];

const userOf = (Item: object | undefined): StoredUser | null =>
  Item ? userEntity.parse({ Item }).data : null;

const linkedInvoice = async ({ userId, id }: StoredLink): Promise<Linked> => {
  const [Owner, Invoice, Issued] = await batchGet([
    userEntity.get({ userId }).params().Key,
    ...invoiceKeys(userId, id),
  ]);
  const opened = openedInvoiceOf(Invoice, Issued);
  return { user: userOf(Owner), epoch: opened?.invoice.linkEpoch ?? 0, opened };
};

/** What was sent last, asked for before its number is known. */
const newestVersion = async (userId: string, id: number) => {
  const query = quoteVersionEntity.query.byVersion({ userId, id });
  const { data } = await query.go({ order: 'desc', limit: 1, consistent: true });
  const [found] = data;
  return found && { version: found.version, document: unpack<SentQuote>(found.packed), sha256: found.sha256 };
};

const versionOf = async (userId: string, id: number, version: number) =>
  (await import('#functions/quotes/versions/read.ts')).readVersion(userId, id, version);

const linkedQuote = async ({ userId, id }: StoredLink): Promise<Linked> => {
  const [[Owner, Quote, Answer], newest] = await Promise.all([
    batchGet([
      userEntity.get({ userId }).params().Key,
      quoteEntity.get({ userId, id }).params().Key,
      quoteAnswerEntity.get({ userId, id }).params().Key,
    ]),
    newestVersion(userId, id),
  ]);
  const user = userOf(Owner);
  const quote = Quote ? quoteEntity.parse({ Item: Quote }).data : null;
  if (!quote?.version) return { user, epoch: 0, opened: undefined };
  const answer = (Answer ? quoteAnswerEntity.parse({ Item: Answer }).data : null) ?? undefined;
  // It may have been sent again between the two reads.
  const sent = newest?.version === quote.version ? newest : await versionOf(userId, id, quote.version);
  const opened: OpenedQuote = { kind: 'quote', quote, answer, sent: sent.document, sha256: sent.sha256 };
  return { user, epoch: quote.linkEpoch ?? 0, opened };
};

/** The owner of a link and the document that it opens, in one round trip. */
export const readLinked = (link: StoredLink): Promise<Linked> =>
  link.kind === 'quote' ? linkedQuote(link) : linkedInvoice(link);
