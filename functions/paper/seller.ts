import { businessOf } from '#functions/firms/business.ts';
import type { KnownBusiness } from '#functions/firms/plain-business.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { legibleColour } from '#shared/settings/brand.ts';
import { businessName } from '#shared/settings/business-name.ts';
import { formatVatNumber, isVatNumber } from '#shared/uk/identifiers.ts';
import type { Seller } from './document.ts';
import { logoOf } from './logo.ts';

/** The fields of a firm, now or as they were on issue. */
export type SellingFirm = Pick<StoredFirm, 'firmId' | 'email' | 'firstName' | 'lastName' | 'business'>;

/** A company's registered name, or else the proprietor's. For a firm that was never asked its kind, it is either. */
const legalNameOf = ({ businessKind, legalName, ownName }: KnownBusiness): string | undefined =>
  businessKind === 'company' || !businessKind ? (legalName ?? ownName) : (ownName ?? legalName);

const companyOf = ({ businessKind, companyNumber, registeredOffice }: KnownBusiness) =>
  businessKind === 'company' ? { companyNumber, registeredOffice } : {};

const bankOf = ({ bankName, accountName, sortCode, accountNumber }: KnownBusiness): Seller['bank'] =>
  sortCode || accountNumber ? { name: bankName, accountName, sortCode, accountNumber } : undefined;

const vatNumberOf = ({ vatNumber }: KnownBusiness): string | undefined =>
  vatNumber && isVatNumber(vatNumber) ? formatVatNumber(vatNumber) : vatNumber;

/** The firm as its documents name it. */
export const sellerOf = async (firm: SellingFirm): Promise<Seller> => {
  const [business, logo] = await Promise.all([businessOf(firm), logoOf(firm)]);
  const { address, phone, email } = business;
  return {
    name: businessName(firm),
    logo,
    ...(business.brandColour && { colour: legibleColour(business.brandColour) }),
    legalName: legalNameOf(business),
    ...companyOf(business),
    vatNumber: vatNumberOf(business),
    address,
    phone,
    email: email ?? firm.email,
    bank: bankOf(business),
  };
};
