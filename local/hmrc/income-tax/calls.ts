import { randomUUID } from 'node:crypto';
import { isNino } from '#shared/uk/identifiers.ts';
import { finalDeclarationBy } from '#shared/uk/mtd.ts';
import { startOfTaxYear, taxYearName, taxYearOf } from '#shared/uk/tax-year.ts';
import { asDescribed, describedIncomeTax, type IncomeTaxCallName } from '../described.ts';
import { type Business, nowOf, type State, todayOf } from '../state.ts';
import type { Answer } from '../vat/calls.ts';
import { refusal, refuseScenario } from './failures.ts';
import { checkedUpdate, quartersOf } from './update-rules.ts';

interface PersonCall {
  state: State;
  business: Business;
  query: URLSearchParams;
  body: unknown;
  /** The path's variables, in order. */
  names: string[];
}

interface Served {
  /** The path after the National Insurance number, with the variables as groups. */
  path: RegExp;
  version: string;
  scope: 'read:self-assessment' | 'write:self-assessment';
  answer: (call: PersonCall) => Answer;
}

const quarterTypes = ['standard', 'calendar'] as const;

const ok = (body: object): Answer => ({ status: 200, body });

/** The first year with cumulative updates. */
const firstYear = 2025;

const taxYearIn = (text = ''): string => {
  const isOne = /^20\d\d-\d\d$/.test(text) && taxYearName(startOfTaxYear(text)) === text;
  if (!isOne) throw refusal('FORMAT_TAX_YEAR');
  if (startOfTaxYear(text) < firstYear) throw refusal('RULE_TAX_YEAR_NOT_SUPPORTED');
  return text;
};

const checkBusiness = ({ businessId }: Business, named = ''): void => {
  if (!/^X[A-Z0-9]IS[0-9]{11}$/.test(named)) throw refusal('FORMAT_BUSINESS_ID');
  if (named !== businessId) throw refusal('MATCHING_RESOURCE_NOT_FOUND');
};

const list = ({ business: { businessId, name } }: PersonCall): Answer =>
  ok({
    listOfBusinesses: [
      { typeOfBusiness: 'self-employment', businessId, tradingName: `${name} Plumbing` },
      { typeOfBusiness: 'uk-property', businessId: 'XPIS12345678901' },
    ],
  });

const stateOf = (isDone: boolean, receivedDate: string) =>
  isDone ? { status: 'fulfilled', receivedDate } : { status: 'open' };

const quarters = ({ state, business, query }: PersonCall): Answer => {
  checkBusiness(business, query.get('businessId') ?? '');
  const [from, to] = [query.get('fromDate') ?? '', query.get('toDate') ?? ''];
  const years = [...new Set([from, to].map((day) => Number(day.slice(0, 4)) || 0))];
  const details = [...new Set(years.flatMap((year) => [year - 1, year]))].sort().flatMap((year) => {
    const updates = quartersOf(business, year);
    const sent = business.cumulative?.[taxYearName(year)];
    return updates.map(({ cumulativeFrom, periodEnd, updateDueBy }, at) => ({
      periodStartDate: at === 0 ? cumulativeFrom : dayAfter(updates[at - 1]?.periodEnd ?? ''),
      periodEndDate: periodEnd,
      dueDate: updateDueBy,
      ...stateOf(sent !== undefined && sent.periodDates.periodEndDate >= periodEnd, todayOf(state)),
    }));
  });
  const found = details.filter(
    ({ periodStartDate, periodEndDate }) => periodStartDate >= from && periodEndDate <= to,
  );
  if (found.length === 0) throw refusal('NO_OBLIGATIONS_FOUND');
  const { businessId } = business;
  return ok({
    obligations: [{ typeOfBusiness: 'self-employment', businessId, obligationDetails: found }],
  });
};

const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

const crystallisation = ({ query }: PersonCall): Answer => {
  const start = startOfTaxYear(taxYearIn(query.get('taxYear') ?? ''));
  return ok({
    obligations: [
      {
        ...{ periodStartDate: `${start}-04-06`, periodEndDate: `${start + 1}-04-05`, status: 'open' },
        dueDate: finalDeclarationBy(start),
      },
    ],
  });
};

const put = ({ state, business, body, names: [businessId, year] }: PersonCall): Answer => {
  checkBusiness(business, businessId);
  const taxYear = taxYearIn(year);
  const sent = checkedUpdate(body, taxYear, business, todayOf(state));
  business.cumulative = { ...business.cumulative, [taxYear]: sent };
  return { status: 204, body: {} };
};

const get = ({ business, names: [businessId, year] }: PersonCall): Answer => {
  checkBusiness(business, businessId);
  const held = business.cumulative?.[taxYearIn(year)];
  if (!held) throw refusal('MATCHING_RESOURCE_NOT_FOUND');
  return ok(held);
};

