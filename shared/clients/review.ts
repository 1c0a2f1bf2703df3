import * as z from 'zod/mini';
import { addYears, londonDate, today } from '../dates.ts';
import { letterFields } from '../letter.ts';
export const reviewInput = z.strictObject({
  /** `text`: by the trader's own telephone, which this only writes down. */
  by: z.enum(['mail', 'text']),
  ...letterFields,
  /** The client's own unless another is given. */
  to: z.optional(letterFields.to),
});
export type ReviewInput = z.output<typeof reviewInput>;

/** Made whole in the contract, which knows the reply. */
export const reviewShape = {
  summary: 'Ask a client who has paid for a review, once a year',
  body: reviewInput,
} as const;

interface MayBeAsked {
  reviewAskedAt?: string | null | undefined;
  mailsStoppedAt?: string | null | undefined;
}

/** The first day on which a client may be asked for a review again; null where they may be at once. */
export const askedAgainFrom = ({ reviewAskedAt }: MayBeAsked, day: string = today()): string | null => {
  const from = reviewAskedAt && addYears(londonDate(reviewAskedAt), 1);
  return from && from > day ? from : null;
};

/** Whether a client may be asked for a review now. */
export const mayBeAsked = (client: MayBeAsked): boolean =>
  !client.mailsStoppedAt && askedAgainFrom(client) === null;

interface Names {
  clientName: string;
  businessName: string;
}

/** The subject and the message that ask for a review unless others are written. */
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
