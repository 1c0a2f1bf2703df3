import type { AnyInput } from '../call.ts';
import { type Kind, recordId } from './kinds.ts';
import type { Change, MutationContext } from './mutation.ts';
import type { RecordOf } from './reader.ts';

/** Fields of a record as a call gives them: what is left out stays, `null` clears it. */
export type Changes<T> = { [Name in keyof T]?: T[Name] | null | undefined };

/** A record after a change of its fields. */
export const changed = <T extends object>(record: T, changes: Changes<T>): T => ({
  ...record,
  ...(Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<T>),
});

/** What becomes of a record: one that was not there (`undefined`) or is gone. */
export const change = <K extends Kind>(
  kind: K,
  before: RecordOf<K> | undefined,
  after: RecordOf<K> | undefined,
): Change => ({ kind, id: recordId(kind, after ?? before ?? {}), before, after });

/** What every new record begins with. */
export const beginning = ({ userId, newId, at }: Pick<MutationContext, 'userId' | 'newId' | 'at'>) => ({
  userId,
  madeBy: userId,
  id: newId,
  createdAt: at,
  updatedAt: at,
});

/** The instant of a write to a record: always later than the one before, so that `updatedAt` grows. */
export const laterThan = (previous: string, at: string): string =>
  at > previous ? at : new Date(Date.parse(previous) + 1).toISOString();

/** What a call says, as its route's shape gives it. */
export const bodyIn = <Body>({ body }: AnyInput): Body => (body ?? {}) as Body;
