import { trialMailsPerDay } from '#shared/limits.ts';
import { config } from '../config.ts';
import { countToday } from '../daily.ts';
import { conflict, Refusal } from '../errors.ts';
import { lazily } from '../lazily.ts';
import type { StoredUser } from '../session.ts';
import type { Mail } from './mail.ts';
import { withBuffers } from './own-account.ts';
import { answersTo, shownName } from './sender.ts';
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

/** By these functions/bounces knows whose mail it was. */
const tagsOf = (userId: string, about: Mail['about']) =>
  Object.entries({ userId, ...about }).map(([Name, value]) => ({ Name, Value: String(value) }));

const ses = lazily(async () => {
  const { SESClient, SendRawEmailCommand } = await import('@aws-sdk/client-ses');
  return { client: new SESClient({}), SendRawEmailCommand };
});

const senderAddress = (from: string): string => /<(.+)>/.exec(from)?.[1] ?? from;

/**
 * Sends through the platform's SES sender, answers going to the user. Throws 409 when there is none or SES will not, 429 on
 * trial, 503 when SES has no room just now.
 */
export const sendFromPlatform = async (
  user: StoredUser,
  fromName: string,
  { about, ...mail }: Mail,
): Promise<void> => {
  if (!config.mailFrom) throw conflict('Email service not configured', undefined, 'mail_not_set_up');
  // A trial cannot be used to send spam.
  if (!user.stripeSubscriptionId) await countToday(user.userId, 'mails', trialMailsPerDay, tooMany);
  const from = { name: shownName(user, fromName), address: senderAddress(config.mailFrom) };
  const [{ client, SendRawEmailCommand }, raw] = await Promise.all([
    ses(),
    rawMail({ ...mail, from, replyTo: answersTo(user) }),
  ]);
  const sending = new SendRawEmailCommand({
    RawMessage: { Data: raw },
    Destinations: [mail.to],
    Tags: tagsOf(user.userId, about),
  });
  try {
    await client.send(sending);
  } catch (error) {
    throw asSesRefusal(error);
  }
};
