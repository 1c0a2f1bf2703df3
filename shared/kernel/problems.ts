/**
 * The error codes of the API's problem documents (RFC 9457), each with its one HTTP status: programs act on `code`, people read
 * the messages. An unknown code does not compile.
 */
export const problemStatus = {
  validation: 400,
  malformed_body: 400,
  signed_out: 401,
  /** An owner of the firm signed this device out of it. */
  device_signed_out: 401,
  /** Somebody other than the page's user is signed in by now. */
  other_user: 401,
  no_access: 402,
  /** Sensitive settings can only be changed shortly after signing in. */
  sign_in_again: 403,
  other_site: 403,
  needs_admin: 403,
  not_in_firm: 403,
  /** The caller has been removed from the firm. */
  member_removed: 403,
  /** The changes queued on a removed member's device are refused. */
  changes_refused: 403,
  /** The caller's role does not allow it. */
  not_allowed: 403,
  not_found: 404,
  /** The record to delete does not exist: nothing left to do. */
  gone: 404,
  /** The record has changed since the caller read it; `current` is the newest version. */
  stale: 409,
  /** Somebody else has changed the same fields, listed in `errors`, since the version that was edited; `current` is the newest. */
  field_conflict: 409,
  id_taken: 409,
  number_taken: 409,
  /** The same call is still in progress. */
  in_progress: 409,
  /** The record's state does not allow it. */
  not_now: 409,
  has_dependants: 409,
  /** `errors` lists the fields that the law requires. */
  not_lawful: 409,
  /** Amounts that were issued or paid are immutable. */
  money_fixed: 409,
  mail_not_set_up: 409,
  /** HMRC rejected it: `hmrc` has its error code and the reference to quote. */
  hmrc_refused: 409,
  /** The business is not connected to HMRC, or the connection has expired. */
  hmrc_not_connected: 409,
  link_ended: 410,
  /**
   * The change feed cannot continue from this cursor: it is too old, from another table or firm, or from a role that could read
   * less. The client must reload everything.
   */
  cursor_expired: 410,
  cursor_foreign: 410,
  cursor_role: 410,
  too_large: 413,
  media_type: 415,
  key_reused: 422,
  /** The user must answer a question first; the field in `errors` takes the answer. */
  needs_answer: 428,
  too_many_calls: 429,
  daily_limit: 429,
  internal: 500,
  provider_failed: 502,
  busy: 503,
  provider_busy: 503,
  /** Said by a device itself: it has no room for a picture that could not be sent. */
  full: 507,
} as const;
export type ProblemCode = keyof typeof problemStatus;

/** What is wrong with a field. */
export const fieldCodes = [
  'required',
  'invalid',
  'too_long',
  'too_many',
  'out_of_range',
  'not_yours',
  'unknown_field',
  /** The number has the right form, but not its check digits: a typo. */
  'check_digit',
] as const;
export type FieldCode = (typeof fieldCodes)[number];

/** Marks a schema's check as one of check digits (zod's `params`). */
export const checkDigit = { code: 'check_digit' } as const satisfies { code: FieldCode };

export const problemType = 'application/problem+json';

/** A problem document's title: its code in words. */
export const problemTitle = (code: ProblemCode): string => {
  const words = code.replaceAll('_', ' ');
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
};

/**
 * A header on every reply from our functions and on nothing else, so that clients can ignore replies from a gateway, firewall or
 * captive portal, whatever their status.
 */
export const originMark = { name: 'fettle-api', value: '1' } as const;
