import type * as z from 'zod/mini';
import { fieldsSince } from '#functions/lib/feed/edits.ts';
import { partitionOf } from '#functions/lib/feed/log.ts';
import { merge, sameValue } from '#shared/domain/merge.ts';
import { invalid, invalidField, Overtaken, Refusal } from '#shared/kernel/refusal.ts';
import { takesBase } from '#shared/route.ts';
import type { Incoming, Middleware } from './incoming.ts';
import { idIn, presentOf, shownNow } from './present.ts';

type Fields = Record<string, unknown>;

/** Others may keep saving the same record. */
const attempts = 5;

/** The fields that an edit may change. */
const fieldsOf = ({ body }: Incoming['route']): object => {
  const { updatedAt: _, ...fields } = (body as z.ZodMiniObject).shape;
  return fields;
};

/** Splits `base` off a raw body. Throws 400 if it is malformed or names fields the call does not take. */
export const baseIn = (route: Incoming['route'], body: unknown): { body: unknown; base?: Fields } => {
  if (!takesBase(route) || !body || typeof body !== 'object' || !('base' in body)) return { body };
  const { base, ...rest } = body as Fields;
  if (!base || typeof base !== 'object' || Array.isArray(base))
    throw invalidField('base', 'Must be an object');
  if (!('updatedAt' in rest)) throw invalidField('updatedAt', 'Required', 'required');
  const fields = fieldsOf(route);
  const unknown = Object.keys(base).filter((name) => !(name in fields));
  if (unknown.length > 0)
    throw invalid(
      unknown.map((name) => ({ path: `base.${name}`, message: 'Unknown field', code: 'unknown_field' })),
    );
  return { body: rest, base: base as Fields };
};

const isStale = (error: unknown): boolean => error instanceof Overtaken && error.code === 'stale';

/** The refusal for fields that two people changed, with the current record. */
const fieldConflict = (names: readonly string[], current: unknown): Refusal =>
  new Refusal(
    'field_conflict',
    'Someone else changed the same details. Check both versions and save again.',
    names.map((path) => ({ path, message: 'Someone else has changed this' })),
    { current },
  );

/** The reply fields that others changed since the version the edit began on. */
const othersOf = async ({ route, call, base = {} }: Incoming, current: Fields): Promise<string[]> => {
  const { updatedAt, ...set } = call.body as unknown as Fields;
  const id = idIn(call);
  if (!call.firm || !id || typeof updatedAt !== 'string') return [];
  const fields = await fieldsSince(partitionOf(call.firm.firmId), id, updatedAt);
  const known = fieldsOf(route);
  const isOthers = (name: string) =>
    name in known && !(name in base) && !(name in set && sameValue(set[name], current[name]));
  return [...fields].filter(isOthers).sort();
};

/** Names in a header what others changed, when an edit was merged. */
export const tellMerged: Middleware = {
  after: ({ response, event: { merged } }) => {
    if (response && merged?.length)
      response.headers = { ...response.headers, 'fettle-merged': merged.join(',') };
  },
};

/**
 * Runs a call. An edit of an outdated version is applied to the newest one if nobody else changed the same fields; otherwise
 * throws 409 naming those fields.
 */
export const runMerged = async (event: Incoming): Promise<unknown> => {
  const { base, call } = event;
  for (let attempt = 1; ; attempt++) {
    try {
      return await event.run(call);
    } catch (error) {
      if (!base || !isStale(error) || attempt === attempts) throw error;
      const current = (await presentOf(event)) as Fields | undefined;
      if (!current) throw error;
      const { conflicts, set } = merge({ base, set: call.body as unknown as Fields, current });
      if (conflicts.length > 0) throw fieldConflict(conflicts, shownNow(event, current));
      event.merged ??= await othersOf(event, current);
      Object.assign(call, { body: { ...set, updatedAt: current.updatedAt } });
    }
  }
};
