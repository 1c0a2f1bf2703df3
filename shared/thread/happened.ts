import type { Job } from '../jobs/contract.ts';
import { quotesHappened } from './quotes.ts';
import type { Papers } from './thread.ts';
import type { Told } from './told.ts';

/** An event in a job's history. */
export interface Happening {
  /** ISO 8601 UTC. */
  at: string;
  words: string;
  /** The member who did it, if known. */
  by: string | null;
}

const ofJob = ({ createdAt, toldAt, startedAt, completedAt, client, nextJobId, ...by }: Job): Told => [
  [nextJobId ? completedAt : null, 'Next job created', by.completedBy],
  [createdAt, 'Job created', by.madeBy],
  [toldAt, `“On my way”${client ? ` to ${client.name}` : ''}`],
  [startedAt, 'Work started', by.startedBy],
  [completedAt, 'Work finished', by.completedBy],
];

const ofInvoices = ({ invoices }: Papers): Told =>
  invoices.flatMap(
    ({
      invoiceNumber,
      createdAt,
      madeBy,
      sentAt,
      sentBy,
      openedAt,
      lastRemindedAt,
      lastRemindedBy,
      paidAt,
      ...voided
    }): Told => [
      [createdAt, `Invoice ${invoiceNumber} created`, madeBy],
      [sentAt, `Invoice ${invoiceNumber} sent`, sentBy],
      [openedAt, `Invoice ${invoiceNumber} link opened`],
      [
        lastRemindedAt,
        `${lastRemindedBy ? 'Reminder' : 'Automatic reminder'} sent for invoice ${invoiceNumber}`,
        lastRemindedBy,
      ],
      [paidAt, `Invoice ${invoiceNumber} paid`],
      [voided.voidedAt, `Invoice ${invoiceNumber} voided`, voided.voidedBy],
    ],
  );

/** The known events of a job and its documents, newest first. */
export const happenedTo = (job: Job, papers: Papers): Happening[] =>
  [...ofJob(job), ...quotesHappened(papers), ...ofInvoices(papers)]
    .flatMap(([at, words, by = null]) => (at ? [{ at, words, by }] : []))
    .sort((a, b) => b.at.localeCompare(a.at));
