import { isCompanyNumber, isNino, isUtr, isVatNumber } from '../../identifiers.ts';
import type { Area } from '../given.ts';

const checks: Record<string, (value: string) => boolean> = {
  utr: isUtr,
  vat: isVatNumber,
  vatnumber: isVatNumber,
  nino: isNino,
  companynumber: isCompanyNumber,
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
