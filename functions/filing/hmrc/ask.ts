import { setTimeout as wait } from 'node:timers/promises';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { config } from '#functions/lib/config.ts';
import { logger } from '#functions/lib/log.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import type { StoredUser } from '#functions/lib/tenant/user-entity.ts';
import type { Device } from '#shared/filing/device.ts';
import { Refusal } from '#shared/kernel/refusal.ts';
import type { FiledTax } from '#shared/uk/filed-taxes.ts';
import { endConnection, markConnection, type Opened, tokenAfter, tokenOf } from '../connection/tokens.ts';
import { hmrcDeviceOf } from '../device.ts';
import { printedVrn, vrnOf } from '../vrn.ts';
import { headersFor } from './fraud-headers.ts';
import { busyWords, silentWords } from './no-answer.ts';
import type { Refused, Told } from './words.ts';

/** The user who calls HMRC, their firm and their device. */
export interface Asker {
  firm: StoredFirm;
  user: StoredUser;
  event: APIGatewayProxyEventV2;
  device: Device;
  /** Aborts once the request being handled has had its time at HMRC. */
  patience: AbortSignal;
}

export interface Request {
  tax: FiledTax;
  method: 'GET' | 'POST' | 'PUT';
  /** The API's version; 1.0 by default. */
  version?: string;
  /** From the root, with its segments already encoded. */
  path: string;
  body?: object;
}

export interface HmrcReply<Body> {
  body: Body;
  headers: Headers;
}

/** HMRC refused the call. */
export class HmrcRefusal extends Refusal {
  readonly hmrc: { code: string; correlationId: string };

  constructor({ code, correlationId }: Refused, { message, path = '', isDefect }: Told) {
    super('hmrc_refused', message, [{ path, message }], { hmrc: { code, correlationId } });
    this.hmrc = { code, correlationId };
    if (isDefect) logger.error('HMRC refused what we made', { code, correlationId });
  }
}

/** HMRC may or may not have done what we asked. `isSaid`: it has finished with the call, in a server error. */
export class HmrcSilence extends Refusal {
  readonly isSaid: boolean;

  constructor(isSaid: boolean) {
    super('provider_busy', silentWords);
    this.isSaid = isSaid;
  }
}

/** The timeout for one call to HMRC, in milliseconds. */
const timeoutMs = 8_000;
/** The time that one request may spend at HMRC, in milliseconds: it leaves the rest of a Lambda's 29 s to our own work. */
const requestMs = 20_000;

/** Aborts when a request that has just arrived, or waited for a cold start, has to be answered. */
export const patienceWith = ({ requestContext }: APIGatewayProxyEventV2): AbortSignal =>
  AbortSignal.timeout(Math.max(0, requestContext.timeEpoch + requestMs - Date.now()));

/**
 * Which sandbox scenario an API should play: `STATEFUL` for all, or `self-employment=STATEFUL` for one, matched by part of its
 * path.
 */
const scenarioOf = (path: string): string | undefined =>
  config.hmrcTestScenario
    ?.split(',')
    .map((each) => each.split('='))
    .find(([part = '', value]) => value === undefined || path.includes(`/${part}/`))
    ?.at(-1);

/** The fraud prevention headers of every call for this user. */
export const fraudHeadersOf = ({ event, user, device }: Asker): Promise<Record<string, string>> =>
  headersFor(event, { device, deviceId: hmrcDeviceOf(event), userId: user.userId });

