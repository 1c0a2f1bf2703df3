import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { addYears, daysBetween, isCalendarDate } from '#shared/dates.ts';
import { vatReturnDueBy } from '#shared/uk/vat-quarters.ts';
import { obligationsOf } from '../businesses.ts';
import type { describedVat } from '../described.ts';
import { dateFailure, failures } from '../failure.ts';
import { type Business, nowOf, type State, todayOf, type VatReturnSent } from '../state.ts';
import { financialDetailsOf, penaltiesOf } from './penalties.ts';
import { checkedReturn } from './return-rules.ts';
import {
  liabilitiesScenario,
  obligationsScenario,
  paymentsScenario,
  refuseSubmit,
  refuseView,
} from './scenarios.ts';

export interface VatCall {
  state: State;
  business: Business;
  query: URLSearchParams;
  scenario: string;
  body: unknown;
  /** The rest of the path, decoded. */
  name: string;
}

export interface Answer {
  status: number;
  body: object;
  headers?: Record<string, string>;
}

const ok = (body: object): Answer => ({ status: 200, body });

interface Range {
  from: string;
  to: string;
}

const rangeIn = (query: URLSearchParams, call: 'obligations' | 'account', mostDays: number): Range => {
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  if (!isCalendarDate(from)) throw dateFailure(call, 'FROM');
  if (!isCalendarDate(to)) throw dateFailure(call, 'TO');
  if (to < from || daysBetween(from, to) > mostDays) throw dateFailure(call, 'RANGE');
  return { from, to };
};

const obligations = ({ state, business, query, scenario }: VatCall): Answer => {
  const status = query.get('status');
  if (status !== null && status !== 'O' && status !== 'F') throw failures.status();
  const mayLeaveOut = status === 'O' && !query.has('from') && !query.has('to');
  const range = mayLeaveOut ? undefined : rangeIn(query, 'obligations', 366);
  const made = obligationsScenario(scenario);
  if (made) return ok({ obligations: made });
  const found = obligationsOf(state, business)
    .filter((each) => status === null || each.status === status)
    .filter(({ end }) => !range || within(range, end));
  if (found.length === 0) throw failures.notFound();
  return ok({ obligations: found });
};

/** HMRC's timestamp format: the zone without its colon. */
const written = (at: Date): string => at.toISOString().replace('Z', '+0000');

const submit = ({ state, business, body, scenario }: VatCall): Answer => {
  refuseSubmit(scenario);
  const sent = checkedReturn(body);
  const period = obligationsOf(state, business).find(({ periodKey }) => periodKey === sent.periodKey);
  if (!period) throw failures.periodKey();
  if (period.status === 'F') throw failures.duplicate();
  if (period.end >= todayOf(state)) throw failures.notEnded();
  const at = nowOf(state);
  business.returns[sent.periodKey] = { sent, receivedOn: todayOf(state) };
  const net = Number(sent.netVatDue);
  const owed = Number(sent.totalVatDue) > Number(sent.vatReclaimedCurrPeriod) ? net : 0;
  if (owed > 0) {
    const { start: from, end: to } = period;
    business.liabilities.push({
      ...{ taxPeriod: { from, to }, type: 'VAT Return Debit Charge', due: vatReturnDueBy(to) },
      ...{ originalAmount: owed, outstandingAmount: owed },
    });
  }
  return {
    status: 201,
    body: {
      processingDate: written(at),
      formBundleNumber: `${randomInt(100_000, 999_999)}${randomInt(100_000, 999_999)}`,
      // `BANK` is where HMRC pays a credit; nobody here has a direct debit, the other value.
      ...(net > 0 && owed === 0 && { paymentIndicator: 'BANK' }),
      ...(owed > 0 && { chargeRefNumber: `XA${randomBytes(6).toString('hex').toUpperCase()}` }),
    },
    headers: { 'receipt-id': randomUUID(), 'receipt-timestamp': at.toISOString() },
  };
};

const withoutTick = ({ finalised: _, ...figures }: VatReturnSent) => figures;

const view = ({ state, business, name, scenario }: VatCall): Answer => {
  refuseView(scenario);
  if (!/^[#\dA-Z]{4}$/i.test(name)) throw failures.periodKey();
  const filed = business.returns[name];
  if (!filed) throw failures.notFound();
  if (filed.receivedOn < addYears(todayOf(state), -4)) throw failures.tooOld();
  return ok(withoutTick(filed.sent));
};

/** The first day that the account calls cover. */
const accountFrom = '2017-12-01';

const accountRange = ({ state, query, scenario }: VatCall): Range => {
  const range = rangeIn(query, 'account', 365);
  // The scenarios' examples are from earlier years.
  if (scenario === '' && range.from < accountFrom) throw dateFailure('account', 'FROM');
  if (range.to > todayOf(state)) throw dateFailure('account', 'TO');
  return range;
};

const within = ({ from, to }: Range, day: string): boolean => day >= from && day <= to;

const liabilities = (call: VatCall): Answer => {
  const range = accountRange(call);
  const all = liabilitiesScenario(call.scenario) ?? call.business.liabilities;
  const found = all.filter(({ taxPeriod }) => within(range, taxPeriod.to));
  if (found.length === 0) throw failures.notFound();
  return ok({ liabilities: found });
};

const payments = (call: VatCall): Answer => {
  const range = accountRange(call);
  const all = paymentsScenario(call.scenario) ?? call.business.payments;
  const found = all.filter(({ received }) => within(range, received));
  if (found.length === 0) throw failures.notFound();
  return ok({ payments: found });
};

const information = ({ business: { information: known }, scenario }: VatCall): Answer => {
  if (scenario === 'NOT_FOUND') throw failures.notFound();
  const { registeredFrom = '2017-01-02', frsCategory } = known ?? {};
  return ok({
    customerDetails: { effectiveRegistrationDate: registeredFrom },
    ...(frsCategory && { flatRateScheme: { frsCategory } }),
  });
};

export interface Served {
  scope: 'read:vat' | 'write:vat';
  answer: (call: VatCall) => Answer;
}

/** The calls under `/organisations/vat/{vrn}`, by method and the rest of the path. */
export const vatCalls: Record<keyof typeof describedVat, Served> = {
  'GET obligations': { scope: 'read:vat', answer: obligations },
  'POST returns': { scope: 'write:vat', answer: submit },
  'GET returns/': { scope: 'read:vat', answer: view },
  'GET liabilities': { scope: 'read:vat', answer: liabilities },
  'GET payments': { scope: 'read:vat', answer: payments },
  'GET penalties': { scope: 'read:vat', answer: ({ scenario }) => ok(penaltiesOf(scenario)) },
  'GET information': { scope: 'read:vat', answer: information },
  'GET financial-details/': { scope: 'read:vat', answer: ({ name }) => ok(financialDetailsOf(name)) },
};
