import { stringify } from 'csv-stringify/sync';
import * as z from 'zod/mini';
import { userReply } from '#functions/auth/wire.ts';
import { businessOf } from '#functions/firms/business.ts';
import { creditBytes } from '#functions/invoices/credits/pdf.ts';
import { claimBytes } from '#functions/invoices/late/pdf.ts';
import { oneAmountPaper } from '#functions/invoices/paper.ts';
import { invoiceBytes } from '#functions/invoices/pdf.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { readUser } from '#functions/lib/tenant/read-user.ts';
import { within } from '#functions/lib/tenant.ts';
import { pictureEnding, safeName } from '#functions/lib/zip-names.ts';
import type { ZipFile } from '#functions/lib/zip-to-bucket.ts';
import { logoOf } from '#functions/paper/logo.ts';
import { paperPdf } from '#functions/paper/paper-pdf.ts';
import { sellerOf } from '#functions/paper/seller.ts';
import { getPicture } from '#functions/photos/pictures.ts';
import { getImage } from '#functions/receipts/images.ts';
import { user as userShape } from '#shared/auth/user.ts';
import { taxSettingsOf } from '#shared/settings/tax/settings.ts';
import { siteAddress } from '#shared/sites/address.ts';
import { certificateFiles, countCertificateFiles } from './certificates.ts';
import { countQuoteFiles, quoteFiles } from './quotes.ts';
import { recordsOf } from './records.ts';
import { countStatementFiles, statementFiles } from './tax.ts';

const plain = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

const csv = (rows: object[]): string =>
  stringify(rows, {
    header: true,
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
    quoted_match: /[\r\n]/,
    cast: { boolean: String, object: (value) => (Array.isArray(value) ? value.map(plain).join('; ') : '') },
  });

type Records = Awaited<ReturnType<typeof recordsOf>>;

function* tableFiles({ tables }: Records): Generator<ZipFile> {
  for (const [name, rows] of Object.entries(tables)) {
    yield { name: `${name}.csv`, input: csv(rows) };
    yield { name: `${name}.json`, input: JSON.stringify(rows, null, 2) };
  }
}

async function* invoiceFiles(
  firm: StoredFirm,
  { invoices, clients, jobs, sites }: Records,
): AsyncGenerator<ZipFile> {
  const clientOf = new Map(clients.map((client) => [client.id, client]));
  const jobOf = new Map(jobs.map((job) => [job.id, job]));
  const siteOf = new Map(sites.map((site) => [site.id, siteAddress(site)]));
  const seller = await sellerOf(firm);
  for (const invoice of invoices) {
    const client = clientOf.get(invoice.clientId) ?? { name: '' };
    const job = jobOf.get(invoice.jobId ?? 0);
    const work = { jobTitle: job?.title, site: siteOf.get(job?.siteId ?? 0) };
    const paper = oneAmountPaper(seller, invoice, client, work);
    const name = `invoices/${safeName(invoice.invoiceNumber)}-${invoice.id}.pdf`;
    const bytes = invoice.hasLines ? invoiceBytes(firm, invoice) : paperPdf(paper);
    yield { name, input: await bytes };
  }
}

/** The issued documents: the text behind each hash, and the PDF of credit notes. */
async function* issuedFiles(firm: StoredFirm, { issued }: Records): AsyncGenerator<ZipFile> {
  for (const { id, text, document } of issued) {
    const folder = document.kind === 'invoice' ? 'invoices' : 'credit-notes';
    const name = `${folder}/${safeName(document.number)}-${id}`;
    yield { name: `${name}.json`, input: text };
    if (document.kind === 'credit_note')
      yield { name: `${name}.pdf`, input: await creditBytes(firm.firmId, id, document) };
  }
}

/** Every claim and letter before claim, as text and as PDF. */
async function* claimFiles({ claims }: Records): AsyncGenerator<ZipFile> {
  for (const { claim, text, document } of claims) {
    const name = `claims/${safeName(document.number)}-${claim.id}`;
    yield { name: `${name}.json`, input: text };
    yield { name: `${name}.pdf`, input: await claimBytes(claim) };
  }
}

async function* receiptFiles({ receipts }: Records): AsyncGenerator<ZipFile> {
  for (const { firmId, id, receiptDate, vendor = 'receipt', fileType } of receipts) {
    const image = await getImage(firmId, id);
    const name = `receipts/${receiptDate}-${safeName(vendor)}-${id}.${pictureEnding(fileType)}`;
    if (image) yield { name, input: image };
  }
}

async function* photoFiles({ photos, jobs }: Records): AsyncGenerator<ZipFile> {
  const titleOf = new Map(jobs.map(({ id, title }) => [id, title]));
  for (const photo of photos) {
    const { jobId, stage, id, fileType } = photo;
    const picture = await getPicture(photo);
    const folder = `photos/${safeName(titleOf.get(jobId) ?? '')}-${jobId}`;
    if (picture) yield { name: `${folder}/${stage}-${id}.${pictureEnding(fileType)}`, input: picture };
  }
}

/** Every file of an export, one at a time, and their number. */
export const exportFiles = async (firm: StoredFirm) => {
  const [records, user] = await Promise.all([recordsOf(firm), within(firm, () => readUser(firm.userId))]);
  const tables = [...tableFiles(records)];
  const logo = await logoOf(firm);
  const told = z.parse(
    userShape,
    userReply({ user, firm, member: undefined, business: await businessOf(firm) }),
  );
  const account = { ...told, tax: taxSettingsOf(firm.tax) };
  async function* files(): AsyncGenerator<ZipFile> {
    yield { name: 'account.json', input: JSON.stringify(account, null, 2) };
    yield* tables;
    if (logo) yield { name: `logo.${pictureEnding(logo.type)}`, input: logo.bytes };
    yield* invoiceFiles(firm, records);
    yield* issuedFiles(firm, records);
    yield* quoteFiles(firm.firmId);
    yield* claimFiles(records);
    yield* receiptFiles(records);
    yield* photoFiles(records);
    yield* certificateFiles(firm.firmId, records.jobs);
    yield* statementFiles(firm.firmId, records.clients);
  }
  const { invoices, issued, claims, receipts, photos } = records;
  const one = logo ? 2 : 1;
  const credits = issued.filter(({ document }) => document.kind === 'credit_note').length;
  const papers = invoices.length + issued.length + credits + 2 * claims.length;
  let total = one + tables.length + papers + receipts.length + photos.length;
  total += await countQuoteFiles(firm.firmId);
  total += await countCertificateFiles(firm.firmId);
  total += await countStatementFiles(firm.firmId);
  return { files: files(), total };
};