const send = async (
  asker: Asker,
  { method, path, body, version = '1.0' }: Request,
  access: string,
): Promise<Response> => {
  const { patience } = asker;
  // Nothing has been sent, so this is no silence.
  if (patience.aborted) throw new Refusal('provider_busy', silentWords);
  const scenario = scenarioOf(path);
  try {
    return await fetch(config.hmrcApiUrl + path, {
      method,
      headers: {
        accept: `application/vnd.hmrc.${version}+json`,
        authorization: `Bearer ${access}`,
        ...(await fraudHeadersOf(asker)),
        ...(body && { 'content-type': 'application/json' }),
        ...(scenario && { 'gov-test-scenario': scenario }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.any([patience, AbortSignal.timeout(timeoutMs)]),
    });
  } catch (error) {
    logger.warn('HMRC did not answer', { reason: String(error) });
    throw new HmrcSilence(false);
  }
};

const throttledStatus = 429;
const tries = 4;
/** The delay before the first retry, in milliseconds; it doubles after that. */
const firstWaitMs = 1000;

/** HMRC accepts three calls a second from the whole app, so a call over that limit is retried. */
const sendInTime = async (asker: Asker, request: Request, access: string): Promise<Response> => {
  for (let attempt = 1; ; attempt++) {
    const response = await send(asker, request, access);
    if (response.status !== throttledStatus) return response;
    if (attempt === tries) throw new Refusal('provider_busy', busyWords);
    // Seven seconds in all, at most.
    await wait(firstWaitMs * 2 ** (attempt - 1) * (0.75 + Math.random() / 4));
  }
};

interface Said {
  code?: unknown;
  message?: string;
  errors?: { code?: unknown; message?: string }[];
}

/** A response may stop halfway, or take too long. */
const textOf = async (response: Response): Promise<string> => {
  try {
    return await response.text();
  } catch (error) {
    logger.warn('HMRC did not finish its answer', { reason: String(error) });
    throw new HmrcSilence(false);
  }
};

/** A refusal may list several reasons; we use the first. */
const saidIn = (text: string): { code: string; message: string | undefined } => {
  try {
    const { code, message, errors } = JSON.parse(text) as Said;
    const narrow = errors?.[0] ?? { code, message };
    return { code: String(narrow.code ?? code ?? 'UNKNOWN'), message: narrow.message };
  } catch {
    return { code: 'UNKNOWN', message: undefined };
  }
};

/** Refusals by HMRC's business rules are shown in HMRC's own words. */
const byBusinessRules = 422;

const refusalOf = async ({ firm }: Asker, { tax }: Request, response: Response): Promise<HmrcRefusal> => {
  const vrn = tax === 'vat' ? vrnOf(firm.business ?? {}) : undefined;
  const { code, message } = saidIn(await textOf(response));
  const refused = {
    ...{ tax, code, correlationId: response.headers.get('x-correlationid') ?? '' },
    vrn: vrn && printedVrn(vrn),
    theirs: response.status === byBusinessRules ? message : undefined,
  };
  // Loaded only for a refusal, because it is large.
  const { wordsFor } = await import('./words.ts');
  return new HmrcRefusal(refused, wordsFor(refused));
};

const unauthorised = 401;
const broken = 500;
/** A gateway on the way gave up: what is behind it may still be working. */
const gatewayTimeout = 504;
const noContent = 204;

/** Sends a call; if HMRC refuses the token, refreshes it and sends the call once more. */
const withToken = async (asker: Asker, request: Request): Promise<{ response: Response; opened: Opened }> => {
  const opened = await tokenOf(asker.firm, request.tax);
  const response = await sendInTime(asker, request, opened.access);
  if (response.status !== unauthorised) return { response, opened };
  const newer = await tokenAfter(opened);
  const second = await sendInTime(asker, request, newer.access);
  if (second.status === unauthorised) throw await endConnection(newer);
  return { response: second, opened: newer };
};

/**
 * Calls HMRC for the signed-in user. Throws HmrcRefusal (409) if HMRC refuses, HmrcSilence (503) if it doesn't answer, and 409
 * `connection` if the firm is no longer connected.
 */
export const askHmrc = async <Body>(asker: Asker, request: Request): Promise<HmrcReply<Body>> => {
  const { response, opened } = await withToken(asker, request);
  if (response.status >= broken) throw new HmrcSilence(response.status !== gatewayTimeout);
  if (!response.ok) {
    const refusal = await refusalOf(asker, request, response);
    if (refusal.hmrc.code === 'CLIENT_OR_AGENT_NOT_AUTHORISED')
      await markConnection(opened.kept, 'wrong_account', opened.kept.vrn);
    throw refusal;
  }
  const { headers } = response;
  // HMRC did what we asked, and returns no content.
  if (response.status === noContent) return { body: {} as Body, headers };
  const text = await textOf(response);
  try {
    return { body: JSON.parse(text) as Body, headers };
  } catch {
    throw new HmrcSilence(false);
  }
};

/** HMRC's answer, or `nothing` if it has none, which it reports with a 404. */
export const orNothing = async <Body, Nothing>(
  asking: Promise<HmrcReply<Body>>,
  nothing: Nothing,
  codes: readonly string[] = ['NOT_FOUND'],
): Promise<Body | Nothing> => {
  try {
    return (await asking).body;
  } catch (error) {
    if (error instanceof HmrcRefusal && codes.includes(error.hmrc.code)) return nothing;
    throw error;
  }
};
