import * as z from 'zod/mini';
import type { KeptAt } from '#functions/letters/settle.ts';
import type { FirmId } from '#shared/firms/ids.ts';

const recipients = z.array(z.object({ emailAddress: z.string(), diagnosticCode: z.optional(z.string()) }));
const one = z.array(z.string()).check(z.length(1));

/** The parts we use of a notification from SES about an email. */
const said = z.object({
  eventType: z.string(),
  bounce: z.optional(
    z.object({
      bounceType: z.string(),
      bounceSubType: z.optional(z.string()),
      bouncedRecipients: recipients,
    }),
  ),
  delivery: z.optional(z.object({ timestamp: z.string(), recipients: z.array(z.string()) })),
  complaint: z.optional(
    z.object({ complainedRecipients: recipients, complaintFeedbackType: z.optional(z.string()) }),
  ),
  mail: z.object({
    // The tags from functions/lib/mail/platform.ts; a test email has no client.
    tags: z.object({
      firmId: one,
      clientId: z.optional(one),
      invoiceId: z.optional(one),
      quoteId: z.optional(one),
      certificateId: z.optional(one),
      letterId: z.optional(one),
      statement: z.optional(one),
    }),
  }),
});
type Said = z.output<typeof said>;

/** The outcome of an email to a client. */
export interface Heard {
  firmId: FirmId;
  clientId: number;
  /**
   * Its record, if any: an invoice's, a quote's, a certificate's or a statement; `id` is missing on emails sent before they
   * carried it.
   */
  letter: { of: KeptAt['of']; ofId: number; id: number | undefined } | undefined;
  fate: { deliveredAt: string } | { trouble: 'bounced' | 'complained'; why: string | undefined };
  /** In lower case. */
  addresses: string[];
}

/** Parses `Ann <ann@example.com>` or a bare address. */
const addressIn = (text: string): string => (/<([^>]+)>/.exec(text)?.[1] ?? text).toLowerCase();

/** Explanations for SES's permanent bounce types; see its developer guide, "Amazon SNS notification contents". */
const reasons: Record<string, string> = {
  NoEmail: 'Nobody has this address',
  Suppressed: 'Emails to this address have bounced before',
  OnAccountSuppressionList: 'Emails to this address have bounced before',
};

const longestWhy = 300;

/** Why it bounced: our explanation if there is one, and the receiving server's own message. */
const whyOf = ({ bounceSubType = '', bouncedRecipients }: NonNullable<Said['bounce']>) => {
  const said = bouncedRecipients[0]?.diagnosticCode?.replace(/[\p{C}\s]+/gu, ' ').trim();
  const why = [reasons[bounceSubType], said && `Their server said: ${said}`].filter(Boolean).join('. ');
  return why ? why.slice(0, longestWhy) : undefined;
};

const fateIn = ({ eventType, bounce, complaint, delivery }: Said) => {
  // SES retries temporary bounces (a full mailbox) itself.
  if (bounce?.bounceType === 'Permanent')
    return {
      fate: { trouble: 'bounced', why: whyOf(bounce) },
      to: bounce.bouncedRecipients.map(({ emailAddress }) => emailAddress),
    } as const;
  // Moving an email out of the spam folder is reported as a complaint too.
  if (complaint && complaint.complaintFeedbackType !== 'not-spam')
    return {
      fate: { trouble: 'complained', why: undefined },
      to: complaint.complainedRecipients.map(({ emailAddress }) => emailAddress),
    } as const;
  if (eventType === 'Delivery' && delivery)
    return { fate: { deliveredAt: delivery.timestamp }, to: delivery.recipients } as const;
  return undefined;
};

const parsed = (message: string): unknown => {
  try {
    return JSON.parse(message);
  } catch {
    // SES sends plain text to a new topic.
    return undefined;
  }
};

const letterIn = ({ mail: { tags } }: Said): Heard['letter'] => {
  const numberIn = (tag: string[] | undefined) => (tag ? Number(tag[0]) : undefined);
  const id = numberIn(tags.letterId);
  if (tags.invoiceId) return { of: 'invoice', ofId: Number(tags.invoiceId[0]), id };
  if (tags.quoteId) return { of: 'quote', ofId: Number(tags.quoteId[0]), id };
  if (tags.certificateId) return { of: 'certificate', ofId: Number(tags.certificateId[0]), id };
  return tags.statement ? { of: 'statement', ofId: Number(tags.clientId?.[0]), id } : undefined;
};

/** What a message from SES means for a client; undefined if it reports no outcome, or not for a client's email. */
export const heardIn = (message: string): Heard | undefined => {
  const { data } = z.safeParse(said, parsed(message));
  const found = data && fateIn(data);
  const clientId = Number(data?.mail.tags.clientId?.[0]);
  if (!data || !found || !Number.isSafeInteger(clientId)) return undefined;
  return {
    firmId: (data.mail.tags.firmId[0] ?? '') as FirmId,
    clientId,
    letter: letterIn(data),
    fate: found.fate,
    addresses: found.to.map(addressIn),
  };
};
