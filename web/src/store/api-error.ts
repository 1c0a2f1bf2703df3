import type { ProblemCode } from '#shared/kernel/problems.ts';

/** A field that the server refused. `path` is its name, dotted inside objects. */
export interface Issue {
  path: string;
  message: string;
}

/** A reply that is not OK. Its message is `<status>: <the server's message, or the raw body, or the status text>`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  readonly status: number;
  /** What code decides by; undefined on errors stored by an older build. */
  readonly code: ProblemCode | undefined;
  /** The server's sentence, without the status. */
  readonly reason: string;
  readonly issues: readonly Issue[];
  /** The parsed body if it was JSON, for replies that carry more than a sentence. */
  readonly body: unknown;

  constructor(
    status: number,
    reason: string,
    issues: readonly Issue[] = [],
    body: unknown = undefined,
    raw = reason,
  ) {
    super(`${status}: ${raw}`);
    this.status = status;
    this.code = (body as ErrorBody | undefined)?.code;
    this.reason = reason;
    this.issues = issues;
    this.body = body;
  }
}

interface ErrorBody {
  code?: ProblemCode;
  message?: unknown;
  issues?: unknown;
}

const parsed = (text: string): ErrorBody => {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' ? value : {};
  } catch {
    return {};
  }
};

/** For a reply of ours that could not be parsed. */
const unsaid = 'something went wrong on our side. Try again in a moment.';

/** Converts a reply that is not OK to an error. */
export const errorOf = async (response: Response): Promise<ApiError> => {
  const text = await response.text();
  const body = parsed(text);
  const said = typeof body.message === 'string' && body.message;
  const issues = Array.isArray(body.issues) ? (body.issues as Issue[]) : [];
  const raw = said || text || response.statusText || unsaid;
  return new ApiError(response.status, said || unsaid, issues, body, raw);
};

const busy = new Set([408, 425, 429, 502, 503, 504]);

/** True if our server, or a proxy in front of it, is overloaded: that says nothing about the request itself. */
export const isBusyStatus = (status: number): boolean => busy.has(status);

/** True if the user must sign in again before this. */
export const asksProof = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'sign_in_again';

/** True for a 401: nobody is signed in any more. */
export const isUnauthorised = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** True if the server asks a question. The form shows it and repeats the call with the answer. */
export const needsAnswer = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'needs_answer';

/** True for a 402: signed in, but without a subscription or a running trial. */
export const needsSubscription = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 402;

/** True if there was no answer: `fetch` then throws a TypeError. */
export const isUnreachable = (error: unknown): boolean => error instanceof TypeError;

const actionable = new Set([400, 403, 404, 409, 413, 415, 422, 429, 507]);

/**
 * The spec's sentence, followed by the reason if the user can act on it: "Failed to delete client: it has 2 jobs and 1 invoice". A
 * sentence that ends in a full stop keeps it.
 */
export const explain = (sentence: string, error: unknown): string => {
  if (isUnreachable(error)) return joined(sentence, 'you’re offline. Nothing you typed is lost.');
  return error instanceof ApiError && actionable.has(error.status) && error.reason
    ? joined(sentence, error.reason)
    : sentence;
};

const joined = (sentence: string, reason: string): string =>
  sentence.endsWith('.')
    ? `${sentence} ${reason.slice(0, 1).toUpperCase()}${reason.slice(1)}`
    : `${sentence}: ${reason}`;

/** True if the firm has removed the user: the user must be reloaded. */
export const isPutOut = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'member_removed' || error.code === 'not_in_firm');
