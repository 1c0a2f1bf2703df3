import { email, line, lines, optional } from './fields.ts';
import { textLimits } from './limits.ts';

/** A letter by mail that goes with a document. What is left out is written as the app would. */
export const letterFields = {
  to: email,
  subject: optional(line(textLimits.name)),
  message: optional(lines(textLimits.longText)),
};

/** Rows that a letter says under its words, each group under its heading. */
export interface LetterFacts {
  heading: string;
  rows: { label: string; value: string }[];
}

const written =
  /(?:https?:\/\/|www\.)[^\s<>"]+|(?<![\p{L}\p{N}@._-])(?:[\p{L}\p{N}-]+\.)+(?:com|net|org|info|biz|co|uk|io|ly|me|app|dev|link|site|online|shop|xyz|top|eu|ru|cn|tk)(?![\p{L}\p{N}@-])(?:\/[^\s<>"]*)?/iu;

/** The first thing in a message that a mail program makes a link to somewhere; an address of mail is none. Empty where there is none. */
export const foreignLink = (message: string): string =>
  written.exec(message.replace(/[^\s@<>]+@[^\s@<>]+/g, ' '))?.[0] ?? '';

interface Sender {
  stripeSubscriptionId?: string | null | undefined;
  emailService?: string | null | undefined;
  emailUser?: string | null | undefined;
}

/**
 * Of whoever has paid nothing, the platform knows no more than a mailbox. Its good name is not lent to them for writing to strangers:
 * a letter goes to its client's own address, under the app's subject and without links, until they pay or use their own mail account.
 */
export const isTrialMail = ({ stripeSubscriptionId, emailService, emailUser }: Sender): boolean =>
  !stripeSubscriptionId && !(emailService && emailUser);
