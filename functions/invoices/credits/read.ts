import type { StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { unpack } from '#functions/lib/packed.ts';
import { rowsOf } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import { shownCredit } from '#shared/domain/invoices/shown.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { notFound } from '#shared/kernel/refusal.ts';
import { readInvoice } from '../joined.ts';
import type { IssuedCredit } from './document.ts';
import { creditEntity, creditLinesEntity } from './entity.ts';

type Item = Record<string, unknown>;

const there = (items: (Item | undefined)[]): Item[] => items.filter((item) => item !== undefined);

/** An invoice's credit notes without their documents, oldest first. */
export const creditsOf = async ({ firmId, creditIds = [] }: StoredInvoice) => {
  const keys = creditIds.map((id) => keyOf(creditEntity, { firmId, id }));
  return rowsOf(creditEntity, there(await batchGet(keys)));
};
export type StoredCredit = Awaited<ReturnType<typeof creditsOf>>[number];

/** A credit note's record: its item with its printed lines. */
export const creditRecord = (
  head: Omit<StoredCredit, 'sha256'>,
  { credits, reason, lines, pricesInclude, discount, taxPoint, sums, issuedAt }: IssuedCredit,
) => ({
  ...head,
  invoiceNumber: credits.number,
  ...{ reason, lines, pricesInclude, discount, taxPoint, sums, issuedAt },
});

/** The credit notes of an invoice, newest first. Throws 404 if the firm has no such invoice. */
export const listCredits = async (firmId: FirmId, invoiceId: number) => {
  const invoice = await readInvoice(firmId, invoiceId);
  const { creditIds = [] } = invoice;
  const keys = creditIds.map((id) => keyOf(creditLinesEntity, { firmId, id }));
  const [heads, documents] = await Promise.all([creditsOf(invoice), batchGet(keys)]);
  const packedOf = new Map(rowsOf(creditLinesEntity, there(documents)).map(({ id, packed }) => [id, packed]));
  return heads.toReversed().flatMap((head) => {
    const packed = packedOf.get(head.id);
    return packed ? [shownCredit(creditRecord(head, unpack<IssuedCredit>(packed)))] : [];
  });
};

/** One credit note of an invoice. Throws 404 if the invoice has no such credit note. */
export const oneCredit = async (firmId: FirmId, invoiceId: number, id: number) => {
  const credit = (await listCredits(firmId, invoiceId)).find((one) => one.id === id);
  if (!credit) throw notFound();
  return credit;
};

/** The issued document of a credit note. Throws 404 if the firm has none with this id. */
export const readCredit = async (firmId: FirmId, id: number): Promise<IssuedCredit> => {
  const { data } = await creditLinesEntity.get({ firmId, id }).go({ consistent: true });
  if (!data) throw notFound();
  return unpack<IssuedCredit>(data.packed);
};
