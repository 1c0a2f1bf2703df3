import { claimed, type Once } from '#functions/lib/idempotency.ts';
import { happened } from '#functions/lib/metrics.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import type { RemindInput } from '#shared/invoices/reminding.ts';
import { enclosedWith } from './remind/enclosed.ts';
import { dropLease, takeLease } from './remind/lease.ts';
import { mailOut } from './remind/mail-out.ts';
import { record } from './remind/record.ts';

/** Why a reminder goes out: by hand, or by the schedule for a step (days past the due date). */
interface Occasion {
  once: Once;
  step?: number;
  /** How far it goes, and what the firm wrote in place of the app's own words. The schedule only ever asks. */
  letter?: RemindInput;
}

/**
 * Mails the client a reminder, once a day: with the invoice attached, or with the claim that its stage encloses. Throws 400 for a client
 * without an address, 404, 409 when paid, disputed, reminded today or for this step, when it is not time for its stage or when the firm's
 * mail server will not, 429 on trial.
 */
export const remind = (firm: StoredFirm, id: number, { once, step, letter = {} }: Occasion) =>
  claimed(once, async () => {
    const { firmId } = firm;
    const { stage = 'ask' } = letter;
    const invoice = await takeLease(firmId, id, { stage, step });
    const sent = await mailed(firm, invoice, letter).catch(async (error: unknown) => {
      await dropLease(firmId, id);
      throw error;
    });
    const reminded = await record(firmId, id, { stage, step, ...sent }, once);
    await sent.mailing.posted.deliver();
    happened('ReminderSent');
    return reminded;
  });

const mailed = async (firm: StoredFirm, invoice: Parameters<typeof mailOut>[1], letter: RemindInput) => {
  const enclosed = await enclosedWith(firm, invoice, letter.stage ?? 'ask');
  return { mailing: await mailOut(firm, invoice, letter, enclosed), claim: enclosed.claim };
};
