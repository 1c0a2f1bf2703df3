import { vatOf } from '../../../lines/groups.ts';
import {
  reverseChargeNote,
  ublCategory,
  ublEndpoint,
  ublPaymentMeans,
  ublTotals,
  ublTypes,
  ublTypesRefused,
  ublUnit,
} from '../../ubl.ts';
import { brokenUblRules } from '../../ubl-rules.ts';
import { isReverseCharge, rateBpOf, type VatCode } from '../../vat.ts';
import { type Area, type Given, has, inners, num, text } from '../given.ts';
import { codeIn, spoiled } from './ubl-spoiled.ts';

const isUnregistered = (given: Given): boolean =>
  given.sellerVat === false || /not|un/i.test(text(given, 'seller') ?? '');

const ofLine = (given: Given): Record<string, unknown> => {
  const code: VatCode = isUnregistered(given) ? 'o' : codeIn(text(given, 'line') ?? '');
  const { id, percent, reason, reasonCode } = ublCategory(code, undefined, text(given, 'exemptionReason'));
  const vat = vatOf(num(given, 'net') ?? 0, rateBpOf(code), 'net');
  const isReversed = isReverseCharge(code);
  return {
    category: id,
    percent,
    percentAbsent: percent === null,
    taxAmount: isReversed ? 0 : vat,
    exemptionReasonCode: reasonCode,
    exemptionReason: reason,
    exemptionReasonForbidden: id === 'S' || id === 'Z',
    exemptionReasonRequired: id === 'E' || id === 'AE' || id === 'O',
    noteCarriesNotionalVat: isReversed ? vat : null,
    note: isReversed ? reverseChargeNote(vat, rateBpOf(code)) : null,
    sellerVatIdAbsent: id === 'O',
    buyerVatIdAbsent: id === 'O',
    separateDocument: id === 'O' && !isUnregistered(given),
  };
};

const ofSums = (given: Given): Record<string, unknown> => {
  const nets = inners(given, 'lineNets') ? [] : [num(given, 'net') ?? 0];
  const totals = ublTotals({
    lineNets: nets,
    allowances: num(given, 'allowances') ?? 0,
    charges: num(given, 'charges') ?? 0,
    vat: num(given, 'vat') ?? 0,
    prepaid: num(given, 'prepaid') ?? 0,
    rounding: num(given, 'rounding') ?? 0,
  });
  return {
    lineExtensionAmount: totals.lineExtension,
    taxExclusive: totals.taxExclusive,
    taxInclusive: totals.taxInclusive,
    prepaidAmount: totals.prepaid,
    payableAmount: totals.payable,
    cisInAllowanceCharge: false,
    cisInPaymentTermsNote: has(given, 'cisDeductionExpected'),
  };
};

const ofType = (given: Given): Record<string, unknown> => {
  const said = `${text(given, 'correction') ?? ''} ${text(given, 'document') ?? ''}`;
  const type = /credit/i.test(said)
    ? ublTypes.creditNote
    : /prepay|deposit/i.test(said)
      ? ublTypes.prepayment
      : ublTypes.invoice;
  return {
    documentType: type,
    notAllowed: ublTypesRefused[0],
    billingReference: type === ublTypes.creditNote,
  };
};

const ofParty = (given: Given): Record<string, unknown> => {
  const endpoint = ublEndpoint({
    vatNumber: text(given, 'vatNumber'),
    gln: text(given, 'gln'),
    duns: text(given, 'duns'),
  });
  return { endpointScheme: endpoint?.scheme ?? null, canGoOverPeppol: endpoint !== null };
};

const ofDocument = (given: Given): Record<string, unknown> => {
  const broken = brokenUblRules(spoiled(given));
  return { valid: broken.length === 0, rule: broken[0] ?? null, rules: broken };
};

const means = (given: Given): Record<string, unknown> => {
  const said = text(given, 'paidBy') ?? '';
  const isCash = /cash/i.test(said);
  return {
    paymentMeansCode: isCash
      ? ublPaymentMeans.cash
      : /card/i.test(said)
        ? ublPaymentMeans.card
        : ublPaymentMeans.creditTransfer,
  };
};

export const ubl: Area = (given) => {
  if (has(given, 'correction', 'document')) return ofType(given);
  if (has(given, 'line', 'seller')) return ofLine(given);
  if (has(given, 'unit')) return { unitCode: ublUnit(text(given, 'unit') ?? '') };
  if (has(given, 'paidBy')) return means(given);
  if (has(given, 'vatNumber', 'gln', 'duns', 'companyNumber')) return ofParty(given);
  return has(given, 'net') && !has(given, 'category', 'lines') ? ofSums(given) : ofDocument(given);
};
