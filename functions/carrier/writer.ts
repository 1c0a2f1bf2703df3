import type { StoredLetter } from '#functions/letters/entity.ts';
import type { Mail } from '#functions/lib/mail/mail.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';

/** How emails of one kind are composed and followed up. */
export interface Writer {
  /** Composes the email; `undefined` if it is no longer needed. */
  compose: (firm: StoredFirm, letter: StoredLetter) => Promise<Mail | undefined>;
  /** Tells the firm that it won't be sent, and why, if the email's record doesn't suffice. */
  failed?: (firm: StoredFirm, letter: StoredLetter, reason: string) => Promise<void>;
  /** Records that it was sent. */
  sent?: (firm: StoredFirm, letter: StoredLetter) => Promise<void>;
}
