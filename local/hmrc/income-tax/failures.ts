import { describedIncomeTax, type IncomeTaxCallName } from '../described.ts';
import { Failure } from '../failure.ts';

/** The codes that do not come with 400. */
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

/** A refusal of HMRC's APIs of Income Tax. HMRC words each; nothing goes by its words. */
export const refusal = (code: string): Failure => new Failure(statuses[code] ?? 400, code, sentence(code));

/** The code that a scenario plays: `NOT_FOUND` aside it is the code, mostly without its beginning. `undefined`: an answer. */
const playedBy = (scenario: string, codes: readonly string[]): string | undefined =>
  scenario === 'NOT_FOUND'
    ? 'MATCHING_RESOURCE_NOT_FOUND'
    : codes.find((code) => code === scenario || code === `RULE_${scenario}`);

/** Refuses as the scenario says, and one that the call does not know. */
export const refuseScenario = (call: IncomeTaxCallName, scenario: string): void => {
  if (scenario === '') return;
  const { codes, scenarios } = describedIncomeTax[call];
  if (!(scenarios as readonly string[]).includes(scenario)) throw refusal('RULE_INCORRECT_GOV_TEST_SCENARIO');
  const code = playedBy(scenario, codes);
  if (code) throw refusal(code);
};
