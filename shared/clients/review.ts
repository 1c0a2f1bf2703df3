import * as z from 'zod/mini';
import { addYears, londonDate, today } from '../dates.ts';
import { letterFields } from '../letter.ts';
export const reviewInput = z.strictObject({
  /** `text`: sent from the trader's own phone, and only recorded here. */
  by: z.enum(['mail', 'text']),
  ...letterFields,
  /** Defaults to the client's address. */
  to: z.optional(letterFields.to),
});
export type ReviewInput = z.output<typeof reviewInput>;

/** Completed in the contract, which knows the reply's schema. */
export const reviewShape = {
  summary: 'Ask a client who has paid for a review, once a year',
  body: reviewInput,
} as const;

interface MayBeAsked {
  reviewAskedAt?: string | null | undefined;
  mailsStoppedAt?: string | null | undefined;
}

/** The first day on which a client may be asked for a review again; null if they may be asked now. */
export const askedAgainFrom = ({ reviewAskedAt }: MayBeAsked, day: string = today()): string | null => {
  const from = reviewAskedAt && addYears(londonDate(reviewAskedAt), 1);
  return from && from > day ? from : null;
};

/** True if a client may be asked for a review now. */
export const mayBeAsked = (client: MayBeAsked): boolean =>
  !client.mailsStoppedAt && askedAgainFrom(client) === null;

interface Names {
  clientName: string;
  businessName: string;
}

/** The default subject and message of a review request. */
export const reviewWords = ({ clientName, businessName }: Names): { subject: string; message: string } => ({
  subject: `How did we do? ${businessName}`.slice(0, 200),
  message: [
    `Dear ${clientName},`,
    'Thank you for choosing us. Would you leave us a short review? It helps us, and it helps others find good work.',
    'It only takes a minute. Use the link below.',
    `Kind regards,\n${businessName}`,
  ].join('\n\n'),
});

/** The same by text message. */
export const reviewText = ({ businessName }: Names, url: string): string =>
  `Thank you for choosing ${businessName}. Would you leave us a short review? It takes a minute: ${url}`;
