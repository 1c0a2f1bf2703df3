import * as z from 'zod/mini';
import { date } from '../fields.ts';
import { letterFields } from '../letter.ts';
import { contactRoles } from '../sites/kinds.ts';
import { mostRecipients, recipient } from '../sites/recipient.ts';

const { subject, message } = letterFields;

export const sendInput = z.strictObject({
  to: z
    .array(recipient)
    .check(z.minLength(1, 'Choose someone'), z.maxLength(mostRecipients, `Can be at most ${mostRecipients}`)),
  subject,
  message,
});
export type SendInput = z.output<typeof sendInput>;

/** Records a copy handed over on paper. */
export const copyInput = z.strictObject({ to: recipient, by: z.literal('paper'), on: date });
export type CopyInput = z.output<typeof copyInput>;

/** Someone who was given a copy, by their name at the time. */
export const copy = z.object({
  to: recipient,
  name: z.string(),
  role: z.enum(['client', ...contactRoles]),
  by: z.enum(['mail', 'paper']),
  /** When the email was sent; for paper, the day. */
  at: z.string(),
});
export type Copy = z.output<typeof copy>;
