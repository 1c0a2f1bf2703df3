import { Failure } from '../failure.ts';

const of =
  (code: string, message: string, status = 400) =>
  (): Failure =>
    new Failure(status, code, message);

/** The refusals of HMRC's APIs of Income Tax that its descriptions name, by what is wrong. */
export const incomeTaxFailures = {
  nino: of('FORMAT_NINO', 'The provided NINO is invalid'),
  businessId: of('FORMAT_BUSINESS_ID', 'The provided Business ID is invalid'),
  taxYear: of('FORMAT_TAX_YEAR', 'The provided tax year is invalid'),
  calculationId: of('FORMAT_CALCULATION_ID', 'The provided calculation ID is invalid'),
  value: of('FORMAT_VALUE', 'The value must be between 0 and 99999999999.99'),
  dates: of('FORMAT_PERIOD_DATES', 'The provided period dates are invalid'),
  body: of('RULE_INCORRECT_OR_EMPTY_BODY_SUBMITTED', 'An empty or non-matching body was submitted'),
  missingDates: of('RULE_MISSING_SUBMISSION_DATES', 'The submission dates are missing'),
  datesNotAllowed: of('RULE_START_AND_END_DATE_NOT_ALLOWED', 'Dates are not allowed for this reporting type'),
  bothExpenses: of('RULE_BOTH_EXPENSES_SUPPLIED', 'Both expenses and consolidatedExpenses are present'),
  early: of('RULE_EARLY_DATA_SUBMISSION_NOT_ACCEPTED', 'Cannot submit data more than 10 days before the end'),
  start: of('RULE_START_DATE_NOT_ALIGNED_WITH_REPORTING_TYPE', 'Start date does not align'),
  end: of('RULE_END_DATE_NOT_ALIGNED_WITH_REPORTING_TYPE', 'End date does not align'),
  commencement: of(
    'RULE_START_DATE_NOT_ALIGNED_TO_COMMENCEMENT_DATE',
    'Start date does not align with the commencement date',
  ),
  advance: of(
    'RULE_ADVANCE_SUBMISSION_REQUIRES_PERIOD_END_DATE',
    'For advance submission, end date must be the end of the period',
  ),
  backwards: of(
    'RULE_SUBMISSION_END_DATE_CANNOT_MOVE_BACKWARDS',
    'Submission end date cannot be earlier than existing submission',
  ),
  amendment: of('RULE_OUTSIDE_AMENDMENT_WINDOW', 'The amendment window has closed'),
  notSupported: of('RULE_TAX_YEAR_NOT_SUPPORTED', 'The tax year is not supported'),
  nothingSent: of('RULE_NO_INCOME_SUBMISSIONS_EXIST', 'No income submissions exist'),
  underWay: of('RULE_CALCULATION_IN_PROGRESS', 'A calculation is already in progress'),
  noObligations: of('NO_OBLIGATIONS_FOUND', 'No obligations found', 404),
  noBusiness: of('NO_BUSINESS_FOUND', 'No business found', 404),
  noMatch: of('MATCHING_RESOURCE_NOT_FOUND', 'Matching resource not found', 404),
  scenario: of('RULE_INCORRECT_GOV_TEST_SCENARIO', 'The Gov-Test-Scenario was not found'),
} as const;

const named = new Map(
  Object.values(incomeTaxFailures).map((make) => [make().code.replace(/^RULE_/, ''), make] as const),
);

/** A value of `Gov-Test-Scenario` is mostly a code without its beginning; `STATEFUL` answers by what was sent before. */
export const refuseScenario = (scenario: string): void => {
  if (scenario === '' || scenario === 'STATEFUL') return;
  if (scenario === 'NOT_FOUND') throw incomeTaxFailures.noMatch();
  throw (named.get(scenario) ?? incomeTaxFailures.scenario)();
};
