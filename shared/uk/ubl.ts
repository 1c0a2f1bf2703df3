import { formatPounds, toPounds } from '../money.ts';
import { reverseChargeWords } from './reverse-charge.ts';
import { isReverseCharge, percentOf, rateBpOf, type VatCode } from './vat.ts';

/** Constants of Peppol BIS Billing 3.0, release 3.0.19 (May 2025), which is EN 16931 in UBL. */
export const ublIds = {
  customization: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
  profile: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
  /** For a party without a Peppol address: valid EN 16931, but it can't be sent over the network. */
  plainCustomization: 'urn:cen.eu:en16931:2017',
} as const;

/** UNTDID 1001. Corrected (384) and partial construction (326) invoices are only allowed in Germany (P0112). */
export const ublTypes = { invoice: 380, creditNote: 381, prepayment: 386 } as const;
export const ublTypesRefused: readonly number[] = [384, 326];

/** Schemes of electronic addresses (EAS). There is none for company numbers or email addresses. */
const addressSchemes = { vat: '9932', gln: '0088', duns: '0060' } as const;

/** A party's Peppol address, or null if it has none of the three numbers. */
export const ublEndpoint = (party: {
  vatNumber?: string | null | undefined;
  gln?: string | null | undefined;
  duns?: string | null | undefined;
}): { scheme: string; id: string } | null => {
  if (party.vatNumber) return { scheme: addressSchemes.vat, id: party.vatNumber };
  if (party.gln) return { scheme: addressSchemes.gln, id: party.gln };
  return party.duns ? { scheme: addressSchemes.duns, id: party.duns } : null;
};

/** UNTDID 4461. */
export const ublPaymentMeans = { creditTransfer: 30, cash: 10, card: 48 } as const;

/** UN/ECE Rec 20 codes of our units; any other unit is a piece. */
const unitCodes: Readonly<Record<string, string>> = { hour: 'HUR', day: 'DAY', m: 'MTR', 'm²': 'MTK' };
export const ublUnit = (unit: string): string => unitCodes[unit] ?? 'C62';

/** A VAT category of UNCL 5305 with its required elements. `percent` null means that there is no such element. */
export interface UblCategory {
  id: 'S' | 'Z' | 'E' | 'AE' | 'O';
  percent: number | null;
  reasonCode: string | null;
  reason: string | null;
}

/** The UBL category of a VAT code. An exempt line's reason is entered by the user. BR-S, BR-Z, BR-E, BR-AE and BR-O rules. */
export const ublCategory = (
  code: VatCode,
  taxPoint?: string,
  exemption: string | null = null,
): UblCategory => {
  const none = { reasonCode: null, reason: null };
  if (isReverseCharge(code))
    return { id: 'AE', percent: 0, reasonCode: 'VATEX-EU-AE', reason: 'Reverse charge' };
  if (code === 'o') return { id: 'O', percent: null, reasonCode: 'VATEX-EU-O', reason: 'Not subject to VAT' };
  if (code === 'e') return { id: 'E', percent: 0, reasonCode: null, reason: exemption };
  if (code === 'z') return { id: 'Z', percent: 0, ...none };
  return { id: 'S', percent: percentOf(rateBpOf(code, taxPoint)), ...none };
};

/** The document's note, the only place for the rate and VAT of a reverse charge. `notional` is in pence. */
export const reverseChargeNote = (notional: number, rateBp: number): string =>
  `${reverseChargeWords}: ${formatPounds(toPounds(notional))} at ${percentOf(rateBp)} %`;

/** A document's totals in pence (BR-CO-10, 13, 15, 16). A CIS deduction is a means of payment and changes none of them. */
export interface UblTotals {
  lineExtension: number;
  taxExclusive: number;
  taxInclusive: number;
  prepaid: number;
  payable: number;
}

export const ublTotals = (sums: {
  lineNets: readonly number[];
  allowances?: number;
  charges?: number;
  vat: number;
  prepaid?: number;
  rounding?: number;
}): UblTotals => {
  const { lineNets, allowances = 0, charges = 0, vat, prepaid = 0, rounding = 0 } = sums;
  const lineExtension = lineNets.reduce((sum, net) => sum + net, 0);
  const taxExclusive = lineExtension - allowances + charges;
  const taxInclusive = taxExclusive + vat;
  return { lineExtension, taxExclusive, taxInclusive, prepaid, payable: taxInclusive - prepaid + rounding };
};
