import { clientAt, clientToBillIn } from '#functions/clients/references.ts';
import type { StoredJob } from '#functions/jobs/entity.ts';
import { jobAt, jobToBillIn } from '#functions/jobs/references.ts';
import type { StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import { sha256 } from '#functions/lib/canonical.ts';
import { packText } from '#functions/lib/packed.ts';
import { batchGet } from '#functions/lib/table.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import { seriesAt, seriesIn } from '#functions/numbering/series.ts';
import { addressOfSite } from '#functions/sites/references.ts';
import { today } from '#shared/dates.ts';
import {
  answersOf,
  fieldsIssued,
  type IssuedBetween,
  issuingOf,
  partIssued,
  refuseUnlawful,
  refuseVat,
  type ToIssue,
} from '#shared/domain/invoices/issuing.ts';
import { nationFor } from '#shared/domain/invoices/lateness.ts';
import type { Issuing } from '#shared/invoices/issuing.ts';
import { documentOutcome } from '#shared/invoices/reverse-charge.ts';
import { canonicalJson } from '#shared/kernel/canonical.ts';
import { invalidField } from '#shared/kernel/refusal.ts';
import type { Line } from '#shared/lines/line.ts';
import { ownNameOf } from '#shared/own-name.ts';
import { mostBytes } from '../lines.ts';
import { buyerOf, type IssuedInvoice, type StoredClient, sellerOf } from './document.ts';
import { issuedEntity } from './entity.ts';
import { issuedPart } from './read.ts';
import { saidOnDeposits, takingOff } from './taking-off.ts';

const betweenOf = (firm: StoredFirm, { client, job }: IssuedTo): IssuedBetween => {
  const ownName = ownNameOf(firm);
  return { seller: { business: firm.business ?? {}, ownName }, client, answered: job?.reverseCharge };
};

const titleOf = (job: { id: number; title: string } | null) => job && { id: job.id, title: job.title };

const documentOf = (
  firm: StoredFirm,
  { client, job, workAt }: IssuedTo,
  issuing: Issuing,
  invoice: StoredInvoice,
): IssuedInvoice => ({
  version: 1,
  kind: 'invoice',
  number: invoice.invoiceNumber,
  dueDate: invoice.dueDate,
  seller: sellerOf(firm),
  buyer: buyerOf(client),
  job: titleOf(job),
  work: {
    description: invoice.workDescription,
    startDate: invoice.workStartDate,
    endDate: invoice.workEndDate,
    location: invoice.workLocation,
    ...(workAt && { site: workAt }),
  },
  notes: invoice.notes,
  ...partIssued(issuing, invoice.updatedAt),
  reverseChargeOutcome: documentOutcome(issuing),
});

/** The item that stores the document beside its invoice. Throws 400 naming `lines` if it is too large for one item. */
const kept = ({ firmId, id }: StoredInvoice, document: IssuedInvoice) => {
  const text = canonicalJson(document);
  const packed = packText(text);
  if (packed.length > mostBytes) throw invalidField('lines', 'Too long to save. Shorten some descriptions');
  const [hash, at] = [sha256(text), document.issuedAt];
  const writes: Write[] = [write(issuedEntity.put({ firmId, id, packed, sha256: hash, at }))];
  return { writes, issued: { document, sha256: hash, at } };
};

/** The client, job and property an invoice is for. */
interface IssuedTo {
  client: StoredClient;
  job: (Pick<StoredJob, 'id' | 'title'> & Partial<Pick<StoredJob, 'reverseCharge' | 'completedAt'>>) | null;
  /** The address of the job's property. */
  workAt?: string | null | undefined;
}

/** Same as `issueable`, for a client and a job already read. */
export const issueableTo = (firm: StoredFirm, to: IssuedTo, given: ToIssue, lines: Line[]) => {
  const { client, job } = to;
  const between = betweenOf(firm, to);
  const issuing = issuingOf(between, given, lines, today());
  refuseUnlawful(issuing);
  return {
    client,
    /** The fields stored on the invoice itself. */
    fields: fieldsIssued(issuing),
    /** What its reply also shows, as `besideOf` reads it; a new invoice has no claims. */
    beside: {
      names: { client: { id: client.id, name: client.name }, job: titleOf(job) },
      debtor: { kind: client.kind, nation: nationFor(client.address, firm.business) },
      claims: [],
      completedAt: job?.completedAt,
    },
    /** The answers that the job remembers for its next invoice. */
    answers: answersOf(given, between),
    /** The write for the document, and what the reply shows of it. */
    paper: (invoice: StoredInvoice) => {
      const document = documentOf(firm, to, issuing, invoice);
      return { ...kept(invoice, document), part: issuedPart(document) };
    },
  };
};
export type Issueable = ReturnType<typeof issueableTo>;

/**
 * Prepares an invoice with lines for issue, and reads its number series. Throws 400 for VAT the seller may not charge or a client,
 * job or deposit invoice that is not the firm's, and 409 naming each legal obstacle with its fix; for deposits, as `takingOff`
 * does.
 */
export const issueable = async (firm: StoredFirm, given: ToIssue, lines: Line[]) => {
  refuseVat(firm.business ?? {}, given, today());
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
  const workAt = await addressOfSite(firmId, job?.siteId);
  const series = seriesIn(firmId, 'invoice', seriesItem);
  const issue = issueableTo(firm, { client, job, workAt }, given, lines);
  const paper: typeof issue.paper = (invoice) => {
    const { writes, ...made } = issue.paper(invoice);
    return { ...made, writes: [...writes, ...saidOnDeposits(taken, invoice.id)] };
  };
  return { ...issue, paper, series };
};
