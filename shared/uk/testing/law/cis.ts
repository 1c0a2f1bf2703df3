import { halfUp, times } from '../../../rounding.ts';
import { cisStatementFields, type PaperField } from '../../paper-fields.ts';

/** The cost of materials to exclude, in pence: without VAT at its rate if the subcontractor is registered for VAT. */
export const materialsCost = (paidWithVat: number, rateBp: number, isRegistered: boolean): number =>
  isRegistered ? paidWithVat - halfUp(times(paidWithVat, rateBp), 10_000 + rateBp) : paidWithVat;

/** What a CIS statement lacks. At 30 % it needs the verification reference, because the UTR may not be known. CISRegs reg 4(8). */
export const cisStatementMissing = (fields: ReadonlySet<string>, isUnmatched: boolean): PaperField[] => {
  const wanted: readonly PaperField[] = isUnmatched
    ? [...cisStatementFields.filter((field) => field !== 'utr'), 'verificationReference']
    : cisStatementFields;
  return wanted.filter((field) => !fields.has(field) && !(field === 'taxMonth' && fields.has('paymentDate')));
};
