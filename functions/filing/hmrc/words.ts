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

/** The codes for which there is a message. */
export const knownCodes: readonly string[] = [...Object.keys(told), 'CLIENT_OR_AGENT_NOT_AUTHORISED'];

/** The message for a code. `vrn`: as it is printed, if there is one. */
export const wordsFor = (code: string, correlationId: string, vrn: string | undefined): Told => {
  if (code === 'CLIENT_OR_AGENT_NOT_AUTHORISED') {
    const whose = vrn ? `VAT number ${vrn}` : 'this National Insurance number';
    return {
      message: `The HMRC account you connected is not for ${whose}, or is not signed up for Making Tax Digital. Connect with the right account.`,
      path: 'connection',
    };
  }
  return told[code] ?? { message: `HMRC refused this. Quote ${correlationId || code} when you call them.` };
};

/** HMRC can't be reached just now. */
export const silentWords = 'HMRC does not answer. Nothing of yours is lost; try later.';
export const busyWords = 'HMRC is busy. Try again in a moment.';
