import type { FiledTax } from '#shared/uk/filed-taxes.ts';

/** The message to the trader when HMRC refuses a call. `isDefect`: it is our fault, and is logged as an error. */
export interface Told {
  message: string;
  path?: string;
  isDefect?: true;
}

const ourFault: Told = {
  message:
    'Something is wrong with the figures on our side. Nothing was filed and we have been told. Write to us if it is due this week.',
  isDefect: true,
};
const askedWrongly: Told = {
  message: 'We asked HMRC in a way that it doesn’t accept. We have been told. Try again tomorrow.',
  isDefect: true,
};
const periodsChanged: Told = {
  message: 'HMRC has changed your VAT periods. We have read them again. Choose yours from the list.',
  path: 'end',
};
const wrongFrom: Told = {
  message: 'HMRC doesn’t accept this first day. Choose a later one.',
  path: 'from',
  isDefect: true,
};
const wrongTo: Told = {
  message: 'HMRC doesn’t accept this last day. Choose an earlier one.',
  path: 'to',
  isDefect: true,
};
const wrongRange: Told = {
  message: 'HMRC shows a year at most. Choose fewer days.',
  path: 'to',
  isDefect: true,
};
const connectAgain: Told = { message: 'Connect to HMRC again.', path: 'connection' };
const noPenalty: Told = {
  message: 'HMRC no longer has details of this penalty. Look in your HMRC account.',
};

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
  INVALID_STATUS: askedWrongly,
  DUPLICATE_SUBMISSION: {
    message: 'HMRC already has a return for this period. Check what it says before you do anything else.',
    path: 'end',
  },
  TAX_PERIOD_NOT_ENDED: { message: 'You can file from the day after the period ends.', path: 'end' },
  RULE_INSOLVENT_TRADER: {
    message: 'HMRC accepts no returns through software for this business. Call HMRC on 0300 200 3700.',
  },
  DATE_RANGE_TOO_LARGE: {
    message: 'HMRC only shows returns of the last four years. Look at what was filed here.',
  },
  CHARGE_REFERENCE_INVALID: noPenalty,
  MATCHING_RESOURCE_NOT_FOUND: noPenalty,
  INVALID_CREDENTIALS: connectAgain,
  MISSING_CREDENTIALS: connectAgain,
  INVALID_SCOPE: connectAgain,
  RESOURCE_FORBIDDEN: connectAgain,
  ACCEPT_HEADER_INVALID: askedWrongly,
  INVALID_HEADERS: {
    message: 'HMRC needs to know more about this device. Open the page again and try once more.',
    path: 'device',
    isDefect: true,
  },
};

const newestFirst: Told = {
  message: 'HMRC already has a later update. Send the newest one.',
  path: 'quarter',
};
const otherQuarters: Told = {
  message: 'HMRC’s quarters for you differ from your settings. Change them in your tax settings.',
  path: 'quarter',
};
const wrongDates: Told = {
  message: 'HMRC doesn’t accept an update for these dates. Ask HMRC how your business has to report.',
  path: 'quarter',
};
const noBusiness: Told = {
  message: 'HMRC has no self-employment under this number. Check it in your HMRC account.',
  path: 'businessId',
};
const yearNotTaken: Told = {
  message: 'HMRC doesn’t accept updates for this tax year. Choose another.',
  path: 'taxYear',
};
const newerFigures: Told = {
  message: 'HMRC has newer figures than its last estimate. Ask for the estimate again.',
};

