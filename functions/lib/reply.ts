import { randomInt } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import * as z from 'zod/mini';
import { type ProblemCode, problemTitle, problemType } from '#shared/kernel/problems.ts';
import type { Refusal } from '#shared/kernel/refusal.ts';
import { knownTo } from '#shared/members/marks.ts';
import type { Contract } from '#shared/route.ts';
import { apiHeaders } from '#shared/security-headers.ts';
import { changesType } from '#shared/sync/headers.ts';
import { Accepted, type Call, Nothing, type Page, There } from './call.ts';
import { disposition } from './file-name.ts';
import type { Incoming } from './incoming.ts';

type Result = APIGatewayProxyStructuredResultV2;
interface FileAnswer {
  /** Or a function that makes them, not called if the client has them cached. */
  bytes: Uint8Array | (() => Promise<Uint8Array>);
  fileName: string;
  /** 200 if left out. */
  status?: number;
  /** The content's ETag: a client that has it gets a 304. */
  etag?: string;
}
interface RedirectAnswer {
  location: string;
  cookies?: string[];
}

/** The parts of a call that its reply depends on. */
type Asked = Pick<Incoming, 'headers' | 'rawPath' | 'queryStringParameters' | 'since' | 'call'>;

const jsonHeaders = { ...apiHeaders, 'content-type': 'application/json; charset=utf-8' };

/** In bytes; shorter replies fit one packet anyway. */
const worthCompressing = 1200;

const compressed = (text: string, accepts: string, contentType: string): Partial<Result> => {
  const own = { ...jsonHeaders, 'content-type': contentType };
  const headers = (encoding: string) => ({
    ...own,
    'content-encoding': encoding,
    vary: 'accept-encoding',
  });
  if (/\bbr\b/.test(accepts)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 3 };
    const body = brotliCompressSync(text, { params }).toString('base64');
    return { headers: headers('br'), body, isBase64Encoded: true };
  }
  if (/\bgzip\b/.test(accepts))
    return {
      headers: headers('gzip'),
      body: gzipSync(text, { level: 4 }).toString('base64'),
      isBase64Encoded: true,
    };
  return { headers: { ...own, vary: 'accept-encoding' }, body: text };
};

/** How the default of `founder` (shared/fields.ts) looks in JSON. No string value contains it, as quotation marks are escaped. */
const unfounded = '"userId":""';

/** Records as JSON, with the firm's founder filled in. */
const textOf = (value: unknown, call: Call | undefined): string => {
  const text = JSON.stringify(value);
  const founder = call?.firm?.userId;
  return founder ? text.replaceAll(unfounded, () => `"userId":${JSON.stringify(founder)}`) : text;
};

/** A value with only what the caller may see. Parsing keeps private fields in. */
const told = <T extends z.ZodMiniType>(shape: T, value: unknown, { call }: Asked) =>
  knownTo(call?.member, shape, z.parse(shape, value));

const jsonResult = (status: number, value: unknown, event: Asked): Result => {
  const text = textOf(value, event.call);
  // A reply that changes are added to is compressed with them.
  const large = text.length > worthCompressing && event.since === undefined;
  return {
    statusCode: status,
    ...(large
      ? compressed(text, event.headers['accept-encoding'] ?? '', jsonHeaders['content-type'])
      : { headers: jsonHeaders, body: text }),
  };
};

const isJson = ({ headers }: Result): boolean =>
  String(headers?.['content-type']).startsWith('application/json');

/** Adds the changes to a successful JSON reply. Files, redirects and refusals stay unchanged. */
export const withChanges = async (
  result: Result,
  event: Asked,
  changes: () => Promise<unknown>,
): Promise<Result> => {
  const { statusCode = 200 } = result;
  const isNone = statusCode === 204;
  if (statusCode >= 300 || !(isNone || isJson(result))) return result;
  const text = `{"reply":${isNone ? 'null' : result.body},"changes":${textOf(await changes(), event.call)}}`;
  const { headers, body, ...told } = compressed(text, event.headers['accept-encoding'] ?? '', changesType);
  return {
    ...result,
    ...told,
    statusCode: isNone ? 200 : statusCode,
    body,
    headers: { ...result.headers, ...headers },
  };
};

const pageResult = (row: z.ZodMiniType, { rows, next }: Page<unknown>, event: Asked): Result => {
  const result = jsonResult(200, told(z.array(row), rows, event), event);
  if (next === undefined) return result;
  const query = new URLSearchParams({ ...event.queryStringParameters, cursor: next });
  return { ...result, headers: { ...result.headers, link: `<${event.rawPath}?${query}>; rel="next"` } };
};

