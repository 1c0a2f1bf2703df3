import { type Operation, transact, write } from '#functions/lib/transact.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { LetterTrouble } from '#shared/letters/letter.ts';
import { certificateLetterEntity } from './certificate-entity.ts';
import type { LetterKind, StoredLetter } from './entity.ts';
import { invoiceLetterEntity } from './invoice-entity.ts';
import { quoteLetterEntity } from './quote-entity.ts';
import { sentStatementEntity } from './statement-entity.ts';

/** The key of an email's record, by what it is about. */
export interface KeptAt {
  firmId: FirmId;
  of: 'invoice' | 'quote' | 'statement' | 'certificate';
  /** The id of the invoice, the quote, the certificate, or the statement's client. */
  ofId: number;
  id: number;
}

/** An email's outcome. */
export type Fate =
  | { wentOut: true }
  | { deliveredAt: string }
  | { trouble: LetterTrouble; troubleAt: string; why?: string | undefined };

const patchOf = ({ firmId, of, ofId, id }: KeptAt) => {
  if (of === 'invoice') return invoiceLetterEntity.patch({ firmId, invoiceId: ofId, id });
  if (of === 'quote') return quoteLetterEntity.patch({ firmId, quoteId: ofId, id });
  if (of === 'certificate') return certificateLetterEntity.patch({ firmId, certificateId: ofId, id });
  return sentStatementEntity.patch({ firmId, clientId: ofId, id });
};

class Gone extends Error {}

/** Records an email's outcome. It may have been deleted with its document. */
export const settleLetter = async (at: KeptAt, fate: Fate): Promise<void> => {
  const patch: Operation = 'wentOut' in fate ? patchOf(at).remove(['waits']) : patchOf(at).set(fate);
  try {
    await transact([write(patch, () => new Gone())]);
  } catch (error) {
    if (!(error instanceof Gone)) throw error;
  }
};

const abouts: Partial<Record<LetterKind, KeptAt['of']>> = {
  quote: 'quote',
  quote_follow_up: 'quote',
  invoice: 'invoice',
  reminder: 'invoice',
  statement: 'statement',
  certificate: 'certificate',
};

/** The key of a queued email's record; `undefined` if no document keeps one. */
export const keptAt = ({ kind, firmId, documentId, id }: StoredLetter): KeptAt | undefined => {
  const of = abouts[kind];
  return of && { firmId, of, ofId: documentId, id };
};
