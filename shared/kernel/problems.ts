/**
 * What a refused call says of itself, as a problem document (RFC 9457): programs decide by `code`, people read the sentences. Each
 * code has one status. An unknown code does not compile.
 */
export const problemStatus = {
  validation: 400,
  malformed_body: 400,
  signed_out: 401,
  /** An owner of the firm signed this device out of it. */
  device_signed_out: 401,
  /** The page is somebody else's than who is signed in by now. */
  other_user: 401,
  no_access: 402,
  /** What is theirs to steal is changed only soon after they have shown who they are. */
  sign_in_again: 403,
  other_site: 403,
  needs_admin: 403,
  not_in_firm: 403,
  /** Whoever calls was in the firm and is no longer. */
  member_removed: 403,
  /** What they did before that is not taken from their devices. */
  changes_refused: 403,
  /** The role of whoever calls does not allow it. */
  not_allowed: 403,
  not_found: 404,
  /** What was to be deleted is not there: it is done. */
  gone: 404,
  /** The record moved on since the caller read it; `current` is it. */
  stale: 409,
  /** Somebody else changed the same fields, which errors name, of the version that was edited; `current` is the newest. */
  field_conflict: 409,
  id_taken: 409,
  number_taken: 409,
  /** The same call is being done already. */
  in_progress: 409,
  /** The state of things forbids it. */
  not_now: 409,
  has_dependants: 409,
  /** Errors name the fields that the law wants. */
  not_lawful: 409,
  /** What was issued or paid does not change. */
  money_fixed: 409,
  mail_not_set_up: 409,
  /** HMRC would not: `hmrc` says its code and the reference to quote. */
  hmrc_refused: 409,
  /** Nobody has connected the business to HMRC, or the connection has ended. */
  hmrc_not_connected: 409,
  link_ended: 410,
  /** What changed since is not kept any more, was of another table or business, or is not all that the caller may read now: all is read anew. */
  cursor_expired: 410,
  cursor_foreign: 410,
  cursor_role: 410,
  too_large: 413,
  media_type: 415,
  key_reused: 422,
  /** Somebody has to answer a question first; the field that errors name takes the answer. */
  needs_answer: 428,
  too_many_calls: 429,
  daily_limit: 429,
  internal: 500,
  provider_failed: 502,
  busy: 503,
  provider_busy: 503,
} as const;
export type ProblemCode = keyof typeof problemStatus;

/** What is wrong with one field. */
export const fieldCodes = [
  'required',
  'invalid',
  'too_long',
  'too_many',
  'out_of_range',
  'not_yours',
  'unknown_field',
] as const;
export type FieldCode = (typeof fieldCodes)[number];

export const problemType = 'application/problem+json';

/** A code in words: the title of its problem document. */
export const problemTitle = (code: ProblemCode): string => {
  const words = code.replaceAll('_', ' ');
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
};

/**
 * Stands on every answer of a function of ours and on nothing else: what a gateway, a firewall or the sign-in page of a café's network
 * answers is none of ours, whatever its status.
 */
export const originMark = { name: 'fettle-api', value: '1' } as const;
