import type middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { FirmId } from '#shared/firms/ids.ts';
import type { Contract } from '#shared/route.ts';
import type { Call } from './call.ts';
import type { Keyed } from './idempotency.ts';
import type { Key } from './item-key.ts';

export type AnyCall = (call: Call) => Promise<unknown>;
/** Rebuilds a call's reply from what was stored of the first. */
export type Again = (remembered: unknown, call: Call) => Promise<unknown>;

/** The keys of the items that a call with this id reads first. */
export type Early = (firmId: FirmId, id: number) => Promise<Key[]>;

/** The event as it passes through the middleware, each adding what the next ones need. */
export interface Incoming extends APIGatewayProxyEventV2 {
  route: Contract;
  run: AnyCall;
  again: Again | undefined;
  /** Reads the current state of the call's record. */
  present: ((call: Call, id: number) => Promise<unknown>) | undefined;
  early: Early | undefined;
  call: Call;
  remembered?: Keyed;
  /** The stored reply's item, read together with the session. */
  rememberedItem?: object | undefined;
  /** The handler stored its reply in the transaction that did the work. */
  isRemembered?: boolean;
  /** The edited fields' values when the edit began. */
  base?: Record<string, unknown> | undefined;
  /** Fields others changed since the version that a merged edit began on. */
  merged?: string[];
  /** The sync cursor of a device that wants the changes in the reply. */
  since?: string;
}
export type Middleware = middy.MiddlewareObj<Incoming, APIGatewayProxyStructuredResultV2, Error, Context>;
