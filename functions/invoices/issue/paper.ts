import { clientAt, clientToBillIn } from '#functions/clients/references.ts';
import type { StoredFirm } from '#functions/firms/entity.ts';
import type { StoredJob } from '#functions/jobs/joined.ts';
import { jobAt, jobToBillIn } from '#functions/jobs/references.ts';
import { canonicalJson, sha256 } from '#functions/lib/canonical.ts';
import { conflict, invalidField } from '#functions/lib/errors.ts';
import { packText } from '#functions/lib/packed.ts';
import { batchGet } from '#functions/lib/table.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import { taxOf } from '#functions/tax/of-issued.ts';
import { today } from '#shared/dates.ts';
import { nationFor } from '#shared/domain/invoices/lateness.ts';
import { type LinesPart, linesPartOf } from '#shared/domain/invoices/lines.ts';
import { cisExpected } from '#shared/invoices/cis.ts';
import { derivedFrom } from '#shared/invoices/derived.ts';
import { type Issuing, taxPointFor } from '#shared/invoices/issuing.ts';
import { refusalsOf, taxPointRefusals } from '#shared/invoices/lawful.ts';
import { documentOutcome } from '#shared/invoices/reverse-charge.ts';
import type { Line } from '#shared/lines/line.ts';
import { sumsOf } from '#shared/lines/sums.ts';
import type { StoredInvoice } from '../entity.ts';
import { mostBytes, refuseVat } from '../lines.ts';
import { seriesAt, seriesIn } from '../numbering/series.ts';
import { buyerOf, type IssuedInvoice, type StoredClient, sellerOf } from './document.ts';
import { issuedEntity } from './entity.ts';
import { issuedPart } from './read.ts';
import { saidOnDeposits, takingOff } from './taking-off.ts';

/** What an invoice with lines is issued from. */
export interface ToIssue extends LinesPart {
  clientId: number;
  jobId?: number | null | undefined;
  workDescription?: string | null | undefined;
  workEndDate?: string | null | undefined;
  notes?: string | null | undefined;
  /** The id that the invoice has or will have, where the caller knows it. */
  ofInvoice?: number | undefined;
}

const issuingOf = (firm: StoredFirm, client: StoredClient, given: ToIssue, lines: Line[]): Issuing => {
  const document = { ...given, ...linesPartOf(given), lines };
  const ownName = [firm.firstName, firm.lastName].filter(Boolean).join(' ');
  const issuing = { seller: { business: firm.business ?? {}, ownName }, client, document, day: today() };
  // From here on every sum is worked out at the rates of the tax point that the invoice will say.
  return { ...issuing, document: { ...document, taxPoint: taxPointFor(issuing) } };
};

const titleOf = (job: { id: number; title: string } | null) => job && { id: job.id, title: job.title };

const refuseUnlawful = (issuing: Issuing): void => {
  const findings = [...refusalsOf(issuing), ...taxPointRefusals(issuing)];
  if (findings.length > 0) throw conflict('Something is missing from this invoice', findings, 'not_lawful');
};

const documentOf = (
  firm: StoredFirm,
  client: StoredClient,
  job: IssuedInvoice['job'],
  issuing: Issuing,
  invoice: StoredInvoice,
): IssuedInvoice => ({
  version: 1,
  kind: 'invoice',
  number: invoice.invoiceNumber,
  issuedAt: invoice.updatedAt,
  dueDate: invoice.dueDate,
  seller: sellerOf(firm),
  buyer: buyerOf(client),
  job,
  work: {
    description: invoice.workDescription,
    startDate: invoice.workStartDate,
    endDate: invoice.workEndDate,
    location: invoice.workLocation,
  },
  notes: invoice.notes,
  lines: [...issuing.document.lines],
  pricesInclude: issuing.document.pricesInclude ?? 'net',
  discount: issuing.document.discount,
  taxPoint: taxPointFor(issuing),
  sums: sumsOf(issuing.document),
  reverseCharge: issuing.document.reverseCharge,
  reverseChargeOutcome: documentOutcome(issuing),
  cis: cisExpected(issuing),
});

