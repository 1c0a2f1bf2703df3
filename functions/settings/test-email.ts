import { claimed, type Once } from '#functions/lib/idempotency.ts';
import { sendMail } from '#functions/lib/mail/send.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { transact } from '#functions/lib/transact.ts';
import { product } from '#shared/product.ts';

/** Sends a test email to the user, the same way as the firm's reminders. */
export const sendTestEmail = (firm: StoredFirm, to: string, once: Once) =>
  claimed(once, async () => {
    await sendMail(firm, {
      to,
      subject: `Test email from ${product.name}`,
      text: `This is a test. Your reminders will reach your clients the same way.\n\n${product.name}`,
    });
    const reply = { message: 'Test email sent successfully!' };
    const remembered = once.writes(reply);
    if (remembered.length > 0) await transact(remembered);
    return reply;
  });
