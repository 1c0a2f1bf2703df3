import {
  isAccountNumber,
  isCompanyNumber,
  isNino,
  isSortCode,
  isUtr,
  isVatNumber,
  isVerificationNumber,
} from '../../identifiers.ts';
import type { Area } from '../given.ts';

const checks: Record<string, (value: string) => boolean> = {
  utr: isUtr,
  vat: isVatNumber,
  vatnumber: isVatNumber,
  nino: isNino,
  companynumber: isCompanyNumber,
  sortcode: isSortCode,
  accountnumber: isAccountNumber,
  verificationnumber: isVerificationNumber,
};

export const identifier: Area = ({ kind, value }) => {
  const check =
    checks[
      String(kind)
        .toLowerCase()
        .replace(/[^a-z]/g, '')
    ];
  return check ? { valid: check(String(value ?? '')) } : null;
};
