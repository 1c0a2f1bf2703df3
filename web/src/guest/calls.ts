import type { CallInput, CallReply } from '#shared/call.ts';
import type { guestRoutes } from '#shared/guest/routes.ts';
import { inTime } from '#shared/in-time.ts';
import { originMark } from '#shared/kernel/problems.ts';
import { duePaths } from './dues/paths.ts';
import { takeEarly } from './early.ts';
import { keep, keptJson } from './kept.ts';
import { answers, quotePaths } from './quotes/paths.ts';

type Routes = typeof guestRoutes;
/** The email preferences page uses its own forms; the app shows invitations. */
type Name = Exclude<keyof Routes, 'mails' | 'changeMails' | 'invitation'>;

/** The routes' paths, checked by the compiler: importing the routes themselves would bundle all their schemas. */
const paths: { [N in Name]: Routes[N]['path'] } = {
  open: '/api/guest/open',
  seen: '/api/guest/seen',
  ...quotePaths,
  pdf: '/api/guest/pdf',
  invoice: '/api/guest/invoice',
  ...duePaths,
  pay: '/api/guest/pay',
  payment: '/api/guest/payment',
  receipt: '/api/guest/receipt',
};

/** A failed call. `status` is 0 if there was no answer. */
export class Failed extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body?: unknown) {
    super(`${status}`);
    this.status = status;
    this.body = body;
  }
}

/** Converts anything thrown; if it is no server answer, `status` is 0. */
export const failureIn = (error: unknown): Failed => (error instanceof Failed ? error : new Failed(0));

/** The server's message, if any. */
export const sentenceOf = ({ body }: Failed): string | undefined => {
  const message = (body as { message?: unknown } | undefined)?.message;
  return typeof message === 'string' ? message : undefined;
};

/** A file may take as long as it needs. */
const isFile = (name: Name): boolean => name === 'pdf' || name === 'receipt';

interface Sent {
  body: string;
  key: string;
}

/** The same key for the same answer, even after a lost reply and a reload, so that it is given only once. */
const keyFor = (name: Name, body: string): string => {
  const before = keptJson(`key ${name}`) as Sent | undefined;
  if (before?.body === body) return before.key;
  const sent: Sent = { body, key: crypto.randomUUID() };
  keep(`key ${name}`, JSON.stringify(sent));
  return sent.key;
};

/** Throws if the answer is not from our server: a captive portal, a proxy. */
const ofTheService = (response: Response): Response => {
  if (response.headers.get(originMark.name) !== originMark.value) throw new Failed(0);
  return response;
};

const send = async (name: Name, body: string): Promise<Response> => {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (answers.has(name)) headers.set('Idempotency-Key', keyFor(name, body));
  // The token alone authorises. Only `seen` needs the cookie, to tell the customer from the owner.
  const credentials = name === 'seen' ? 'same-origin' : 'omit';
  try {
    const early = name === 'open' ? takeEarly(body) : undefined;
    const signal = isFile(name) ? null : inTime();
    const asked = early ?? fetch(paths[name], { method: 'POST', headers, body, credentials, signal });
    return ofTheService(await asked);
  } catch {
    throw new Failed(0);
  }
};

/** Calls a route. Throws `Failed`. */
export const call = async <N extends Name>(
  name: N,
  input: CallInput<Routes[N]>['body'],
): Promise<CallReply<Routes[N]>> => {
  const response = await send(name, JSON.stringify(input));
  if (!response.ok) throw new Failed(response.status, await response.json().catch(() => undefined));
  // The server built the reply from the same schema, so it isn't parsed again here.
  return (await readReply(name, response)) as CallReply<Routes[N]>;
};

const readReply = async (name: Name, response: Response): Promise<unknown> => {
  if (response.status === 204) return undefined;
  try {
    return await (isFile(name) ? response.blob() : response.json());
  } catch {
    throw new Failed(0);
  }
};
