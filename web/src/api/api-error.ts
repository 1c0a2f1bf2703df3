/** One field of a request that the server refused. `path` is the field's name, with dots inside of objects. */
export interface Issue {
  path: string;
  message: string;
}

/** A reply that is not OK. Its message is `<status>: <the server's message, or the raw body unless it is a page, or the status text>`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  readonly status: number;
  /** The server's own sentence, without the status in front; where something before it answered, what that means. */
  readonly reason: string;
  readonly issues: readonly Issue[];
  /** The whole body where it was JSON, for replies that carry more than a sentence. */
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
    this.reason = reason;
    this.issues = issues;
    this.body = body;
  }
}

interface ErrorBody {
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

const isPage = (text: string): boolean => text.trimStart().startsWith('<');

/** For a reply that is not the API's own: a page of the firewall's or of CloudFront's says nothing to a person. */
const unsaid = (status: number): string => {
  if (status === 403) return 'it was refused on the way to us. Try again in a few minutes.';
  if (status === 429) return 'there were too many requests. Try again in a minute.';
  if (status === 413) return 'it is too large.';
  return 'the service did not answer as it should. Try again in a moment.';
};

/** Reads a reply that is not OK into an error. */
export const errorOf = async (response: Response): Promise<ApiError> => {
  const text = await response.text();
  const body = parsed(text);
  const said = typeof body.message === 'string' && body.message;
  const issues = Array.isArray(body.issues) ? (body.issues as Issue[]) : [];
  const raw = said || (isPage(text) ? '' : text) || response.statusText || unsaid(response.status);
  return new ApiError(response.status, said || unsaid(response.status), issues, body, raw);
};

const busy = new Set([408, 425, 429, 502, 503, 504]);

/** Whether the service, or what stands in front of it, has no room just now: that says nothing of what was asked. */
export const isBusyStatus = (status: number): boolean => busy.has(status);

/** True for a 401: nobody is signed in any more. */
export const isUnauthorised = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** True for a 402: signed in, but without a subscription or a running trial. */
export const needsSubscription = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 402;

/** True where no answer came at all: `fetch` throws a TypeError then. */
export const isUnreachable = (error: unknown): boolean => error instanceof TypeError;

const actionable = new Set([400, 403, 404, 409, 413, 415, 422, 429, 507]);

/**
 * The sentence of the spec, followed by the reason when there is one that the user can act on:
 * "Failed to delete client: it has 2 jobs and 1 invoice". A sentence that has ended keeps its full stop.
 */
export const explain = (sentence: string, error: unknown): string => {
  if (isUnreachable(error)) return joined(sentence, 'there is no connection. Nothing you typed is lost.');
  return error instanceof ApiError && actionable.has(error.status) && error.reason
    ? joined(sentence, error.reason)
    : sentence;
};

const joined = (sentence: string, reason: string): string =>
  sentence.endsWith('.')
    ? `${sentence} ${reason.slice(0, 1).toUpperCase()}${reason.slice(1)}`
    : `${sentence}: ${reason}`;