/** Sets the quarter type of the current year; not once it has an update. */
const chooseQuarters = ({ state, business, body, names: [businessId = '', year] }: PersonCall): Answer => {
  if (!/^X[A-Z0-9]IS[0-9]{11}$/.test(businessId)) throw refusal('FORMAT_BUSINESS_ID');
  if (businessId !== business.businessId) throw refusal('RULE_BUSINESS_ID_NOT_FOUND');
  if (!/^20\d\d-\d\d$/.test(year ?? '')) throw refusal('FORMAT_TAX_YEAR');
  const taxYear = taxYearOf(todayOf(state));
  if (year !== taxYear) throw refusal('RULE_REQUEST_CANNOT_BE_FULFILLED');
  const sent: object = typeof body === 'object' && body !== null ? body : {};
  const type = quarterTypes.find((each) => each === (sent as Record<string, unknown>).quarterlyPeriodType);
  if (!type || Object.keys(sent).length !== 1) throw refusal('RULE_INCORRECT_OR_EMPTY_BODY_SUBMITTED');
  if (business.cumulative?.[taxYear]) throw refusal('RULE_BUSINESS_ID_STATE_CONFLICT');
  business.quarterTypes = { ...business.quarterTypes, [taxYear]: type };
  return { status: 204, body: {} };
};

/** How long a calculation takes, in milliseconds. */
const workingMs = 5000;

const sum = (values: object | undefined): number =>
  Object.values(values ?? {}).reduce((all, value) => all + Number(value), 0);

/** Much simpler than HMRC's calculation: 20 % of the profit above the allowance. */
const taxOn = (profit: number): number => Math.max(0, Math.round((profit - 12_570) * 20) / 100);

const trigger = ({ state, business, names: [year] }: PersonCall): Answer => {
  const taxYear = taxYearIn(year);
  const sent = business.cumulative?.[taxYear];
  if (!sent) throw refusal('RULE_NO_INCOME_SUBMISSIONS_EXIST');
  const calculationId = randomUUID();
  const amount = taxOn(sum(sent.periodIncome) - sum(sent.periodExpenses));
  const readyAt = nowOf(state).getTime() + workingMs;
  business.calculations = { ...business.calculations, [calculationId]: { taxYear, amount, readyAt } };
  return { status: 202, body: { calculationId } };
};

const calculation = ({ state, business, names: [year, id = ''] }: PersonCall): Answer => {
  if (!/^[0-9a-f-]{36}$/.test(id)) throw refusal('FORMAT_CALCULATION_ID');
  const made = business.calculations?.[id];
  if (!made || made.taxYear !== taxYearIn(year) || made.readyAt > nowOf(state).getTime())
    throw refusal('MATCHING_RESOURCE_NOT_FOUND');
  const at = new Date(made.readyAt).toISOString();
  return ok({
    metadata: {
      calculationId: id,
      taxYear: made.taxYear,
      calculationType: 'in-year',
      calculationTimestamp: at,
    },
    calculation: { taxCalculation: { totalIncomeTaxAndNicsDue: made.amount } },
  });
};

const [details, obligations, selfEmployment, calculations] = [
  '/individuals/business/details',
  '/obligations/details',
  '/individuals/business/self-employment',
  '/individuals/calculations',
];
const read = 'read:self-assessment';
const writing = 'write:self-assessment';
const id = '([^/]+)';

const calls: Record<IncomeTaxCallName, Served> = {
  businesses: { path: new RegExp(`^GET ${details}/${id}/list$`), version: '2.0', scope: read, answer: list },
  quarterType: {
    path: new RegExp(`^PUT ${details}/${id}/${id}/${id}$`),
    ...{ version: '2.0', scope: writing, answer: chooseQuarters },
  },
  quarters: {
    path: new RegExp(`^GET ${obligations}/${id}/income-and-expenditure$`),
    ...{ version: '3.0', scope: read, answer: quarters },
  },
  declaration: {
    path: new RegExp(`^GET ${obligations}/${id}/crystallisation$`),
    ...{ version: '3.0', scope: read, answer: crystallisation },
  },
  update: {
    path: new RegExp(`^PUT ${selfEmployment}/${id}/${id}/cumulative/${id}$`),
    ...{ version: '5.0', scope: writing, answer: put },
  },
  held: {
    path: new RegExp(`^GET ${selfEmployment}/${id}/${id}/cumulative/${id}$`),
    ...{ version: '5.0', scope: read, answer: get },
  },
  trigger: {
    path: new RegExp(`^POST ${calculations}/${id}/self-assessment/${id}/trigger/in-year$`),
    ...{ version: '8.0', scope: writing, answer: trigger },
  },
  calculation: {
    path: new RegExp(`^GET ${calculations}/${id}/self-assessment/${id}/${id}$`),
    ...{ version: '8.0', scope: read, answer: calculation },
  },
};

/** The Income Tax call of a request, and its National Insurance number. */
export const incomeTaxCall = (method: string, pathname: string) => {
  for (const [name, { path, ...call }] of Object.entries(calls) as [IncomeTaxCallName, Served][]) {
    const [, nino, ...names] = path.exec(`${method} ${pathname}`) ?? [];
    if (nino !== undefined) return { ...call, name, nino, names };
  }
  return undefined;
};

/** The response for the person it is about. */
export const answerForPerson = (
  { name, answer, nino, names }: NonNullable<ReturnType<typeof incomeTaxCall>>,
  call: Omit<PersonCall, 'names'> & { scenario: string },
): Answer =>
  asDescribed(describedIncomeTax[name], () => {
    if (!isNino(nino)) throw refusal('FORMAT_NINO');
    refuseScenario(name, call.scenario);
    return answer({ ...call, names });
  });
