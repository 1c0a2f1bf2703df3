import { conflict, Refusal } from '#shared/kernel/refusal.ts';
import { logger } from '../log.ts';
import { happened } from '../metrics.ts';

/** SES sends no more at this moment: the same mail goes out a little later. */
export class MailDelayed extends Refusal {
  constructor() {
    super('provider_busy', 'Too many emails are going out right now. Try again in a minute.');
  }
}

const ownAccount = 'Set up your own email account in Settings';

/** By SES's names of its errors; see its developer guide, "Amazon SES API responses". */
const sentences: Record<string, string> = {
  MessageRejected: `The email service refused this email. ${ownAccount} to send it.`,
  AccountSendingPausedException: `Email is off at the moment. Try again later, or: ${ownAccount}.`,
  ConfigurationSetSendingPausedException: `Email is off at the moment. Try again later, or: ${ownAccount}.`,
  ConfigurationSetDoesNotExist: 'Email service not configured',
  MailFromDomainNotVerifiedException: 'Email service not configured',
  AccessDenied: 'Email service not configured',
};

/** SES sends no more until the day's quota, which counts the last 24 hours, has room again. */
export class MailQuotaUsed extends Refusal {
  constructor() {
    super('provider_busy', `We’ve reached today’s email limit. Try again tomorrow, or: ${ownAccount}.`);
  }
}

const sandbox = `We can’t email this address yet. ${ownAccount} to send it.`;

const reasonFor = ({ name, message }: Error): Refusal | undefined => {
  if (name === 'Throttling') return /daily/i.test(message) ? new MailQuotaUsed() : new MailDelayed();
  if (name === 'MessageRejected' && /not verified/i.test(message)) return conflict(sandbox);
  const sentence = sentences[name];
  return sentence === undefined ? undefined : conflict(sentence);
};

/** What SES says no with, as a refusal with a sentence: 503 where waiting helps, 409 otherwise. Anything else as it is. */
export const asSesRefusal = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const refusal = reasonFor(error);
  if (!refusal) return error;
  if (!(refusal instanceof MailDelayed)) {
    // The firm can do little about it; whoever runs the system is told by the alarm on this.
    happened('MailRefused');
    logger.error('SES refused a mail', { reason: error.message, name: error.name });
  }
  return refusal;
};
