import { madeAt } from '#shared/ids.ts';
import { invalidField } from '#shared/kernel/refusal.ts';
import { idAheadMs } from '#shared/limits.ts';
import type { Contract } from '#shared/route.ts';
import type { Call } from './call.ts';

/** A browser that signed in for the first time knows our clock to the second only, in milliseconds. */
const clockMs = 60_000;

/** The id that a browser chose for the record that a call makes, if it did. */
export const chosenId = (route: Contract, body: unknown): number | undefined => {
  if (!route.ownId) return undefined;
  const fields = (route.upload ? (body as { data?: unknown }).data : body) as { id?: number } | undefined;
  return fields?.id;
};

/**
 * Throws 400 naming `id` where a browser chose one for a new record that lies too far ahead of our clock, and would stay the
 * newest of its list for as long, or before there was an account.
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
