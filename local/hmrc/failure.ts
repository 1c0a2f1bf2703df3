/** An error in HMRC's format: `{code, message}`. */
export class Failure extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const of = (status: number, code: string, message: string) => (): Failure =>
  new Failure(status, code, message);

/** The errors of the VAT (MTD) 1.0 description and of HMRC's platform, by cause. */
export const failures = {
  vrn: of(400, 'VRN_INVALID', 'The provided VRN is invalid'),
  periodKey: of(400, 'PERIOD_KEY_INVALID', 'Invalid period key'),
  request: of(400, 'INVALID_REQUEST', 'Invalid request'),
  total: of(400, 'VAT_TOTAL_VALUE', 'totalVatDue must be vatDueSales plus vatDueAcquisitions'),
  net: of(400, 'VAT_NET_VALUE', 'netVatDue must be the difference of totalVatDue and vatReclaimedCurrPeriod'),
  numeric: of(400, 'INVALID_NUMERIC_VALUE', 'A numeric field is needed'),
  text: of(400, 'INVALID_STRING_VALUE', 'A text field is needed'),
  money: of(400, 'INVALID_MONETARY_AMOUNT', 'The monetary amount is invalid'),
  status: of(400, 'INVALID_STATUS', 'The provided status is invalid'),
  chargeReference: of(400, 'CHARGE_REFERENCE_INVALID', 'The provided chargeReference is invalid'),
  notFinalised: of(403, 'NOT_FINALISED', 'User has not declared VAT return as final'),
  duplicate: of(403, 'DUPLICATE_SUBMISSION', 'A VAT return was already submitted for this period'),
  notEnded: of(403, 'TAX_PERIOD_NOT_ENDED', 'The tax period has not ended'),
  notAuthorised: of(403, 'CLIENT_OR_AGENT_NOT_AUTHORISED', 'The client and/or agent is not authorised'),
  insolvent: of(403, 'RULE_INSOLVENT_TRADER', 'The trader is insolvent'),
  tooOld: of(403, 'DATE_RANGE_TOO_LARGE', 'The return is more than four years old'),
  notFound: of(404, 'NOT_FOUND', 'The requested resource could not be found'),
  noMatch: of(404, 'MATCHING_RESOURCE_NOT_FOUND', 'Matching resource not found'),
  noSuchCall: of(
    404,
    'MATCHING_RESOURCE_NOT_FOUND',
    'A resource with the name in the request can not be found',
  ),
  credentials: of(401, 'INVALID_CREDENTIALS', 'Invalid Authentication information provided'),
  noCredentials: of(401, 'MISSING_CREDENTIALS', 'Authentication information is not provided'),
  scope: of(
    403,
    'INVALID_SCOPE',
    'Cannot access the required resource. Ensure this token has all the required scopes.',
  ),
  accept: of(406, 'ACCEPT_HEADER_INVALID', 'The accept header is missing or invalid'),
  throttled: of(
    429,
    'MESSAGE_THROTTLED_OUT',
    'The request for the API is throttled as you have exceeded your quota.',
  ),
  broken: of(500, 'INTERNAL_SERVER_ERROR', 'Internal server error'),
  unavailable: of(503, 'SERVER_ERROR', 'Service unavailable'),
  timedOut: of(504, 'GATEWAY_TIMEOUT', 'The request timed out'),
} as const;

/** The codes for wrong dates differ between obligations and the account. */
export const dateFailure = (call: 'obligations' | 'account', what: 'FROM' | 'TO' | 'RANGE'): Failure =>
  new Failure(
    400,
    call === 'obligations' ? `INVALID_DATE_${what}` : `DATE_${what}_INVALID`,
    what === 'RANGE' ? 'The date range is invalid' : `The provided ${what.toLowerCase()} date is invalid`,
  );
