import { describedIncomeTax, type IncomeTaxCallName } from '../described.ts';
import { Failure } from '../failure.ts';

/** The codes with a status other than 400. */
const statuses: Record<string, number> = {
  MATCHING_RESOURCE_NOT_FOUND: 404,
  NO_OBLIGATIONS_FOUND: 404,
  NO_BUSINESS_FOUND: 404,
  RULE_BUSINESS_ID_NOT_FOUND: 404,
  RULE_INCOME_SOURCES_INVALID: 422,
  RULE_REQUEST_CANNOT_BE_FULFILLED: 422,
};

const sentence = (code: string): string => {
  const words = code.replace(/^(RULE|FORMAT)_/, '').replaceAll('_', ' ');
  return words.charAt(0) + words.slice(1).toLowerCase();
};

/** An error of HMRC's Income Tax APIs. HMRC words its messages differently; nothing depends on them. */
export const refusal = (code: string): Failure => new Failure(statuses[code] ?? 400, code, sentence(code));

/** The error code of a scenario: the same, mostly without its prefix, except `NOT_FOUND`. `undefined`: a success. */
const playedBy = (scenario: string, codes: readonly string[]): string | undefined =>
  scenario === 'NOT_FOUND'
    ? 'MATCHING_RESOURCE_NOT_FOUND'
    : codes.find((code) => code === scenario || code === `RULE_${scenario}`);

/** Throws the scenario's error; a scenario that the call doesn't know is an error, too. */
export const refuseScenario = (call: IncomeTaxCallName, scenario: string): void => {
  if (scenario === '') return;
  const { codes, scenarios } = describedIncomeTax[call];
  if (!(scenarios as readonly string[]).includes(scenario)) throw refusal('RULE_INCORRECT_GOV_TEST_SCENARIO');
  const code = playedBy(scenario, codes);
  if (code) throw refusal(code);
};