/** The document beside its invoice. Throws 400 naming `lines` if it is more than one item should hold. */
const kept = ({ firmId, id }: StoredInvoice, document: IssuedInvoice) => {
  const text = canonicalJson(document);
  const packed = packText(text);
  if (packed.length > mostBytes) throw invalidField('lines', 'Too long to save. Shorten some descriptions');
  const [hash, at] = [sha256(text), document.issuedAt];
  const writes: Write[] = [write(issuedEntity.put({ firmId, id, packed, sha256: hash, at }))];
  return { writes, issued: { document, sha256: hash, at } };
};

const taxFields = (issuing: Issuing) => {
  const sums = sumsOf(issuing.document);
  const cis = cisExpected(issuing);
  return { vat: sums.vat, tax: taxOf({ sums, taxPoint: taxPointFor(issuing), cis }) };
};

/** Whom an invoice is for. */
interface IssuedTo {
  client: StoredClient;
  job: (Pick<StoredJob, 'id' | 'title'> & Partial<Pick<StoredJob, 'reverseCharge' | 'completedAt'>>) | null;
}

/** The same as `issueable`, for a client and a job that are at hand. */
export const issueableTo = (firm: StoredFirm, { client, job }: IssuedTo, given: ToIssue, lines: Line[]) => {
  const answers = given.reverseCharge && { ...job?.reverseCharge, ...given.reverseCharge };
  const reverseCharge = answers ?? job?.reverseCharge;
  const issuing = issuingOf(firm, client, { ...given, reverseCharge }, lines);
  refuseUnlawful(issuing);
  return {
    /** What the invoice itself keeps. */
    fields: { ...derivedFrom(issuing.document), ...taxFields(issuing), hasLines: true },
    /** What its reply says besides, as `besideOf` reads it; nobody has claimed anything of a new invoice. */
    beside: {
      names: { client: { id: client.id, name: client.name }, job: titleOf(job) },
      debtor: { kind: client.kind, nation: nationFor(client.address, firm.business) },
      claims: [],
      completedAt: job?.completedAt,
    },
    /** What the job remembers for its next invoice. */
    answers,
    /** What is written beside the invoice, and what the reply says of it. */
    paper: (invoice: StoredInvoice) => {
      const document = documentOf(firm, client, titleOf(job), issuing, invoice);
      return { ...kept(invoice, document), part: issuedPart(document) };
    },
  };
};
export type Issueable = ReturnType<typeof issueableTo>;

/**
 * Makes ready what an invoice with lines is issued as, and reads the series that its number comes from. Throws 400 for VAT that the
 * seller may not charge or a client, job or deposit's invoice that is not theirs, and 409 naming everything that keeps the law from
 * it, each with the way to mend it; for deposits as `takingOff` does.
 */
export const issueable = async (firm: StoredFirm, given: ToIssue, lines: Line[]) => {
  refuseVat(firm, given);
  const { firmId } = firm;
  const { clientId, jobId, taxPoint, ofInvoice } = given;
  const [[clientItem, seriesItem, jobItem], taken] = await Promise.all([
    batchGet([
      clientAt(firmId, clientId),
      seriesAt(firmId, 'invoice'),
      ...(jobId ? [jobAt(firmId, jobId)] : []),
    ]),
    takingOff(firmId, { clientId, lines, taxPoint, ofInvoice }),
  ]);
  const client = clientToBillIn(clientItem);
  const job = jobId ? jobToBillIn(jobItem, clientId) : null;
  const series = seriesIn(firmId, 'invoice', seriesItem);
  const issue = issueableTo(firm, { client, job }, given, lines);
  const paper: typeof issue.paper = (invoice) => {
    const { writes, ...made } = issue.paper(invoice);
    return { ...made, writes: [...writes, ...saidOnDeposits(taken, invoice.id)] };
  };
  return { ...issue, paper, series };
};
