import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { keptJson } from '../data/kept-json.ts';
import { serverHere } from '../here-only.ts';
import { readText } from './body.ts';
import { makeBusiness } from './businesses.ts';
import { control } from './control.ts';
import { asDescribed, describedVat } from './described.ts';
import { Failure, failures } from './failure.ts';
import { refuseBadHeaders, validation } from './fraud-headers.ts';
import { answerForPerson, incomeTaxCall } from './income-tax/calls.ts';
import { type Application, granted, TokenRefusal, tokenFor } from './oauth.ts';
import { signInPages } from './sign-in.ts';
import { type Business, emptyState, nowOf, type Seen, type State } from './state.ts';
import { type Answer, vatCalls } from './vat/calls.ts';

interface Settings {
  /** The file with the state. */
  file: string;
  application: Application;
}

export interface HmrcStandIn {
  /** Serves HMRC's API and `/control`. */
  api: Server;
  /** Where a browser signs in. */
  signIn: Server;
  stop: () => void;
}

/** Calls that need no token. */
const besides = new Set([
  'POST /control',
  'POST /create-test-user/organisations',
  'POST /create-test-user/individuals',
]);

/** HMRC's rate limit for an application. */
const perSecond = 3;

/** True if a call exceeds the limit. Uses the real clock, which tests do not move. */
const limiter = () => {
  let calls: number[] = [];
  return (): boolean => {
    const now = performance.now();
    calls = calls.filter((at) => at > now - 1000);
    if (calls.length >= perSecond) return true;
    calls.push(now);
    return false;
  };
};

const mostSeen = 500;

const seenOf = ({ method, url, headers }: IncomingMessage, at: string, body: unknown): Seen => {
  const { authorization: _, cookie: __, ...rest } = headers;
  const told = Object.entries(rest).map(([name, value]) => [name, `${value}`] as const);
  return {
    ...{ at, method: method ?? '', path: url ?? '', headers: Object.fromEntries(told) },
    ...(body !== undefined && { body }),
  };
};

const bodyIn = (text: string): unknown => {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw failures.request();
  }
};

interface Admission {
  scope: string;
  /** The API's version. */
  version: string;
  /** True if the path's number is the business's. Throws if it is malformed. */
  isTheirs: (business: Business) => boolean;
}

/** The checks before a call is handled, as on HMRC's platform. */
const admitted = (state: State, req: IncomingMessage, { scope, version, isTheirs }: Admission): Business => {
  const { authorization, accept } = req.headers;
  if (!authorization) throw failures.noCredentials();
  const who = granted(state, authorization);
  if (!who) throw failures.credentials();
  if (!who.grant.scopes.includes(scope)) throw failures.scope();
  if (accept !== `application/vnd.hmrc.${version}+json`) throw failures.accept();
  refuseBadHeaders(req.headers);
  if (!who.business || !isTheirs(who.business)) throw failures.notAuthorised();
  return who.business;
};

const scriptOf = (business: Business) => {
  const { script } = business;
  if (!script) return undefined;
  script.left--;
  if (script.left <= 0) business.script = undefined;
  return script;
};

const isVatCall = (name: string): name is keyof typeof describedVat => Object.hasOwn(vatCalls, name);

const statusFailures = {
  ...{ 429: failures.throttled, 500: failures.broken, 503: failures.unavailable, 504: failures.timedOut },
};

/**
 * The parts of HMRC that the product uses: sign-in, tokens, the VAT (MTD) API 1.0, a year's Income Tax calls, test users and the
 * test of fraud prevention headers. Calls, fields, codes and scenarios follow HMRC's published description (hmrc/vat-api,
 * Apache-2.0), rewritten here.
 */
