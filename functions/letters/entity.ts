import { CustomAttributeType, Entity, type EntityItem } from 'electrodb';
import { firmAttribute, idAttribute, onTable, service, text } from '#functions/lib/entity.ts';
import { letterStages } from '#shared/letters/stages.ts';

const number = { type: 'number' } as const;

/** What a letter may go with. */
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

/** Which letters go first where not all can go at once: what somebody waits for, what has happened, and what the day's plans send. */
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

/** A job that is deleted or another's, as far as its client has to know of it. */
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
 * A mail that goes out after its call: put in the transaction that it tells of, gone when it is sent, and found again after a crash. It lies
 * among the work under way (functions/lib/work-entity.ts).
 */
export const letterEntity = new Entity(
  {
    model: { entity: 'letter', version: '1', service },
    attributes: {
      scope: { type: 'string', required: true, default: 'all' },
      firmId: firmAttribute,
      id: idAttribute,
      kind: { type: letterKinds, required: true },
      /** The document that it goes with, and which version of it; of a payment its invoice, and its id. */
      documentId: { type: 'number', required: true },
      version: number,
      /** Of a reminder: how far it goes. */
      stage: { type: letterStages },
      /** The client that it is for, where the document may become another's. */
      clientId: number,
      to: { type: 'string', required: true },
      /** What is due that it tells of. */
      dues: { type: 'list', items: number },
      subject: text,
      message: text,
      /** What the link in it is made of (functions/links/token.ts). */
      seed: text,
      epoch: number,
      /** What it tells of, where that is not there any more. */
      gone: { type: CustomAttributeType<GoneVisit>('any') },
      /** Among those that wait: the lowest first. */
      rank: { type: 'number', required: true },
      /** How often it failed. What waits for room at the mail service has not failed. */
      failures: number,
      /** When somebody last set about it, and when it may be tried again; epoch milliseconds. */
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
