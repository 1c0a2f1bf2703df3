import type { Mail } from '#functions/lib/mail/mail.ts';
import { sendMail } from '#functions/lib/mail/send.ts';
import { MailDelayed, MailQuotaUsed } from '#functions/lib/mail/ses-refusals.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { newId } from '#shared/ids.ts';
import { type NewLetter, type Posted, post } from './post.ts';

/** A mail to a client that is out, or waits to go. */
export interface MailedOut {
  id: number;
  to: string;
  subject: string;
  waits?: true;
}

/** And what has it go out, where it waits. */
export interface Mailing {
  mailed: MailedOut;
  posted: Posted;
}

/** How the same mail is written again later. */
export type Written = Omit<NewLetter, 'firmId' | 'id' | 'to'> & { subject: string };

const nothing: Posted = { writes: [], deliver: async () => {} };

/**
 * Sends a mail to a client while whoever sends it waits, so that what their mail account says is shown to them. Where the mail service has
 * no room just now, it goes with the letters that wait.
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