/** Codes that only Income Tax uses, or that mean something else there. */
const incomeTaxTold: Record<string, Told> = {
  MATCHING_RESOURCE_NOT_FOUND: {
    message: 'HMRC has nothing for this business. Check it in your HMRC account.',
  },
  NO_OBLIGATIONS_FOUND: {
    message: 'HMRC expects no updates from this business. Check it in your HMRC account.',
  },
  RULE_INSOLVENT_TRADER: {
    message: 'HMRC accepts no updates through software for this business. Call HMRC on 0300 200 3310.',
  },
  NO_BUSINESS_FOUND: noBusiness,
  RULE_BUSINESS_ID_NOT_FOUND: noBusiness,
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
    message: 'It is too late to change this year with software. Write to HMRC.',
    path: 'taxYear',
  },
  RULE_TAX_YEAR_NOT_SUPPORTED: yearNotTaken,
  RULE_TAX_YEAR_RANGE_INVALID: yearNotTaken,
  RULE_BUSINESS_ID_STATE_CONFLICT: {
    message:
      'HMRC has an update for this year, so your quarters can’t change now. Choose them again from 6 April.',
    path: 'periods',
  },
  RULE_QUARTERLY_PERIOD_UPDATING: {
    message: 'HMRC can’t change your quarters from 1 to 5 April. Try again from 6 April.',
    path: 'periods',
  },
  RULE_REQUEST_CANNOT_BE_FULFILLED: {
    message: 'HMRC doesn’t allow this change for your business. Ask HMRC how it has to report.',
  },
  RULE_NO_INCOME_SUBMISSIONS_EXIST: { message: 'Send an update first. HMRC works from what it has.' },
  RULE_CALCULATION_IN_PROGRESS: { message: 'HMRC is working it out already. Look again in a minute.' },
  RULE_FINAL_DECLARATION_RECEIVED: {
    message: 'HMRC has your final declaration for this year. Look in your HMRC account for what you owe.',
    path: 'taxYear',
  },
  RULE_INCOME_SOURCES_CHANGED: newerFigures,
  RULE_RESIDENCY_CHANGED: newerFigures,
  RULE_RECENT_SUBMISSIONS_EXIST: newerFigures,
  RULE_BUSINESS_VALIDATION_FAILURE: {
    message: 'HMRC can’t work out your tax from what it has. Check the year in your HMRC account.',
  },
  RULE_INCOME_SOURCES_INVALID: {
    message: 'HMRC has no income of yours to work from. Check the year in your HMRC account.',
  },
  RULE_BOTH_EXPENSES_SUPPLIED: ourFault,
  RULE_INCORRECT_OR_EMPTY_BODY_SUBMITTED: ourFault,
  FORMAT_VALUE: ourFault,
  FORMAT_START_DATE: ourFault,
  FORMAT_END_DATE: ourFault,
  RULE_END_DATE_BEFORE_START_DATE: ourFault,
  RULE_INCORRECT_GOV_TEST_SCENARIO: askedWrongly,
  FORMAT_NINO: askedWrongly,
  FORMAT_BUSINESS_ID: askedWrongly,
  FORMAT_TAX_YEAR: askedWrongly,
  FORMAT_CALCULATION_ID: askedWrongly,
  FORMAT_CALCULATION_TYPE: askedWrongly,
  FORMAT_FINAL_DECLARATION: askedWrongly,
  FORMAT_TYPE_OF_BUSINESS: askedWrongly,
  FORMAT_FROM_DATE: askedWrongly,
  FORMAT_TO_DATE: askedWrongly,
  FORMAT_STATUS: askedWrongly,
  MISSING_FROM_DATE: askedWrongly,
  MISSING_TO_DATE: askedWrongly,
  MISSING_TYPE_OF_BUSINESS: askedWrongly,
  RANGE_TO_DATE_BEFORE_FROM_DATE: askedWrongly,
  RULE_DATE_RANGE_INVALID: askedWrongly,
  RULE_FROM_DATE_NOT_SUPPORTED: askedWrongly,
  // Only for a final declaration, which we never request.
  RULE_CALCULATION_TYPE_NOT_ALLOWED: askedWrongly,
  RULE_DECLARATION_NOT_RECEIVED: askedWrongly,
  RULE_PREMATURE_FINALISATION: askedWrongly,
  RULE_TAX_YEAR_NOT_ENDED: askedWrongly,
};

/** How HMRC refused a call. */
export interface Refused {
  tax: FiledTax;
  code: string;
  correlationId: string;
  /** For VAT: the number as printed, if there is one. */
  vrn?: string | undefined;
  /** HMRC's own sentence, if it is shown unchanged. */
  theirs?: string | undefined;
}

/** The message for a refusal. */
export const wordsFor = ({ tax, code, correlationId, vrn, theirs }: Refused): Told => {
  if (code === 'CLIENT_OR_AGENT_NOT_AUTHORISED') {
    const whose = vrn ? `VAT number ${vrn}` : 'this National Insurance number';
    return {
      message: `The HMRC account you connected is not for ${whose}, or is not signed up for Making Tax Digital. Connect with the right account.`,
      path: 'connection',
    };
  }
  const ours = (tax === 'incomeTax' ? incomeTaxTold[code] : undefined) ?? told[code];
  if (theirs) return { ...ours, message: ours ? `${theirs}. ${ours.message}` : theirs };
  return ours ?? { message: `HMRC refused this. Quote ${correlationId || code} when you call them.` };
};
