import { type Failure, failures } from '../failure.ts';
import type { VatReturnSent } from '../state.ts';

/** The eleven fields of a return and their ranges: the limits of HMRC's schema, and of its prose. */
const money = ['vatDueSales', 'vatDueAcquisitions', 'totalVatDue', 'vatReclaimedCurrPeriod'] as const;
const whole = [
  'totalValueSalesExVAT',
  'totalValuePurchasesExVAT',
  'totalValueGoodsSuppliedExVAT',
  'totalAcquisitionsExVAT',
] as const;
const names = ['periodKey', ...money, 'netVatDue', ...whole, 'finalised'];

const mostMoney = 9_999_999_999_999.99;
const mostNet = 99_999_999_999.99;
const mostWhole = 9_999_999_999_999;

const hasPence = (value: number): boolean => Number(value.toFixed(2)) === value;
const pence = (value: number): number => Math.round(value * 100);

type Sent = Record<string, unknown>;
const numberIn = (sent: Sent, name: string): number => Number(sent[name]);

const wrongShape = (sent: Sent): (() => Failure) | undefined => {
  if (names.some((name) => !(name in sent)) || Object.keys(sent).some((name) => !names.includes(name)))
    return failures.request;
  if (typeof sent.periodKey !== 'string') return failures.text;
  if (!/^[#\dA-Z]{4}$/i.test(sent.periodKey)) return failures.periodKey;
  if ([...money, 'netVatDue', ...whole].some((name) => typeof sent[name] !== 'number'))
    return failures.numeric;
  return typeof sent.finalised === 'boolean' ? undefined : failures.request;
};

const isMoney = (value: number): boolean => Math.abs(value) <= mostMoney && hasPence(value);

const wrongAmount = (sent: Sent): (() => Failure) | undefined => {
  const net = numberIn(sent, 'netVatDue');
  if (!money.every((name) => isMoney(numberIn(sent, name)))) return failures.money;
  if (net < 0 || net > mostNet || !hasPence(net)) return failures.money;
  const isWhole = (name: string) =>
    Number.isInteger(numberIn(sent, name)) && Math.abs(numberIn(sent, name)) <= mostWhole;
  return whole.every(isWhole) ? undefined : failures.money;
};

const wrongSum = (sent: Sent): (() => Failure) | undefined => {
  const of = (name: string) => pence(numberIn(sent, name));
  if (of('totalVatDue') !== of('vatDueSales') + of('vatDueAcquisitions')) return failures.total;
  const net = Math.abs(of('totalVatDue') - of('vatReclaimedCurrPeriod'));
  return of('netVatDue') === net ? undefined : failures.net;
};

/** Validates a return and throws HMRC's error, the schema's first. */
export const checkedReturn = (body: unknown): VatReturnSent => {
  const sent = (typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {}) as Sent;
  const wrong = wrongShape(sent) ?? wrongAmount(sent) ?? wrongSum(sent);
  if (wrong) throw wrong();
  if (sent.finalised !== true) throw failures.notFinalised();
  return sent as VatReturnSent;
};