export function hmrcStandIn({ file, application }: Settings, redirectUris: () => string[]): HmrcStandIn {
  const { value: state, changed, close } = keptJson<State>(file, emptyState());
  Object.assign(state, { ...emptyState(), ...state });
  const isTooMany = limiter();

  /** `undefined`: the call is processed, but never answered. */
  const byScript = async (
    req: IncomingMessage,
    admission: Admission,
    answerFor: (business: Business, scenario: string) => Answer,
  ): Promise<Answer | undefined> => {
    const business = admitted(state, req, admission);
    if (isTooMany()) throw failures.throttled();
    const script = scriptOf(business);
    if (script?.slowMs) await wait(script.slowMs);
    if (typeof script?.status === 'number') throw statusFailures[script.status]();
    const scenario = script?.scenario ?? `${req.headers['gov-test-scenario'] ?? ''}`;
    const answer = answerFor(business, scenario);
    return script?.status === 'silence' ? undefined : answer;
  };

  const vat = async (req: IncomingMessage, url: URL, body: unknown): Promise<Answer | undefined> => {
    const [, vrn = '', what = '', rest] =
      /^\/organisations\/vat\/([^/]*)\/([\w-]+)(?:\/(.*))?$/.exec(url.pathname) ?? [];
    const called = `${req.method} ${what}${rest === undefined ? '' : '/'}`;
    if (!isVatCall(called)) throw failures.noSuchCall();
    const call = vatCalls[called];
    const isTheirs = (business: Business) => {
      if (!/^\d{9}$/.test(vrn)) throw failures.vrn();
      return business.vrn === vrn;
    };
    const name = decodeURIComponent(rest ?? '');
    return byScript(req, { scope: call.scope, version: '1.0', isTheirs }, (business, scenario) =>
      asDescribed(describedVat[called], () =>
        call.answer({ state, business, query: url.searchParams, scenario, body, name }),
      ),
    );
  };

  const incomeTax = async (req: IncomingMessage, url: URL, body: unknown): Promise<Answer | undefined> => {
    const call = incomeTaxCall(req.method ?? '', url.pathname);
    if (!call) return vat(req, url, body);
    const isTheirs = ({ nino }: Business) => nino === call.nino;
    return byScript(req, { ...call, isTheirs }, (business, scenario) =>
      answerForPerson(call, { state, business, query: url.searchParams, body, scenario }),
    );
  };

  const createUser = (kind: 'organisation' | 'individual', body: unknown): Answer => {
    const wanted = (body ?? {}) as { vrn?: string; nino?: string; stagger?: string };
    const { userId, password, vrn, nino, name } = makeBusiness(state, kind, wanted);
    return {
      status: 201,
      body: {
        userId,
        password,
        ...(vrn ? { vrn, organisationDetails: { name } } : { nino, userFullName: name }),
      },
    };
  };

  const validate = (req: IncomingMessage): Answer => {
    if (!granted(state, req.headers.authorization)) throw failures.credentials();
    return { status: 200, body: validation(req.headers) };
  };

  /** HMRC's feedback on the headers of earlier calls to an API, told by the beginning of their paths. */
  const feedbackOn =
    (begins: RegExp) =>
    (req: IncomingMessage): Answer => {
      if (!granted(state, req.headers.authorization)) throw failures.credentials();
      const requests = state.seen
        .filter(({ path }) => begins.test(path))
        .map(({ path, method, at: requestTimestamp, headers }) => {
          const { code, errors, warnings } = validation(headers);
          return { ...{ path, method, requestTimestamp, code }, headers: [...errors, ...warnings] };
        });
      return { status: 200, body: { requests } };
    };

  const headerTests: Record<string, (req: IncomingMessage) => Answer> = {
    'GET /test/fraud-prevention-headers/validate': validate,
    'GET /test/fraud-prevention-headers/vat-mtd/validation-feedback': feedbackOn(/^\/organisations\/vat\//),
    'GET /test/fraud-prevention-headers/self-assessment/validation-feedback': feedbackOn(
      /^\/(?:individuals|obligations)\//,
    ),
  };

  const route = async (req: IncomingMessage, text: string): Promise<Answer | undefined> => {
    const url = new URL(req.url ?? '/', 'http://localhost');
    const key = `${req.method} ${url.pathname}`;
    if (key === 'POST /oauth/token')
      return { status: 200, body: tokenFor(state, application, new URLSearchParams(text)) };
    return beside(key, text) ?? asked(req, url, key, bodyIn(text));
  };

  /** Calls that belong to no business and are not recorded. */
  const beside = (key: string, text: string): Answer | undefined => {
    if (!besides.has(key)) return undefined;
    const body = bodyIn(text);
    if (key === 'POST /control') return { status: 200, body: control(state, (body ?? {}) as object) };
    if (key === 'POST /create-test-user/organisations') return createUser('organisation', body);
    return createUser('individual', body);
  };

  const asked = async (
    req: IncomingMessage,
    url: URL,
    key: string,
    body: unknown,
  ): Promise<Answer | undefined> => {
    const seen = seenOf(req, nowOf(state).toISOString(), body);
    state.seen = [...state.seen, seen].slice(-mostSeen);
    try {
      const test = headerTests[key];
      const answer = test ? test(req) : await incomeTax(req, url, body);
      if (answer) seen.status = answer.status;
      return answer;
    } catch (error) {
      if (error instanceof Failure) seen.status = error.status;
      throw error;
    }
  };

  const failed = (error: unknown): Answer => {
    if (error instanceof TokenRefusal) return { status: error.status, body: { error: error.message } };
    if (error instanceof Failure)
      return { status: error.status, body: { code: error.code, message: error.message } };
    console.error(error);
    return { status: 500, body: { code: 'INTERNAL_SERVER_ERROR', message: 'The stand-in failed.' } };
  };

  const send = (res: ServerResponse, { status, body, headers }: Answer) =>
    res
      .writeHead(status, { 'content-type': 'application/json', 'x-correlationid': randomUUID(), ...headers })
      .end(status === 204 ? undefined : JSON.stringify(body));

  const api: RequestListener = async (req, res) => {
    let answer: Answer | undefined;
    try {
      answer = await route(req, await readText(req));
    } catch (error) {
      answer = failed(error);
    }
    changed();
    // Close the connection rather than let the caller time out, so that no test waits.
    if (answer) send(res, answer);
    else res.destroy();
  };

  return {
    api: serverHere(api),
    signIn: serverHere(signInPages(state, application, redirectUris, changed)),
    stop: close,
  };
}
