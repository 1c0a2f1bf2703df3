import { Entity } from 'electrodb';
import { today } from '#shared/dates.ts';
import { trialMailsPerDay } from '#shared/limits.ts';
import { product } from '#shared/product.ts';
import { config } from '../config.ts';
import { onTable, ownerKey, service } from '../entity.ts';
import { conflict, Refusal } from '../errors.ts';
import { lazily } from '../lazily.ts';
import type { StoredUser } from '../session.ts';
import { transact, write } from '../transact.ts';
import type { Mail } from './mail.ts';
import { withBuffers } from './own-account.ts';

const sentEntity = new Entity(
  {
    model: { entity: 'mailsSent', version: '1', service },
    attributes: {
      userId: { type: 'string', required: true },
      day: { type: 'string', required: true },
      sent: { type: 'number' },
      /** Epoch seconds. */
      ttl: { type: 'number' },
    },
    indexes: {
      byDay: {
        pk: ownerKey,
        sk: { field: 'sk', composite: ['day'], template: 'mails#${day}', casing: 'none' },
      },
    },
  },
  onTable,
);

const tooMany = () =>
  new Refusal(
    429,
    `On trial ${trialMailsPerDay} mails a day can be sent. Set up your own mail account in Settings.`,
  );

const twoDaysSeconds = 2 * 24 * 60 * 60;

/** Counts a mail of a user on trial, so that a trial cannot be used to send spam. Throws 429. */
const countTrialMail = async (userId: string): Promise<void> => {
  const count = sentEntity
    .upsert({ userId, day: today() })
    .set({ ttl: Math.floor(Date.now() / 1000) + twoDaysSeconds })
    .add({ sent: 1 })
    .where((item, { notExists, lt }) => `${notExists(item.sent)} OR ${lt(item.sent, trialMailsPerDay)}`);
  await transact([write(count, tooMany)]);
};

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

/** Sends through the platform's SES sender, answers going to the user. Throws 409 when there is none, 429 on trial. */
export const sendFromPlatform = async (
  user: StoredUser,
  fromName: string,
  { about, ...mail }: Mail,
): Promise<void> => {
  if (!config.mailFrom) throw conflict('Email service not configured');
  if (!user.stripeSubscriptionId) await countTrialMail(user.userId);
  const from = { name: `${fromName} via ${product.name}`, address: senderAddress(config.mailFrom) };
  const [{ client, SendRawEmailCommand }, raw] = await Promise.all([
    ses(),
    rawMail({ ...mail, from, replyTo: user.business?.email ?? user.email }),
  ]);
  await client.send(
    new SendRawEmailCommand({
      RawMessage: { Data: raw },
      Destinations: [mail.to],
      Tags: tagsOf(user.userId, about),
    }),
  );
};
