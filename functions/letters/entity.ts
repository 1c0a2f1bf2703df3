import { CustomAttributeType, Entity, type EntityItem } from 'electrodb';
import { firmAttribute, idAttribute, onTable, service, text } from '#functions/lib/entity.ts';
import { letterStages } from '#shared/letters/stages.ts';

const number = { type: 'number' } as const;

/** The kinds of emails. */
export const letterKinds = [
  'invoice',
  'reminder',
  'statement',
  'quote',
  'quote_follow_up',
  'quote_answered',
  'quote_cancelled',
  'quote_asked',
  'quote_last_day',
  'payment_receipt',
  'payment_told',
  'payment_disputed',
  'review',
  'visit',
  'visit_booked',
  'visit_moved',
  'visit_off',
  'visit_on',
  'visit_told',
  'service',
  'certificate',
  'dues',
  'notice',
] as const;
export type LetterKind = (typeof letterKinds)[number];

/** Which emails are sent first if there is no room for all: those somebody is waiting for, then news, then scheduled ones. */
const ranks = { awaited: 1, news: 2, planned: 3 } as const;
const rankOf: Record<LetterKind, keyof typeof ranks> = {
  invoice: 'awaited',
  statement: 'awaited',
  reminder: 'news',
  quote: 'awaited',
  certificate: 'awaited',
  notice: 'awaited',
  quote_answered: 'news',
  quote_cancelled: 'news',
  quote_asked: 'news',
  payment_receipt: 'awaited',
  payment_told: 'news',
  payment_disputed: 'news',
  visit_booked: 'news',
  visit_moved: 'news',
  visit_off: 'news',
  visit_on: 'news',
  visit_told: 'news',
  review: 'planned',
  quote_follow_up: 'planned',
  quote_last_day: 'planned',
  visit: 'planned',
  service: 'planned',
  dues: 'planned',
};
export const rankAs = (kind: LetterKind): number => ranks[rankOf[kind]];

/** What the client must know of a job that is deleted or another client's. */
export interface GoneVisit {
  title: string;
  updatedAt: string;
  location?: string | undefined;
  scheduledDate?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
  startTime?: string | undefined;
  endTime?: string | undefined;
}

/**
 * An email to be sent after its call: written in the transaction it is about, deleted when sent, and found again after a crash.
 * Stored with the background work (functions/lib/work-entity.ts).
 */
export const letterEntity = new Entity(
  {
    model: { entity: 'letter', version: '1', service },
    attributes: {
      scope: { type: 'string', required: true, default: 'all' },
      firmId: firmAttribute,
      id: idAttribute,
      kind: { type: letterKinds, required: true },
      /** The document it is about, and its version; for a payment, its invoice and the payment's id. */
      documentId: { type: 'number', required: true },
      version: number,
      /** For a reminder: its stage. */
      stage: { type: letterStages },
      /** The client it is for, as the document may become another's. */
      clientId: number,
      to: { type: 'string', required: true },
      /** The due dates it is about. */
      dues: { type: 'list', items: number },
      subject: text,
      message: text,
      /** What its link is made from (functions/links/token.ts). */
      seed: text,
      epoch: number,
      /** The details of what it is about, if that no longer exists. */
      gone: { type: CustomAttributeType<GoneVisit>('any') },
      /** The position in the queue: lowest first. */
      rank: { type: 'number', required: true },
      /** The number of failures. Waiting for room at the mail service is not a failure. */
      failures: number,
      /** When it was last attempted, and when it may be retried; epoch milliseconds. */
      beatAt: { type: 'number', required: true },
      notBefore: number,
    },
    indexes: {
      underWay: {
        pk: { field: 'pk', composite: ['scope'], template: 'work#${scope}', casing: 'none' },
        sk: {
          field: 'sk',
          composite: ['rank', 'id', 'firmId'],
          template: 'letter#${rank}#${id}#${firmId}',
          casing: 'none',
        },
      },
    },
  },
  onTable,
);
export type StoredLetter = EntityItem<typeof letterEntity>;
