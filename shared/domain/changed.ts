import type { AnyInput } from '../call.ts';
import { type Kind, recordId } from './kinds.ts';
import type { Change, MutationContext } from './mutation.ts';
import type { RecordOf } from './reader.ts';

/** The fields of an update: left out means unchanged, `null` clears. */
export type Changes<T> = { [Name in keyof T]?: T[Name] | null | undefined };

/** A record with changes applied. */
export const changed = <T extends object>(record: T, changes: Changes<T>): T => ({
  ...record,
  ...(Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<T>),
});

/** A change of a record; `undefined` before means created, after means deleted. */
export const change = <K extends Kind>(
  kind: K,
  before: RecordOf<K> | undefined,
  after: RecordOf<K> | undefined,
): Change => ({ kind, id: recordId(kind, after ?? before ?? {}), before, after });

/** The fields every new record starts with. */
export const beginning = ({ userId, newId, at }: Pick<MutationContext, 'userId' | 'newId' | 'at'>) => ({
  userId,
  madeBy: userId,
  id: newId,
  createdAt: at,
  updatedAt: at,
});

/** The timestamp of a write: always later than the previous one, so that `updatedAt` increases. */
export const laterThan = (previous: string, at: string): string =>
  at > previous ? at : new Date(Date.parse(previous) + 1).toISOString();

/** A call's body, typed as its route's schema has it. */
export const bodyIn = <Body>({ body }: AnyInput): Body => (body ?? {}) as Body;
