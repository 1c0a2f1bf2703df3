import type { CertificateRow } from '#shared/certificates/contract.ts';
import { certificateName } from '#shared/certificates/kinds.ts';
import type { Client } from '#shared/clients/client.ts';
import { formatDate, today } from '#shared/dates.ts';
import type { Employee } from '#shared/employees/contract.ts';
import type { Item } from '#shared/inventory/contract.ts';
import type { Invoice } from '#shared/invoices/contract.ts';
import { figureOf } from '#shared/invoices/status.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { formatPounds } from '#shared/money.ts';
import type { Price } from '#shared/prices/contract.ts';
import type { QuoteRow } from '#shared/quotes/shown.ts';
import type { Receipt } from '#shared/receipts/contract.ts';
import type { Site } from '#shared/sites/site.ts';
import { shownNumber } from '../data/shown-number.ts';
import { type Described, type Entry, entryOf } from './entry.ts';
import type { Kind } from './kinds.ts';

/** The rows of each kind's list. */
export interface Rows {
  clients: Client;
  sites: Site;
  jobs: Job;
  quotes: QuoteRow;
  invoices: Invoice;
  certificates: CertificateRow;
  inventory: Item;
  prices: Price;
  employees: Employee;
  receipts: Receipt;
}

const describe: { [K in Kind]: (row: Rows[K]) => Described } = {
  clients: ({ id, name, phone, email, address }) => ({
    id,
    title: name,
    note: [phone ?? email, address],
    by: [email, address],
    phones: [phone],
  }),
  sites: ({ id, name, address, postcode, client, contacts }) => ({
    id,
    title: name ?? address.split('\n')[0] ?? address,
    note: [address, postcode, client?.name],
    by: [address, postcode, client?.name, ...contacts.flatMap((one) => [one.name, one.email])],
    phones: contacts.map(({ phone }) => phone),
  }),
  jobs: ({ id, title, client, location, scheduledDate, description, amount }) => ({
    id,
    title,
    note: [client?.name, scheduledDate && formatDate(scheduledDate), location],
    by: [client?.name, location, description],
    pounds: amount,
  }),
  quotes: ({ id, number, title, client, total }) => ({
    id,
    title: `${number} ${title}`,
    note: [client?.name, formatPounds(total)],
    by: [client?.name],
    pounds: total,
  }),
  invoices: (invoice) => ({
    id: invoice.id,
    title: shownNumber(invoice),
    note: [invoice.client?.name, invoice.job?.title, formatPounds(figureOf(invoice, today()))],
    by: [invoice.client?.name, invoice.job?.title],
    pounds: invoice.amount,
  }),
  certificates: (row) => {
    const { id, number, client, site, job } = row;
    const place = [site?.name, site?.address, site?.postcode];
    return {
      id,
      title: [certificateName(row), number].filter(Boolean).join(' '),
      note: [client?.name, ...place],
      by: [client?.name, job?.title, ...place],
    };
  },
  inventory: ({ id, name, sku, barcode, description, quantity, supplierName }) => ({
    id,
    title: name,
    note: [`${quantity} in stock`, sku],
    by: [sku, barcode, description, supplierName],
  }),
  prices: ({ id, name, code, unit, unitPrice }) => ({
    id,
    title: name,
    note: [`${formatPounds(unitPrice)} ${unit}`, code],
    by: [code],
    pounds: unitPrice,
  }),
  employees: ({ id, firstName, lastName, position, phone, email }) => ({
    id,
    title: `${firstName} ${lastName}`,
    note: [position, phone ?? email],
    by: [position, email],
    phones: [phone],
  }),
  receipts: ({ id, vendor, amount, receiptDate, description, category }) => ({
    id,
    title: vendor || 'Unknown Vendor',
    note: [formatDate(receiptDate), amount === null ? null : formatPounds(amount), description],
    by: [description, category],
    pounds: amount,
  }),
};

const known = new WeakMap<object, Entry>();

/** The search entry of a row, created once for each. */
export const entryFor = <K extends Kind>(kind: K, row: Rows[K]): Entry => {
  const made = known.get(row) ?? entryOf(kind, describe[kind](row));
  known.set(row, made);
  return made;
};
