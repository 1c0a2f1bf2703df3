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

/** Evidence of who answered, from where, and what they were shown, as far as known. */
export interface Evidence {
  /** The number of the wording that they agreed to (shared/guest/quotes/wording.ts). */
  wording?: number | undefined;
  address?: string | undefined;
  userAgent?: string | undefined;
  /** The SHA-256 of the link's token, and the address it was emailed to. */
  linkHash?: string | undefined;
  mailedTo?: string | undefined;
  /** When the quote was first opened. */
  openedAt?: string | undefined;
  /** True if the notice of the right to cancel was shown. */
  noticeShown?: boolean | undefined;
}

/** The two ticks of CCR reg 36, and when they were made. */
export interface StartEarly {
  asks: boolean;
  understands: boolean;
  at: string;
  /** The name and wording if they ticked after accepting; otherwise the answer's own apply. */
  name?: string | undefined;
  wording?: number | undefined;
}

/** An answer to one version of a quote: given once, and final. */
export const quoteAnswerEntity = new Entity(
  {
    model: { entity: 'quoteAnswer', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      /** The quote's id. */
      id: idAttribute,
      answer: { type: quoteAnswers, required: true },
      version: { type: 'number', required: true },
      /** The hash of that version, as the customer's page had it. */
      hash: { type: 'string', required: true },
      how: { type: [...answeredHow, 'guest'] as const, required: true },
      name: text,
      reason: text,
      note: text,
      /** The indexes of the optional lines chosen, and the total including them. */
      chosen: { type: 'list', items: { type: 'number' } },
      total: { ...moneyAttribute, required: true },
      at: { type: 'string', required: true },
      startEarly: { type: CustomAttributeType<StartEarly>('any') },
      cancelUntil: text,
      /** The job it created or belongs to, and the deposit's invoice. */
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
