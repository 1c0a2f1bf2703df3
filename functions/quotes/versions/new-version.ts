import { buyerOf, type StoredClient, sellerOf } from '#functions/invoices/issue/document.ts';
import { mostBytes } from '#functions/invoices/lines.ts';
import { sha256 } from '#functions/lib/canonical.ts';
import { Moved } from '#functions/lib/latest.ts';
import { packText } from '#functions/lib/packed.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { write } from '#functions/lib/transact.ts';
import { canonicalJson } from '#shared/kernel/canonical.ts';
import { invalidField } from '#shared/kernel/refusal.ts';
import { sumsOf } from '#shared/lines/sums.ts';
import type { WholeQuote } from '../read.ts';
import type { SentQuote } from './document.ts';
import { quoteVersionEntity } from './entity.ts';

/** The client a quote is for, and where its job is. */
interface QuotedTo {
  client: StoredClient;
  workAt: string | undefined;
}

/** The document that sending the working copy of a quote would produce. */
export const documentOf = (
  firm: StoredFirm,
  { client, workAt }: QuotedTo,
  { number, title, version = 0, working }: WholeQuote,
  sentAt: string,
): SentQuote => ({
  format: 1,
  kind: 'quote',
  number,
  version: version + 1,
  title,
  ...(workAt && { workAt }),
  sentAt,
  validUntil: working.validUntil,
  seller: sellerOf(firm),
  buyer: buyerOf(client),
  lines: working.lines,
  pricesInclude: working.pricesInclude ?? 'net',
  discount: working.discount,
  taxPoint: working.taxPoint,
  sums: sumsOf(working),
  reverseCharge: working.reverseCharge,
  deposit: working.deposit,
  message: working.message,
  terms: working.terms,
  priceKind: working.priceKind,
  contract: working.contract,
});

/** Stores a sent version, once. Throws 400 naming `lines` if it is too large for one item. */
export const putVersion = ({ firmId, id }: WholeQuote, document: SentQuote) => {
  const text = canonicalJson(document);
  const packed = packText(text);
  if (packed.length > mostBytes) throw invalidField('lines', 'Too long to save. Shorten some descriptions');
  const { version, sentAt, validUntil } = document;
  const kept = { firmId, id, version, sentAt, validUntil, total: document.sums.total };
  const put = quoteVersionEntity.create({ ...kept, packed, sha256: sha256(text) });
  return write(put, () => new Moved());
};
