import { conflict, Refusal } from '#shared/kernel/refusal.ts';
import { logger } from '../log.ts';
import { happened } from '../metrics.ts';

/** SES is throttling: the same mail can go a little later. */
export class MailDelayed extends Refusal {
  constructor() {
    super('provider_busy', 'Too many emails are going out right now. Try again in a minute.');
  }
}

const ownAccount = 'Set up your own email account in Settings';

/** By SES's error names; see its developer guide, "Amazon SES API responses". */
const sentences: Record<string, string> = {
  MessageRejected: `The email service refused this email. ${ownAccount} to send it.`,
  AccountSendingPausedException: `Email is off at the moment. Try again later, or: ${ownAccount}.`,
  ConfigurationSetSendingPausedException: `Email is off at the moment. Try again later, or: ${ownAccount}.`,
  ConfigurationSetDoesNotExist: 'Email service not configured',
  MailFromDomainNotVerifiedException: 'Email service not configured',
  AccessDenied: 'Email service not configured',
};

/** SES refuses until its daily quota, over a rolling 24 hours, has room again. */
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

/** Turns an SES error into a refusal with a sentence: 503 if waiting helps, else 409. Returns any other error unchanged. */
export const asSesRefusal = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const refusal = reasonFor(error);
  if (!refusal) return error;
  if (!(refusal instanceof MailDelayed)) {
    // The firm can do little about it; this metric raises our alarm.
    happened('MailRefused');
    logger.error('SES refused a mail', { reason: error.message, name: error.name });
  }
  return refusal;
};
