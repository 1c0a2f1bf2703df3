import type { KnownBusiness } from '#functions/firms/plain-business.ts';
import { noticeOf } from '#functions/letters/notice.ts';
import type { Posted } from '#functions/letters/post.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import type { StoredUser } from '#functions/lib/tenant/user-entity.ts';

/** The bank account that customers are asked to pay into. */
export const accountIn = ({ sortCode = '', accountNumber = '', accountName = '' }: KnownBusiness): string =>
  [sortCode, accountNumber, accountName].join('\n');

export const hasAccount = ({ sortCode, accountNumber }: KnownBusiness): boolean =>
  Boolean(sortCode || accountNumber);

const bankNow = ({ accountNumber }: KnownBusiness): string =>
  accountNumber
    ? `Customers are now asked to pay into the account ending in ${accountNumber.slice(-2)}.`
    : 'Customers are now shown no account to pay into.';

/** The notice of a new bank account or reply address; `undefined` if both are unchanged. */
export const noticeOfBusiness = (
  firm: StoredFirm,
  by: StoredUser,
  before: KnownBusiness,
  after: KnownBusiness,
): Posted | undefined => {
  const [was, is] = [before.email, after.email];
  if (accountIn(before) !== accountIn(after))
    return noticeOf(
      firm,
      by,
      { subject: 'Bank details changed', did: 'changed the bank details', now: bankNow(after) },
      [by.email, was === is ? undefined : was],
    );
  if (was === undefined || was === is) return undefined;
  const now = is ? `Answers from customers now go to ${is}.` : 'It has no email address now.';
  return noticeOf(firm, by, { subject: 'Email address changed', did: 'changed the email address', now }, [
    by.email,
    was,
  ]);
};

interface Account {
  emailService?: string | null | undefined;
  emailUser?: string | null | undefined;
}

/** The notice of a new account for outgoing email, sent to the previous one too; `undefined` if none is given. */
export const noticeOfMail = (
  firm: StoredFirm,
  by: StoredUser,
  account: Account | undefined,
): Posted | undefined => {
  if (!account) return undefined;
  const now = account.emailUser
    ? `Emails to customers now go from ${account.emailUser}.`
    : 'Emails to customers now go from our address.';
  return noticeOf(firm, by, { subject: 'Email account changed', did: 'changed the email account', now }, [
    by.email,
    firm.emailUser,
  ]);
};
