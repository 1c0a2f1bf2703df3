import { clientEntity } from '#functions/clients/entity.ts';
import { issuedEntity } from '#functions/invoices/issue/entity.ts';
import { issuedOf } from '#functions/invoices/issue/read.ts';
import { jobEntity } from '#functions/jobs/entity.ts';
import { invoiceEntity } from '#functions/ledger/invoice-entity.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import type { BesideIds } from '#functions/links/entity.ts';
import { tellLink } from '#functions/links/tell-links.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { Beside, OpenedInvoice, StoredLink } from './opened.ts';

type Item = object | undefined;

/** An invoice as a link opens it, from its item and the item of its issued document. */
export const openedInvoiceOf = (Invoice: Item, Issued: Item): OpenedInvoice | undefined => {
  const invoice = rowIn(invoiceEntity, Invoice);
  const issued = rowIn(issuedEntity, Issued);
  return invoice ? { kind: 'invoice', issued: issued ? issuedOf(issued) : undefined, invoice } : undefined;
};

export const invoiceKeys = (firmId: FirmId, id: number) => [
  keyOf(invoiceEntity, { firmId, id }),
  keyOf(issuedEntity, { firmId, id }),
];

export const besideKeys = (firmId: FirmId, { clientId, jobId, invoiceId }: BesideIds) => [
  ...(clientId ? [keyOf(clientEntity, { firmId, id: clientId })] : []),
  ...(jobId ? [keyOf(jobEntity, { firmId, id: jobId })] : []),
  ...(invoiceId ? invoiceKeys(firmId, invoiceId) : []),
];

/** Builds the records from the items of `besideKeys`, in their order. */
export const besideOf = (ids: BesideIds, items: readonly Item[]): Beside => {
  const left = [...items];
  const Client = ids.clientId ? left.shift() : undefined;
  const Job = ids.jobId ? left.shift() : undefined;
  const [Invoice, Issued] = ids.invoiceId ? left : [];
  return {
    ids,
    client: rowIn(clientEntity, Client),
    job: (Job && jobEntity.parse({ Item: Job }).data) ?? undefined,
    invoice: openedInvoiceOf(Invoice, Issued),
  };
};

const names = ['clientId', 'jobId', 'invoiceId'] as const;

const given = (ids: BesideIds): BesideIds =>
  Object.fromEntries(names.flatMap((name) => (ids[name] ? [[name, ids[name]]] : [])));

/**
 * The records that belong to the document: already read, unless the link's ids were out of date; then they are read and the link
 * is updated.
 */
export const trulyBeside = async (link: StoredLink, read: Beside, truth: BesideIds): Promise<Beside> => {
  const ids = given(truth);
  if (names.every((name) => ids[name] === undefined || ids[name] === read.ids[name]))
    return {
      ids,
      client: ids.clientId ? read.client : undefined,
      job: ids.jobId ? read.job : undefined,
      invoice: ids.invoiceId ? read.invoice : undefined,
    };
  const [items] = await Promise.all([batchGet(besideKeys(link.firmId, ids)), tellLink(link.hash, ids)]);
  return besideOf(ids, items);
};
