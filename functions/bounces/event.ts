import * as z from 'zod/mini';
import type { FirmId } from '#shared/firms/ids.ts';

const recipients = z.array(z.object({ emailAddress: z.string() }));
const one = z.array(z.string()).check(z.length(1));

/** What SES says of a mail that it sent, as far as anybody here asks. */
const said = z.object({
  eventType: z.string(),
  bounce: z.optional(z.object({ bounceType: z.string(), bouncedRecipients: recipients })),
  complaint: z.optional(
    z.object({ complainedRecipients: recipients, complaintFeedbackType: z.optional(z.string()) }),
  ),
  mail: z.object({
    // The tags that functions/lib/mail/platform.ts gave the mail; a test mail has no client.
    tags: z.object({
      firmId: one,
      clientId: z.optional(one),
      invoiceId: z.optional(one),
      statement: z.optional(one),
    }),
  }),
});
type Said = z.output<typeof said>;

/** How a mail to a client ended badly. */
export interface Undelivered {
  firmId: FirmId;
  clientId: number;
  /** The invoice that it was about, if it was. */
  invoiceId?: number | undefined;
  /** It was a statement of what they owe. */
  isStatement: boolean;
  trouble: 'bounced' | 'complained';
  /** Lower case. */
  addresses: string[];
}

/** `Ann <ann@example.com>` or a bare address. */
const addressIn = (text: string): string => (/<([^>]+)>/.exec(text)?.[1] ?? text).toLowerCase();

const troubleIn = ({ bounce, complaint }: Said) => {
  // What bounces for a while (a full mailbox) SES tries again by itself.
  if (bounce?.bounceType === 'Permanent')
    return { trouble: 'bounced', recipients: bounce.bouncedRecipients } as const;
  // Whoever takes a mail out of their spam folder is reported as a complaint too.
  if (complaint && complaint.complaintFeedbackType !== 'not-spam')
    return { trouble: 'complained', recipients: complaint.complainedRecipients } as const;
  return undefined;
};

const parsed = (message: string): unknown => {
  try {
    return JSON.parse(message);
  } catch {
    // SES greets a new topic with a sentence.
    return undefined;
  }
};

/** What a message of SES's means for a client; undefined for what is no bad end, or not of a mail to a client. */
export const undeliveredIn = (message: string): Undelivered | undefined => {
  const { data } = z.safeParse(said, parsed(message));
  const found = data && troubleIn(data);
  const clientId = Number(data?.mail.tags.clientId?.[0]);
  if (!data || !found || !Number.isSafeInteger(clientId)) return undefined;
  return {
    firmId: (data.mail.tags.firmId[0] ?? '') as FirmId,
    clientId,
    invoiceId: data.mail.tags.invoiceId && Number(data.mail.tags.invoiceId[0]),
    isStatement: data.mail.tags.statement !== undefined,
    trouble: found.trouble,
    addresses: found.recipients.map(({ emailAddress }) => addressIn(emailAddress)),
  };
};
