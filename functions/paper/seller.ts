import { businessOf } from '#functions/auth/business.ts';
import { businessName } from '#functions/lib/mail/send.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import type { InvoiceDocument } from './document.ts';
import { logoOf } from './logo.ts';

/** The user as their papers name them. */
export const sellerOf = async (user: StoredUser): Promise<InvoiceDocument['seller']> => {
  const [business, logo] = await Promise.all([businessOf(user), logoOf(user)]);
  const { legalName, address, phone, email, bankName, accountName, sortCode, accountNumber } = business;
  const hasBank = sortCode || accountNumber;
  return {
    name: businessName(user),
    logo,
    legalName,
    address,
    phone,
    email: email ?? user.email,
    bank: hasBank ? { name: bankName, accountName, sortCode, accountNumber } : undefined,
  };
};
