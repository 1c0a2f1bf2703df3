import { madeAt } from '#shared/ids.ts';
import { invalidField } from '#shared/kernel/refusal.ts';
import { idAheadMs } from '#shared/limits.ts';
import type { Contract } from '#shared/route.ts';
import type { Call } from './call.ts';

/** Tolerance in milliseconds: after a first sign-in the browser knows our clock only to the second. */
const clockMs = 60_000;

/** The id that the browser chose for the new record, if it did. */
export const chosenId = (route: Contract, body: unknown): number | undefined => {
  if (!route.ownId) return undefined;
  const fields = (route.upload ? (body as { data?: unknown }).data : body) as { id?: number } | undefined;
  return fields?.id;
};

/**
 * Throws 400 naming `id` if the browser's id for a new record is too far ahead of our clock, which would keep it at the top of its
 * list, or dates from before the account existed.
 */
export const checkChosenId = (route: Contract, { body, user, firm }: Call): void => {
  const id = chosenId(route, body);
  const since = (user ?? firm)?.createdAt;
  if (id === undefined || !since) return;
  const at = madeAt(id);
  if (at > Date.now() + idAheadMs)
    throw invalidField('id', 'Your device’s clock is more than a day fast. Set it right and try again.');
  if (at < Date.parse(since) - clockMs)
    throw invalidField('id', 'Your device’s clock is slow. Set it right and try again.');
};
