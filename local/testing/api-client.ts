import { randomUUID } from 'node:crypto';
import { type AnyInput, addressOf, type CallInput, type CallReply } from '#shared/call.ts';
import { type Contract, takesKey } from '#shared/route.ts';
import type { Services } from '../services.ts';
import { signIn } from './sign-in.ts';

/** A reply. `body` is parsed if it is JSON, else text. */
export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
  bytes: Uint8Array;
}

export interface Sent {
  method: string;
  /** From the root, e.g. `/api/clients?limit=1`. */
  path: string;
  /** Sent as JSON, or as it is if it is text, bytes or a form. */
  body?: unknown;
  headers?: Record<string, string | undefined>;
}

const parsed = (bytes: Uint8Array, mediaType: string): unknown => {
  const text = new TextDecoder().decode(bytes);
  return /^application\/([\w.-]+\+)?json/.test(mediaType) ? JSON.parse(text) : text;
};

const defined = (headers: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value ? [[name, value]] : [])));

const asSent = (body: unknown): string | FormData | Uint8Array<ArrayBuffer> =>
  typeof body === 'string' || body instanceof FormData || body instanceof Uint8Array
    ? (body as string | FormData | Uint8Array<ArrayBuffer>)
    : JSON.stringify(body);

/** Sends any call to the API, however invalid, as a page of the app with this cookie would. */
export const sender =
  (origin: string, cookie: string) =>
  async ({ method, path, body, headers = {} }: Sent): Promise<Answer> => {
    const reply = await fetch(origin + path, {
      method,
      redirect: 'manual',
      headers: defined({
        cookie,
        origin,
        'content-type': body === undefined || body instanceof FormData ? undefined : 'application/json',
        ...headers,
      }),
      ...(body !== undefined && { body: asSent(body) }),
    });
    const bytes = new Uint8Array(await reply.arrayBuffer());
    const mediaType = reply.headers.get('content-type') ?? '';
    return { status: reply.status, headers: reply.headers, bytes, body: parsed(bytes, mediaType) };
  };

/** The API as one signed-in user. */
export interface Api {
  cookie: string;
  send: (sent: Sent) => Promise<Answer>;
  /** Makes a call with a new `Idempotency-Key` and returns the reply. */
  answer: (route: Contract, input?: AnyInput, headers?: Sent['headers']) => Promise<Answer>;
  /** Makes a call that must succeed. Throws with the server's reply otherwise. */
  call: <R extends Contract>(route: R, input: CallInput<R>) => Promise<CallReply<R>>;
}

/** The API with a session's cookie; an empty one is a signed-out visitor. */
export function apiWith(origin: string, cookie: string): Api {
  const send = sender(origin, cookie);
  const answer: Api['answer'] = (route, input = {}, headers = {}) =>
    send({
      method: route.method,
      path: addressOf(route, input),
      body: input.body,
      headers: { 'idempotency-key': takesKey(route) ? randomUUID() : undefined, ...headers },
    });
  return {
    cookie,
    send,
    answer,
    call: async (route, input) => {
      const { status, body } = await answer(route, input);
      if (status !== route.reply.status)
        throw new Error(`${route.method} ${route.path} answered ${status}: ${JSON.stringify(body)}`);
      return body as CallReply<typeof route>;
    },
  };
}

/** Signs a user in through the identity provider's form and returns the API as that user. */
export const apiFor = async (services: Services, email: string, name = ''): Promise<Api> =>
  apiWith(services.app, await signIn(services, email, name));
