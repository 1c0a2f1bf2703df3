import type { Job } from '../jobs/contract.ts';
import type { Papers } from './thread.ts';

/** An event in a job's history. */
export interface Happening {
  /** ISO 8601 UTC. */
  at: string;
  words: string;
  /** The member who did it, if known. */
  by: string | null;
}

type Told = [at: string | null, words: string, by?: string | null][];

const ofJob = ({ createdAt, toldAt, startedAt, completedAt, client, nextJobId, ...by }: Job): Told => [
  [nextJobId ? completedAt : null, 'Next job created', by.completedBy],
  [createdAt, 'Job created', by.madeBy],
  [toldAt, `“On my way”${client ? ` to ${client.name}` : ''}`],
  [startedAt, 'Work started', by.startedBy],
  [completedAt, 'Work finished', by.completedBy],
];

const ofQuotes = ({ quotes }: Papers): Told =>
  quotes.flatMap(({ number, sentAt, sentBy, openedAt, answeredAt, status }): Told => {
    const answer = status === 'declined' ? 'declined' : 'accepted';
    return [
      [sentAt, `Quote ${number} sent`, sentBy],
      [openedAt, `Quote ${number} link opened`],
      [answeredAt, `Quote ${number} ${answer}`],
    ];
  });

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
  [...ofJob(job), ...ofQuotes(papers), ...ofInvoices(papers)]
    .flatMap(([at, words, by = null]) => (at ? [{ at, words, by }] : []))
    .sort((a, b) => b.at.localeCompare(a.at));
