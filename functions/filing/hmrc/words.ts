import type { FiledTax } from '#shared/filing/contract.ts';

/** What the trader reads when HMRC refuses a call. `isDefect`: it is our fault, and is logged as an error. */
interface Told {
  message: string;
  path?: string;
  isDefect?: true;
}

const ourFault: Told = {
  message: 'Something is wrong with the figures on our side. Nothing was filed and we have been told.',
  isDefect: true,
};
const periodsChanged: Told = {
  message: 'HMRC has changed your VAT periods. We have read them again.',
  path: 'end',
};
const wrongFrom: Told = {
  message: 'HMRC does not take this first day. Choose a later one.',
  path: 'from',
  isDefect: true,
};
const wrongTo: Told = {
  message: 'HMRC does not take this last day. Choose an earlier one.',
  path: 'to',
  isDefect: true,
};
const wrongRange: Told = {
  message: 'HMRC takes a year at most. Choose a shorter time.',
  path: 'to',
  isDefect: true,
};
const connectAgain: Told = { message: 'Connect to HMRC again.', path: 'connection' };
const noPenalty: Told = { message: 'HMRC no longer has details of this penalty.' };

const told: Record<string, Told> = {
  VRN_INVALID: {
    message: 'HMRC does not know the VAT number in Settings. Check it there.',
    path: 'vatNumber',
  },
  PERIOD_KEY_INVALID: periodsChanged,
  NOT_FOUND: periodsChanged,
  INVALID_REQUEST: ourFault,
  VAT_TOTAL_VALUE: ourFault,
  VAT_NET_VALUE: ourFault,
  INVALID_NUMERIC_VALUE: ourFault,
  INVALID_STRING_VALUE: ourFault,
  INVALID_MONETARY_AMOUNT: ourFault,
  NOT_FINALISED: { message: 'Tick the declaration, then file again.', path: 'declared', isDefect: true },
  INVALID_DATE_FROM: wrongFrom,
  DATE_FROM_INVALID: wrongFrom,
  INVALID_DATE_TO: wrongTo,
  DATE_TO_INVALID: wrongTo,
  INVALID_DATE_RANGE: wrongRange,
  DATE_RANGE_INVALID: wrongRange,
  INVALID_STATUS: { message: 'HMRC was asked for what it does not have. We have been told.', isDefect: true },
  DUPLICATE_SUBMISSION: { message: 'HMRC already has a return for this period.', path: 'end' },
  TAX_PERIOD_NOT_ENDED: { message: 'You can file from the day after the period ends.', path: 'end' },
  RULE_INSOLVENT_TRADER: {
    message: 'HMRC takes no returns through software for this business. Call 0300 200 3700.',
  },
  DATE_RANGE_TOO_LARGE: { message: 'HMRC shows returns of the last four years.' },
  CHARGE_REFERENCE_INVALID: noPenalty,
  MATCHING_RESOURCE_NOT_FOUND: noPenalty,
  INVALID_CREDENTIALS: connectAgain,
  MISSING_CREDENTIALS: connectAgain,
  INVALID_SCOPE: connectAgain,
  RESOURCE_FORBIDDEN: connectAgain,
  ACCEPT_HEADER_INVALID: {
    message: 'HMRC was asked in a way that it does not take. We have been told.',
    isDefect: true,
  },
  INVALID_HEADERS: {
    message: 'HMRC wants to know more about this device. Open the page again and try once more.',
    path: 'device',
    isDefect: true,
  },
};

const newestFirst: Told = {
  message: 'HMRC already has a later update. Send the newest one.',
  path: 'quarter',
};
const otherQuarters: Told = {
  message: 'HMRC has other quarters for you than Settings. Change them in your tax settings.',
  path: 'quarter',
};
const wrongDates: Told = {
  message: 'HMRC does not take an update for these days. Ask HMRC how your business reports.',
  path: 'quarter',
};

