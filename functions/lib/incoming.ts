import type middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { FirmId } from '#shared/firms/ids.ts';
import type { Contract } from '#shared/route.ts';
import type { Call } from './call.ts';
import type { Keyed } from './idempotency.ts';
import type { Key } from './item-key.ts';

export type AnyCall = (call: Call) => Promise<unknown>;
/** Makes a call's reply of what was remembered of its first success. */
export type Again = (remembered: unknown, call: Call) => Promise<unknown>;

/** Where the items lie that a call with this id begins with. */
export type Early = (firmId: FirmId, id: number) => Promise<Key[]>;

/** The event on its way through the chain: each middleware adds what the next ones need. */
export interface Incoming extends APIGatewayProxyEventV2 {
  route: Contract;
  run: AnyCall;
  again: Again | undefined;
  /** Reads the record that the call is about, as it is now. */
  present: ((call: Call, id: number) => Promise<unknown>) | undefined;
  early: Early | undefined;
  call: Call;
  remembered?: Keyed;
  /** What the call's key stands for already, as it was read with the session. */
  rememberedItem?: object | undefined;
  /** The handler wrote its reply down in the transaction that did the work. */
  isRemembered?: boolean;
  /** How the fields that an edit changes were when it began. */
  base?: Record<string, unknown> | undefined;
  /** What others changed, of an edit that was made of a newer version than it was begun on. */
  merged?: string[];
  /** The cursor of a device that wants to be told what a change changed. */
  since?: string;
}
export type Middleware = middy.MiddlewareObj<Incoming, APIGatewayProxyStructuredResultV2, Error, Context>;
