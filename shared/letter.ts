import { email, line, lines, optional } from './fields.ts';
import { textLimits } from './limits.ts';

/** The email sent with a document. Fields left out get the app's default text. */
export const letterFields = {
  to: email,
  subject: optional(line(textLimits.name)),
  message: optional(lines(textLimits.longText)),
};

/** Rows shown below the text of an email, grouped under headings. */
export interface LetterFacts {
  heading: string;
  rows: { label: string; value: string }[];
}

/** An address with its scheme or `www`, or a domain with a path or an ending that mail programs know or swindlers like. */
const link =
  /(?:https?:\/\/|www\.)[^\s<>"]+|(?<![\p{L}\p{N}@._-])(?:[\p{L}\p{N}-]+\.)+(?:\p{L}{2,}\/[^\s<>"]+|(?:com|net|org|info|biz|co|uk|io|ly|me|app|dev|link|site|online|shop|xyz|top|eu|ru|cn|tk|cc|click|club|de|email|fr|help|icu|live|page|pro|store|support|tv|vip)(?![\p{L}\p{N}@-])(?:\/[^\s<>"]*)?)/iu;

/** The first text in a message that a mail program would turn into a web link; email addresses don't count. Empty if there is none. */
export const foreignLink = (message: string): string => link.exec(message.normalize('NFKC'))?.[0] ?? '';

interface Sender {
  stripeSubscriptionId?: string | null | undefined;
  emailService?: string | null | undefined;
  emailUser?: string | null | undefined;
}

/**
 * Of a user who has not paid, we know only a mailbox. To protect the platform's sender reputation, until they pay or use their own
 * mail account their letters go only to the client's stored address, with the app's subject and without links.
 */
export const isTrialMail = ({ stripeSubscriptionId, emailService, emailUser }: Sender): boolean =>
  !stripeSubscriptionId && !(emailService && emailUser);
