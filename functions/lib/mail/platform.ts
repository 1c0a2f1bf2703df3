import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { conflict, Refusal } from '#shared/kernel/refusal.ts';
import { trialMailsPerDay } from '#shared/limits.ts';
import { product } from '#shared/product.ts';
import { config } from '../config.ts';
import { countToday, uncount } from '../daily.ts';
import { logger } from '../log.ts';
import type { Mail } from './mail.ts';
import { withBuffers } from './mail.ts';
import { answersTo, shownName } from './sender.ts';
import { asksSes } from './ses.ts';
import { asSesRefusal } from './ses-refusals.ts';

const tooMany = () =>
  new Refusal(
    'daily_limit',
    `During your trial ${trialMailsPerDay} emails a day can be sent. Set up your own email account in Settings.`,
  );

const rawMail = async (mail: Mail & { from: { name: string; address: string }; replyTo: string }) => {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer/index.js');
  return new MailComposer(withBuffers(mail)).compile().build();
};

/** Tags that tell functions/bounces which record a bounced email was about. */
const tagsOf = (firmId: FirmId, about: Mail['about']) =>
  Object.entries({ firmId, ...about }).map(([Name, value]) => ({ Name, Value: String(value) }));

const senderAddress = (from: string): string => /<(.+)>/.exec(from)?.[1] ?? from;

/**
 * Sends through the platform's SES sender, with replies going to the firm. Throws 409 if there is no sender or SES refuses, 429 on
 * trial, 503 if SES is throttling.
 */
export const sendFromPlatform = async (
  firm: StoredFirm,
  fromName: string,
  { about, ...mail }: Mail,
): Promise<void> => {
  if (!config.mailFrom) throw conflict('Email service not configured', undefined, 'mail_not_set_up');
  if (firm.mailStoppedAt && !mail.isOurs)
    throw conflict(`Emails from this account are stopped. Write to ${product.supportEmail}.`);
  // Keeps trials from sending spam.
  const counted =
    firm.stripeSubscriptionId || mail.isOurs
      ? undefined
      : await countToday(firm.firmId, 'mails', trialMailsPerDay, tooMany);
  const from = {
    name: mail.isOurs ? product.name : shownName(firm, fromName),
    address: senderAddress(config.mailFrom),
  };
  const replyTo = mail.isOurs ? product.supportEmail : answersTo(firm);
  const [{ client, SendRawEmailCommand }, raw] = await Promise.all([
    asksSes(),
    rawMail({ ...mail, from, replyTo }),
  ]);
  const sending = new SendRawEmailCommand({
    RawMessage: { Data: raw },
    Destinations: [mail.to],
    Tags: tagsOf(firm.firmId, about),
  });
  try {
    await client.send(sending);
  } catch (error) {
    const refusal = asSesRefusal(error);
    // A mail that SES refused was not sent; after any other failure we don't know.
    if (counted && refusal instanceof Refusal)
      await uncount(firm.firmId, 'mails', counted).catch((failure: unknown) =>
        logger.warn('A mail that did not go out stays counted', { failure }),
      );
    throw refusal;
  }
};
