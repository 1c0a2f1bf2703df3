import { creditOf } from '../../../lines/credit.ts';
import { depositOver, depositShare } from '../../../lines/deposit.ts';
import { type Group, type Terms, vatGroups, vatOf } from '../../../lines/groups.ts';
import { cashVatDue, flatRateDue } from '../../schemes.ts';
import { rateBpOf } from '../../vat.ts';
import { type Given, inner, num, numbers } from '../given.ts';
import { promptPayment } from '../law/prompt-payment.ts';
import { codeOf, priced } from './priced.ts';

export const ofPromptPayment = (given: Given): Record<string, unknown> => {
  const rateBp = num(given, 'rateBp') ?? rateBpOf(codeOf(given, given));
  const { full, taken } = promptPayment(
    num(given, 'netPence') ?? 0,
    rateBp,
    num(given, 'promptPaymentDiscountBp') ?? 0,
  );
  return {
    invoiceNet: full.net,
    invoiceVat: full.vat,
    invoiceGross: full.total,
    ifTaken: {
      net: taken.net,
      vat: taken.vat,
      gross: taken.total,
      netReduction: full.net - taken.net,
      vatReduction: full.vat - taken.vat,
    },
  };
};

const shown = (net: number, vat: number) => ({ net, vat, gross: net + vat });

const group = (net: number, amount: number, rateBp: number): Group => ({
  vat: 's',
  rateBp,
  net,
  amount,
  discount: 0,
});

export const ofCredits = (given: Given): Record<string, unknown> => {
  const invoice = inner(given, 'invoice') ?? {};
  const net = num(invoice, 'net') ?? 0;
  const original = group(net, num(invoice, 'vat') ?? 0, num(given, 'rateBp') ?? 2000);
  const credited = { net: 0, amount: 0 };
  const credits = (numbers(given, 'creditNets') ?? [net]).map((value) => {
    const credit = creditOf(original, value, credited);
    credited.net += credit.net;
    credited.amount += credit.amount;
    return credit.amount;
  });
  return {
    creditVat: credits,
    totalCreditedVat: credited.amount,
    totalCreditedNet: credited.net,
    creditNote: shown(credited.net, credited.amount),
  };
};

export const ofDeposit = (given: Given): Record<string, unknown> => {
  const net = num(given, 'contractNetPence') ?? 0;
  const rateBp = num(given, 'rateBp') ?? 2000;
  const vat = vatOf(net, rateBp, 'net');
  const isReversed = given.reverseCharge === true;
  const contract: Group = { ...group(net, vat, rateBp), vat: isReversed ? 'rc' : 's' };
  const asked = numbers(given, 'depositsGrossPence') ?? [
    num(given, 'depositGrossPence') ??
      depositShare(net + (given.reverseCharge === true ? 0 : vat), num(given, 'depositBp') ?? 0),
  ];
  const deposits = asked
    .flatMap((pence) => depositOver([contract], pence))
    .map((one) => (isReversed ? { ...one, amount: 0 } : one));
  const first = deposits[0] ?? { net: 0, amount: 0 };
  const taken = deposits.reduce((sum, one) => ({ net: sum.net + one.net, vat: sum.vat + one.amount }), {
    net: 0,
    vat: 0,
  });
  return {
    contract: shown(net, isReversed ? 0 : vat),
    depositInvoice: shown(first.net, first.amount),
    depositInvoices: deposits.map((one) => shown(one.net, one.amount)),
    balance: shown(net - taken.net, (isReversed ? 0 : vat) - taken.vat),
  };
};

export const ofMixedDeposit = (given: Given): Record<string, unknown> => {
  const byRate = inner(given, 'contractGrossByRate') ?? {};
  const terms: Terms = { pricesInclude: 'gross' };
  const lines = Object.entries(byRate).map(([code, pence]) => priced({ vat: code, unitPence: pence }, {}));
  const parts = depositOver(vatGroups(lines, terms), num(given, 'depositGrossPence') ?? 0);
  const by = (value: (part: (typeof parts)[number]) => number) =>
    Object.fromEntries(parts.map((part) => [part.vat.toUpperCase(), value(part)]));
  return {
    shares: by(({ net, amount }) => net + amount),
    net: by(({ net }) => net),
    vat: by(({ amount }) => amount),
  };
};

export const ofCash = (given: Given): Record<string, unknown> => {
  const invoice = { total: num(given, 'invoiceGross') ?? 0, vat: num(given, 'invoiceVat') ?? 0 };
  const paid = (numbers(given, 'payments') ?? []).map((_, at, all) =>
    all.slice(0, at + 1).reduce((sum, payment) => sum + payment, 0),
  );
  const due = [0, ...paid.map((sum) => cashVatDue(invoice, sum))];
  return {
    vatPerPayment: paid.map((_, at) => (due[at + 1] ?? 0) - (due[at] ?? 0)),
    totalVat: due.at(-1),
  };
};

export const ofFlatRate = (given: Given): Record<string, unknown> => {
  const normal = inner(given, 'normalSupplies') ?? {};
  const vat = num(normal, 'vat') ?? 0;
  const { turnover, due } = flatRateDue(num(given, 'flatRateBp') ?? 0, num(normal, 'net') ?? 0, vat);
  return {
    invoiceVatShown: vat,
    flatRateTurnover: turnover,
    flatRateVatDue: due,
    reverseChargeInFlatRateTurnover: 0,
  };
};
