import {
  type Known,
  type ReverseChargeFacts,
  reverseChargeEffect,
  reverseChargeOutcome,
} from '../../reverse-charge.ts';
import { type Area, day, flag, type Given, has, inner, inners, num, text } from '../given.ts';

const known = (value: unknown): Known => (typeof value === 'boolean' ? value : 'unknown');

/** A fact with a default, for cases that don't mention it. */
const presumed = (given: Given, name: string, otherwise: boolean): Known =>
  has(given, name) ? known(given[name]) : otherwise;

const rateOf = (given: Given): number =>
  given.rate === 'exempt' || given.rateBp === 'exempt' ? 0 : (num(given, 'rateBp') ?? 2000);

const shareOf = (given: Given): ReverseChargeFacts['share'] => {
  const bp = num(given, 'reverseChargeShareBp');
  if (bp !== undefined) return { specified: bp, whole: 10_000 };
  const percent = num(given, 'reverseChargeShare');
  if (percent !== undefined) return { specified: Math.round(percent * 100), whole: 10_000 };
  const specified = num(given, 'reverseChargeElementNet');
  return specified === undefined ? undefined : { specified, whole: num(given, 'netPence') ?? 0 };
};

const confirmations = ['writtenEndUserConfirmation', 'writtenIntermediaryConfirmation'];

const confirmedOn = (given: Given): string | undefined => {
  const documents = confirmations.map((name) => day(inner(given, name) ?? {}, 'date', 'on'));
  return day(given, ...confirmations) ?? documents.find(Boolean);
};

const factsOf = (given: Given): ReverseChargeFacts => ({
  supplyDate: day(given, 'supplyTime', 'taxPoint') ?? '9999-12-31',
  supplierRegistered: given.supplierVatRegistered !== false,
  rateBp: rateOf(given),
  construction: presumed(given, 'constructionServices', true),
  staffSupply: presumed(given, 'staffSupplyByEmploymentBusiness', false),
  customerRegistered: known(given.customerVatRegistered),
  reportableUnderCis: known(given.paymentReportableUnderCisByCustomer),
  confirmedOn: confirmedOn(given),
  confirmedInContract:
    confirmations.some((name) => given[name] === true || /contract/i.test(text(given, name) ?? '')) ||
    flag(given, 'confirmationInWrittenContract') === true,
  earlierAndAgreed:
    given.earlierReverseChargeSameSite === true && given.bothPartiesAgreeReverseCharge === true,
  share: shareOf(given),
});

/** The parts of a supply by rate: a single one, or the lines given. */
const partsOf = (given: Given): { net: number; rateBp: number }[] => {
  const zero = num(given, 'zeroRatedNet');
  const lines = inners(given, 'lines')?.map((line) => ({
    net: num(line, 'netPence', 'net', 'unitPence') ?? 0,
    rateBp: rateOf(line),
  }));
  const whole = { net: num(given, 'netPence') ?? 0, rateBp: rateOf(given) };
  return lines ?? [whole, ...(zero === undefined ? [] : [{ net: zero, rateBp: 0 }])];
};

export const reverseCharge: Area = (given) => {
  const facts = factsOf(given);
  const parts = partsOf(given);
  const rateBp = Math.max(...parts.map((part) => part.rateBp));
  const outcome = reverseChargeOutcome({ ...facts, rateBp });
  const effects = parts.map((part) => reverseChargeEffect(outcome, part.net, part.rateBp));
  const sum = (of: (effect: (typeof effects)[number]) => number) =>
    effects.reduce((all, effect) => all + of(effect), 0);
  return {
    outcome,
    payablePence: effects.some(({ payable }) => payable === null) ? null : sum(({ payable }) => payable ?? 0),
    notionalVatPence: sum(({ notional }) => notional),
    vatPence: sum(({ supplier }) => supplier.box1),
    supplierBoxes: { box1: sum(({ supplier }) => supplier.box1), box6: sum(({ supplier }) => supplier.box6) },
    customerBoxes: {
      box1: sum(({ customer }) => customer.box1),
      box4: sum(({ customer }) => customer.box4),
      box7: sum(({ customer }) => customer.box7),
    },
    countsForSupplierThreshold: outcome === 'REVERSE_CHARGE' || outcome === 'NORMAL_VAT',
    countsForCustomerThreshold: false,
  };
};
