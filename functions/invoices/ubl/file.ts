import { clientEntity } from '#functions/clients/entity.ts';
import { invoiceEntity } from '#functions/ledger/invoice-entity.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { batchGet } from '#functions/lib/table.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { londonDate } from '#shared/dates.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { conflict } from '#shared/kernel/refusal.ts';
import { readCredit } from '../credits/read.ts';
import type { IssuedInvoice } from '../issue/document.ts';
import { readIssued } from '../issue/read.ts';
import { readInvoice } from '../joined.ts';
import type { EInvoice } from './e-invoice.ts';
import { ublOf } from './elements.ts';
import { creditAsE, invoiceAsE } from './made.ts';
import { refuseBroken } from './refusals.ts';
import { xmlOf } from './xml.ts';

const clientOf = async (firmId: FirmId, id: number) =>
  (await clientEntity.get({ firmId, id }).go({ consistent: true })).data ?? undefined;

/** The deposit invoices that this invoice deducts. */
const depositsOf = async (firmId: FirmId, { lines }: IssuedInvoice): Promise<EInvoice['refersTo']> => {
  const ids = [
    ...new Set(lines.flatMap(({ kind, source }) => (kind === 'deposit' && source?.invoice) || [])),
  ];
  const keys = ids.map((id) => keyOf(invoiceEntity, { firmId, id }));
  const found = await batchGet(keys, ['invoiceNumber', 'createdAt']);
  return found.flatMap((item) =>
    item ? [{ number: `${item.invoiceNumber}`, issued: londonDate(`${item.createdAt}`) }] : [],
  );
};

const asFile = (invoice: EInvoice) => {
  refuseBroken(invoice);
  return { bytes: Buffer.from(xmlOf(ublOf(invoice))), fileName: `${invoice.number}.xml` };
};

const refuse = (path: string, message: string) => conflict(message, [{ path, message }], 'not_lawful');

/** An issued invoice as a UBL file. Throws 404, and 409 naming what is missing. */
export const invoiceUbl = async (firm: StoredFirm, id: number) => {
  const { firmId } = firm;
  const invoice = await readInvoice(firmId, id);
  if (invoice.voidedAt) throw refuse('voidedAt', 'This invoice is void');
  const issued = await readIssued(invoice);
  if (!issued) throw refuse('lines', 'An e-invoice needs itemised lines. Edit this invoice and add items');
  const [client, refersTo] = await Promise.all([
    clientOf(firmId, invoice.clientId),
    depositsOf(firmId, issued.document),
  ]);
  return asFile(await invoiceAsE(issued.document, { firm, client }, refersTo));
};

/** An issued credit note as a UBL file. Throws 404, and 409 naming what is missing. */
export const creditUbl = async (firm: StoredFirm, id: number) => {
  const issued = await readCredit(firm.firmId, id);
  const client = await clientOf(firm.firmId, issued.buyer.id);
  return asFile(await creditAsE(issued, { firm, client }));
};
