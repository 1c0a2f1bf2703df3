import type { Mail } from '#functions/lib/mail/mail.ts';
import { sendMail } from '#functions/lib/mail/send.ts';
import { MailDelayed, MailQuotaUsed } from '#functions/lib/mail/ses-refusals.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { newId } from '#shared/ids.ts';
import { type NewLetter, type Posted, post } from './post.ts';

/** An email to a client that was sent, or is queued. */
export interface MailedOut {
  id: number;
  to: string;
  subject: string;
  waits?: true;
}

/** With what delivers it, if it is queued. */
export interface Mailing {
  mailed: MailedOut;
  posted: Posted;
}

/** How to compose the same email again later. */
export type Written = Omit<NewLetter, 'firmId' | 'id' | 'to'> & { subject: string };

const nothing: Posted = { writes: [], deliver: async () => {} };

/**
 * Sends an email to a client while the user waits, so that errors of their mail account are shown to them. If the mail service has
 * no room, queues it.
 */
export const sendOrWait = async (
  firm: StoredFirm,
  { about, ...mail }: Mail & Required<Pick<Mail, 'about'>>,
  written: Written,
): Promise<Mailing> => {
  const mailed = { id: newId(), to: mail.to, subject: written.subject };
  try {
    await sendMail(firm, { ...mail, about: { ...about, letterId: mailed.id } });
    return { mailed, posted: nothing };
  } catch (error) {
    if (!(error instanceof MailDelayed || error instanceof MailQuotaUsed)) throw error;
    const posted = post({ firmId: firm.firmId, ...written, id: mailed.id, to: mail.to });
    return { mailed: { ...mailed, waits: true }, posted };
  }
};