/** Codes that only Income Tax uses, or that mean something else there. */
const incomeTaxTold: Record<string, Told> = {
  MATCHING_RESOURCE_NOT_FOUND: {
    message: 'HMRC has nothing for this business. Check it in your HMRC account.',
  },
  NO_OBLIGATIONS_FOUND: { message: 'HMRC wants no updates from this business.' },
  NO_BUSINESS_FOUND: {
    message: 'HMRC has no self-employment under this number.',
    path: 'businessId',
  },
  RULE_EARLY_DATA_SUBMISSION_NOT_ACCEPTED: {
    message: 'You can send this from ten days before the quarter ends.',
    path: 'quarter',
  },
  RULE_START_DATE_NOT_ALIGNED_WITH_REPORTING_TYPE: otherQuarters,
  RULE_END_DATE_NOT_ALIGNED_WITH_REPORTING_TYPE: otherQuarters,
  RULE_START_DATE_NOT_ALIGNED_TO_COMMENCEMENT_DATE: wrongDates,
  RULE_MISSING_SUBMISSION_DATES: wrongDates,
  RULE_START_AND_END_DATE_NOT_ALLOWED: wrongDates,
  RULE_ADVANCE_SUBMISSION_REQUIRES_PERIOD_END_DATE: wrongDates,
  RULE_SUBMISSION_END_DATE_CANNOT_MOVE_BACKWARDS: newestFirst,
  RULE_OUTSIDE_AMENDMENT_WINDOW: {
    message: 'It is too late to change this year in software. Write to HMRC.',
    path: 'taxYear',
  },
  RULE_TAX_YEAR_NOT_SUPPORTED: { message: 'HMRC takes no updates for this tax year.', path: 'taxYear' },
  RULE_NO_INCOME_SUBMISSIONS_EXIST: { message: 'Send an update first. HMRC works from what it has.' },
  RULE_CALCULATION_IN_PROGRESS: { message: 'HMRC is working it out already. Look again in a minute.' },
  RULE_BOTH_EXPENSES_SUPPLIED: ourFault,
  RULE_INCORRECT_OR_EMPTY_BODY_SUBMITTED: ourFault,
  RULE_INCORRECT_GOV_TEST_SCENARIO: ourFault,
  FORMAT_VALUE: ourFault,
  FORMAT_NINO: ourFault,
  FORMAT_BUSINESS_ID: ourFault,
  FORMAT_TAX_YEAR: ourFault,
  FORMAT_CALCULATION_ID: ourFault,
  FORMAT_PERIOD_DATES: ourFault,
};

/** The codes for which there is a message. */
export const knownCodes: readonly string[] = [
  ...Object.keys(told),
  ...Object.keys(incomeTaxTold),
  'CLIENT_OR_AGENT_NOT_AUTHORISED',
];

/** How HMRC refused a call. */
export interface Refused {
  tax: FiledTax;
  code: string;
  correlationId: string;
  /** Of VAT: the number, as it is printed, if there is one. */
  vrn?: string | undefined;
  /** HMRC's own sentence, where it is shown as it is. */
  theirs?: string | undefined;
}

/** The message for how HMRC refused. */
export const wordsFor = ({ tax, code, correlationId, vrn, theirs }: Refused): Told => {
  if (code === 'CLIENT_OR_AGENT_NOT_AUTHORISED') {
    const whose = vrn ? `VAT number ${vrn}` : 'this National Insurance number';
    return {
      message: `The HMRC account you connected is not for ${whose}, or is not signed up for Making Tax Digital. Connect with the right account.`,
      path: 'connection',
    };
  }
  if (theirs) return { message: theirs };
  return (
    (tax === 'incomeTax' ? incomeTaxTold[code] : undefined) ??
    told[code] ?? { message: `HMRC refused this. Quote ${correlationId || code} when you call them.` }
  );
};

/** HMRC can't be reached just now. */
export const silentWords = 'HMRC does not answer. Nothing of yours is lost; try later.';
export const busyWords = 'HMRC is busy. Try again in a moment.';
