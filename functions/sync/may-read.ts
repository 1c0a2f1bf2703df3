import type { StoredMember } from '#functions/lib/tenant/firm-entity.ts';
import type { Kind } from '#shared/domain/kinds.ts';
import type { RecordOf } from '#shared/domain/reader.ts';
import type { Role } from '#shared/members/roles.ts';
import { fieldRecords } from './field-records.ts';

/** The rights of a member on which it depends what they may read. */
export type Rights = Pick<StoredMember, 'userId' | 'role' | 'seesPrices' | 'employeeId'>;

/** What a member may read of their firm's records. */
export interface Reads {
  /** Part of the cursor: a device with another one discards its records and fills again. */
  version: string;
  /** A record's data as they may see it; undefined if they may not. */
  shown: <K extends Kind>(kind: K, data: RecordOf<K>) => object | undefined;
}

/** The kinds that none of an accountant's calls read. */
const closedToAccountants: readonly Kind[] = ['photo', 'member'];

/** Whether a role gets any records of a kind. */
export const mayRead = (role: Role, kind: Kind): boolean => {
  if (role === 'field') return kind in fieldRecords;
  return role !== 'accountant' || !closedToAccountants.includes(kind);
};
