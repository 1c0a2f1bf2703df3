import { CustomAttributeType, Entity, type EntityItem } from 'electrodb';
import {
  firmAttribute,
  firmKey,
  idAttribute,
  moneyAttribute,
  onTable,
  service,
  text,
} from '#functions/lib/entity.ts';
import { answeredHow, quoteAnswers } from '#shared/quotes/answer.ts';

/** Who said so from where, and what they were shown, as far as it is known. */
export interface Evidence {
  /** The number of the wording that was agreed to (shared/guest/wording.ts). */
  wording?: number | undefined;
  address?: string | undefined;
  userAgent?: string | undefined;
  /** SHA-256 of the link's token, and where it was mailed. */
  linkHash?: string | undefined;
  mailedTo?: string | undefined;
  /** When the quote was first opened. */
  openedAt?: string | undefined;
  /** Whether the notice of the right to cancel was shown. */
  noticeShown?: boolean | undefined;
}

/** The two ticks of CCR reg 36, and when they were made. */
export interface StartEarly {
  asks: boolean;
  understands: boolean;
  at: string;
  /** Who ticked later than they accepted, under which wording; at once, it is the answer's own. */
  name?: string | undefined;
  wording?: number | undefined;
}

/** An answer to a quote: given once, to one version of it, and never another. */
export const quoteAnswerEntity = new Entity(
  {
    model: { entity: 'quoteAnswer', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      /** The quote's. */
      id: idAttribute,
      answer: { type: quoteAnswers, required: true },
      version: { type: 'number', required: true },
      /** Of that version, as the customer's page had it. */
      hash: { type: 'string', required: true },
      how: { type: [...answeredHow, 'guest'] as const, required: true },
      name: text,
      reason: text,
      note: text,
      /** The places of the optional lines that were chosen, and what all came to with them. */
      chosen: { type: 'list', items: { type: 'number' } },
      total: { ...moneyAttribute, required: true },
      at: { type: 'string', required: true },
      startEarly: { type: CustomAttributeType<StartEarly>('any') },
      cancelUntil: text,
      /** The job that it made or belongs to, and the deposit's invoice. */
      jobId: { type: 'number' },
      invoiceId: { type: 'number' },
      evidence: { type: CustomAttributeType<Evidence>('any') },
      cancelledAt: text,
      cancelledBy: text,
    },
    indexes: {
      byId: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['id'], template: 'quoteAnswer#${id}', casing: 'none' },
      },
    },
  },
  onTable,
);
export type StoredAnswer = EntityItem<typeof quoteAnswerEntity>;
