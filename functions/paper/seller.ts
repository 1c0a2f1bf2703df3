import { businessOf } from '#functions/auth/business.ts';
import { businessName } from '#functions/lib/mail/send.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import type { InvoiceDocument } from './document.ts';

/** The user as their papers name them. */
export const sellerOf = async (user: StoredUser): Promise<InvoiceDocument['seller']> => {
  const business = await businessOf(user);
  const { legalName, address, phone, email, bankName, accountName, sortCode, accountNumber } = business;
  const hasBank = sortCode || accountNumber;
  return {
    name: businessName(user),
    legalName,
    address,
    phone,
    email: email ?? user.email,
    bank: hasBank ? { name: bankName, accountName, sortCode, accountNumber } : undefined,
  };
};
