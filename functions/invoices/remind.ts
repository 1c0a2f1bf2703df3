import { claimed, type Once } from '#functions/lib/idempotency.ts';
import { happened } from '#functions/lib/metrics.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import type { RemindInput } from '#shared/invoices/reminding.ts';
import { enclosedWith } from './remind/enclosed.ts';
import { dropLease, takeLease } from './remind/lease.ts';
import { mailOut } from './remind/mail-out.ts';
import { record } from './remind/record.ts';

/** What triggers a reminder: a user, or the schedule for a step (days past the due date). */
interface Occasion {
  once: Once;
  step?: number;
  /** The stage, and the firm's own text if any. The schedule only ever sends the first stage. */
  letter?: RemindInput;
}

/**
 * Emails the client a reminder, at most once a day, with the invoice attached, or the claim if the stage encloses one. Throws 400
 * for a client without an address, 404, 409 if the invoice is paid, disputed or already reminded today or for this step, if it is
 * too early for the stage, or if the firm's mail server refuses, 429 on trial.
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
