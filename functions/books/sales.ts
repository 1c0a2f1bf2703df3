import { clientEntity } from '#functions/clients/entity.ts';
import type { IssuedCredit } from '#functions/invoices/credits/document.ts';
import { creditEntity, creditLinesEntity } from '#functions/invoices/credits/entity.ts';
import { groupsOfAmount } from '#functions/invoices/credits/what-is-left.ts';
import type { IssuedInvoice } from '#functions/invoices/issue/document.ts';
import { issuedEntity } from '#functions/invoices/issue/entity.ts';
import { jobTitles } from '#functions/jobs/references.ts';
import { invoiceEntity, type StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { unpack } from '#functions/lib/packed.ts';
import { batchGet } from '#functions/lib/table.ts';
import { walk } from '#functions/lib/walk.ts';
import type { Contact, Sale } from '#shared/books/sale.ts';
import { saleRows } from '#shared/books/sale-rows.ts';
import { addDays, londonDate } from '#shared/dates.ts';
import { saleDay } from '#shared/domain/taxed/sales.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { firstIdAt } from '#shared/ids.ts';
import { charged } from '#shared/lines/sums.ts';

/** A range of days in London, inclusive. */
export interface Days {
  from: string;
  to: string;
}

const isIn = (date: string, { from, to }: Days): boolean => date >= from && date <= to;

/** True if an invoice is a sale in these days, judged by its tax point as in VAT returns. */
const isOf = (invoice: StoredInvoice, days: Days): boolean =>
  !invoice.voidedAt && isIn(saleDay(invoice), days);

const contactsOf = async (firmId: FirmId, invoices: StoredInvoice[]): Promise<Map<number, Contact>> => {
  const ids = [...new Set(invoices.map(({ clientId }) => clientId))];
  const keys = ids.map((id) => keyOf(clientEntity, { firmId, id }));
  const found = await batchGet(keys, ['name', 'email', 'address']);
  return new Map(ids.map((id, at) => [id, { name: '', ...found[at] } as Contact]));
};

const ofOneAmount = (invoice: StoredInvoice, contact: Contact, title: string | undefined): Sale => {
  const { id, invoiceNumber, dueDate, workDescription } = invoice;
  const description = workDescription || title || `Invoice ${invoiceNumber}`;
  const rows = groupsOfAmount(invoice).map((group) => ({
    ...{ description, quantity: 1, unit: 'each', unitNet: group.net * 100, discount: 0 },
    ...{ vat: group.vat, net: group.net, amount: charged(group) },
  }));
  return {
    ...{ key: `i${id}`, kind: 'invoice', number: invoiceNumber, due: dueDate },
    date: saleDay(invoice),
    reference: title ?? '',
    contact: { name: contact.name, email: contact.email, address: contact.address },
    rows,
  };
};

const ofLines = (invoice: StoredInvoice, issued: IssuedInvoice): Sale => ({
  ...{ key: `i${invoice.id}`, kind: 'invoice', number: issued.number, date: saleDay(invoice) },
  ...{
    due: invoice.dueDate,
    reference: issued.job?.title ?? '',
    contact: issued.buyer,
    rows: saleRows(issued),
  },
});

const ofCredit = (id: number, issued: IssuedCredit): Sale => {
  const date = londonDate(issued.issuedAt);
  return {
    ...{ key: `c${id}`, kind: 'credit_note', number: issued.number, date, due: date },
    ...{ reference: issued.reason ?? '', credits: issued.credits.number },
    ...{ contact: issued.buyer, rows: saleRows(issued) },
  };
};

interface Ids {
  id: number;
}

const between = (rows: readonly Ids[]): [Ids, Ids] => [
  { id: rows[0]?.id ?? 0 },
  { id: rows.at(-1)?.id ?? 0 },
];

const issuedOf = async (firmId: FirmId, invoices: StoredInvoice[]): Promise<Map<number, IssuedInvoice>> => {
  const issued = new Map<number, IssuedInvoice>();
  const lined = invoices.filter(({ hasLines }) => hasLines);
  if (lined.length === 0) return issued;
  const query = issuedEntity.query.byId({ firmId }).between(...between(lined));
  for await (const page of walk(issuedEntity, query))
    for (const { id, packed } of page) issued.set(id, unpack<IssuedInvoice>(packed));
  return issued;
};

/** The invoices that are not void and have their tax point in a range of days, in the order they were created. */
export async function* invoicesOf(firmId: FirmId, days: Days): AsyncGenerator<Sale> {
  for await (const page of walk(invoiceEntity, invoiceEntity.query.byId({ firmId }))) {
    const invoices = page.filter((invoice) => isOf(invoice, days));
    const jobIds = [
      ...new Set(invoices.flatMap(({ jobId, hasLines }) => (jobId && !hasLines ? [jobId] : []))),
    ];
    const [issued, contacts, titles] = await Promise.all([
      issuedOf(firmId, invoices),
      contactsOf(
        firmId,
        invoices.filter(({ hasLines }) => !hasLines),
      ),
      jobTitles(firmId, jobIds),
    ]);
    for (const invoice of invoices) {
      const document = issued.get(invoice.id);
      const contact = contacts.get(invoice.clientId) ?? { name: '' };
      const title = titles.get(invoice.jobId ?? 0)?.title;
      yield document ? ofLines(invoice, document) : ofOneAmount(invoice, contact, title);
    }
  }
}

/** The credit notes of a range of days, in the order they were created. */
export async function* creditsOf(firmId: FirmId, days: Days): AsyncGenerator<Sale> {
  // Their ids are made by the server on issue; a day's tolerance covers clock corrections.
  const first = firstIdAt(Date.parse(addDays(days.from, -1)));
  const last = firstIdAt(Date.parse(addDays(days.to, 2)));
  const query = creditEntity.query.byId({ firmId }).between({ id: first }, { id: last });
  for await (const page of walk(creditEntity, query)) {
    if (page.length === 0) continue;
    const lines = creditLinesEntity.query.byId({ firmId }).between(...between(page));
    for await (const documents of walk(creditLinesEntity, lines))
      for (const { id, packed } of documents) {
        const sale = ofCredit(id, unpack<IssuedCredit>(packed));
        if (isIn(sale.date, days)) yield sale;
      }
  }
}