/** Cached by the client, but revalidated each time. */
const etagged = (etag: string) => ({ 'cache-control': 'private, no-cache', etag });

const isKnown = (etag: string, { headers }: Asked): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === etag);

/** Types shown in the browser; anything else is downloaded. */
const lookedAt = new Set(['application/pdf', 'text/html']);

const fileResult = async (
  mediaType: string,
  { bytes, fileName, status = 200, etag }: FileAnswer,
): Promise<Result> => ({
  statusCode: status,
  headers: {
    ...apiHeaders,
    ...(etag && etagged(etag)),
    'content-type': mediaType,
    'content-disposition': disposition(lookedAt.has(mediaType) ? 'inline' : 'attachment', fileName),
  },
  body: Buffer.from(typeof bytes === 'function' ? await bytes() : bytes).toString('base64'),
  isBase64Encoded: true,
});

const fileOrKnown = async (mediaType: string, file: FileAnswer, event: Asked): Promise<Result> =>
  file.etag && isKnown(file.etag, event)
    ? { statusCode: 304, headers: etagged(file.etag) }
    : fileResult(mediaType, file);

const redirected = ({ location, cookies }: RedirectAnswer): Result => ({
  statusCode: 302,
  headers: { ...apiHeaders, location },
  ...(cookies && { cookies }),
});

/** A file too large for a reply is a redirect. */
const isElsewhere = (answer: unknown): answer is RedirectAnswer => 'location' in (answer as object);

/** The reply of a successful call. */
export const replyWith = async (route: Contract, answer: unknown, event: Asked): Promise<Result> => {
  const { reply } = route;
  if (answer instanceof Nothing) return { statusCode: 204, headers: { ...apiHeaders, ...answer.headers } };
  switch (reply.kind) {
    case 'json': {
      if (answer instanceof Accepted) return jsonResult(202, told(reply.body, answer.body, event), event);
      if (answer instanceof There) return jsonResult(200, told(reply.body, answer.body, event), event);
      if (!reply.cookies) return jsonResult(reply.status, told(reply.body, answer, event), event);
      const { body, cookies } = answer as { body: unknown; cookies: string[] };
      return { ...jsonResult(reply.status, told(reply.body, body, event), event), cookies };
    }
    case 'page':
      return pageResult(reply.row, answer as Page<unknown>, event);
    case 'file':
      return isElsewhere(answer)
        ? redirected(answer)
        : fileOrKnown(reply.mediaType, answer as FileAnswer, event);
    case 'redirect':
      return redirected(answer as RedirectAnswer);
    case 'none':
      return { statusCode: 204, headers: apiHeaders, ...(answer as { cookies?: string[] } | undefined) };
  }
};

const letters = 'abcdefghijklmnopqrstuvwxyz';

/**
 * A sentence for people. `FETTLE_TEXTS=scrambled` replaces it with random letters, to show whether any code depends on what a
 * sentence says.
 */
const said = (sentence: string): string =>
  process.env.FETTLE_TEXTS === 'scrambled'
    ? sentence.replace(/[a-z]/gi, () => letters[randomInt(letters.length)] ?? 'x')
    : sentence;

/** Tells a device what to do with its stored data of the firm. */
const reasons: Partial<Record<ProblemCode, string>> = {
  member_removed: 'removed',
  changes_refused: 'refused',
  device_signed_out: 'device',
};

/** The reply to a refused call: a problem document (RFC 9457), with `message` and `issues` for older clients. */
export const replyRefused = (
  { code, status, message, issues, more }: Refusal,
  call?: Call | undefined,
): Result => {
  const sentence = said(message);
  const told = issues?.map(({ path, message: each, code: kind = 'invalid' }) => ({
    ...{ path, code: kind, message: each === message ? sentence : said(each) },
  }));
  const problem = {
    ...{ type: `/problems/${code}`, title: said(problemTitle(code)), status, detail: sentence, code },
    ...(told && { errors: told }),
    message: sentence,
    ...(told && { issues: told.map(({ path, message: each }) => ({ path, message: each })) }),
    ...more,
  };
  const reason = reasons[code];
  const headers = {
    ...apiHeaders,
    'content-type': `${problemType}; charset=utf-8`,
    ...(reason && { 'fettle-reason': reason }),
  };
  return { statusCode: status, headers, body: textOf(problem, call) };
};
