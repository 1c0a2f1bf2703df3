import type { CallInput, CallReply } from '#shared/call.ts';
import type { guestRoutes } from '#shared/guest/routes.ts';
import { originMark } from '#shared/kernel/problems.ts';
import { takeEarly } from './early.ts';
import { keep, keptJson } from './kept.ts';

type Routes = typeof guestRoutes;
/** The page of mails is asked for by forms of its own; an invitation is shown by the app. */
type Name = Exclude<keyof Routes, 'mails' | 'changeMails' | 'invitation'>;

/** The routes' addresses, which the compiler holds to them: the routes themselves would bring all their shapes with them. */
const paths: { [N in Name]: Routes[N]['path'] } = {
  open: '/api/guest/open',
  seen: '/api/guest/seen',
  answer: '/api/guest/answer',
  ask: '/api/guest/ask',
  startEarly: '/api/guest/start-early',
  cancel: '/api/guest/cancel',
  pdf: '/api/guest/pdf',
  invoice: '/api/guest/invoice',
  visit: '/api/guest/visit',
  done: '/api/guest/done',
  pay: '/api/guest/pay',
  payment: '/api/guest/payment',
  receipt: '/api/guest/receipt',
};

/** A call that did not succeed. `status` is 0 where no answer came. */
export class Failed extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body?: unknown) {
    super(`${status}`);
    this.status = status;
    this.body = body;
  }
}

/** Whatever was thrown; what is no answer of the server's is none. */
export const failureIn = (error: unknown): Failed => (error instanceof Failed ? error : new Failed(0));

/** The server's own sentence, where it said one. */
export const sentenceOf = ({ body }: Failed): string | undefined => {
  const message = (body as { message?: unknown } | undefined)?.message;
  return typeof message === 'string' ? message : undefined;
};

interface Sent {
  body: string;
  key: string;
}

/** The same key for the same answer, though its reply was lost and the page loaded anew: so it is given once. */
const keyFor = (name: Name, body: string): string => {
  const before = keptJson(`key ${name}`) as Sent | undefined;
  if (before?.body === body) return before.key;
  const sent: Sent = { body, key: crypto.randomUUID() };
  keep(`key ${name}`, JSON.stringify(sent));
  return sent.key;
};

const once = new Set<Name>(['answer', 'startEarly', 'cancel']);

/** Throws where something else answered in the place of the service: a café's network, a proxy. */
const ofTheService = (response: Response): Response => {
  if (response.headers.get(originMark.name) !== originMark.value) throw new Failed(0);
  return response;
};

const send = async (name: Name, body: string): Promise<Response> => {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (once.has(name)) headers.set('Idempotency-Key', keyFor(name, body));
  // The token is all that counts. Only whether it was seen by its customer or by its owner, a cookie tells.
  const credentials = name === 'seen' ? 'same-origin' : 'omit';
  try {
    const early = name === 'open' ? takeEarly(body) : undefined;
    return ofTheService(await (early ?? fetch(paths[name], { method: 'POST', headers, body, credentials })));
  } catch {
    throw new Failed(0);
  }
};

/** Calls one route. Throws `Failed`. */
export const call = async <N extends Name>(
  name: N,
  input: CallInput<Routes[N]>['body'],
): Promise<CallReply<Routes[N]>> => {
  const response = await send(name, JSON.stringify(input));
  if (!response.ok) throw new Failed(response.status, await response.json().catch(() => undefined));
  // The server built the reply from the same shape, so it is not parsed a second time here.
  return (await readReply(name, response)) as CallReply<Routes[N]>;
};

const readReply = async (name: Name, response: Response): Promise<unknown> => {
  if (response.status === 204) return undefined;
  try {
    return await (name === 'pdf' || name === 'receipt' ? response.blob() : response.json());
  } catch {
    throw new Failed(0);
  }
};
