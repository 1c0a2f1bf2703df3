import type { Rights } from '#functions/sync/may-read.ts';
import type { Reader } from '#shared/domain/reader.ts';
import type { Someone } from '../../../local/testing/system.ts';
import { partitionOf } from '../partition.ts';
import { type Kept, readerOver } from './reader.ts';

/** A firm, its founder, and which of its members reads. */
type Whose = Pick<Someone, 'userId' | 'firmId'> & { member?: Rights };

/**
 * Every record of a firm, read from its partition as the feed of changes reads it for one of its people. The partition is fetched
 * unless it is given.
 */
export const recordsOf = async (
  { userId, firmId, member = { userId, role: 'owner', seesPrices: true } }: Whose,
  partition?: Awaited<ReturnType<typeof partitionOf>>,
): Promise<Kept[]> => {
  // Imported late: the table's address is known once the system has started.
  const [{ nameOf, recordIn, refsOf }, { readsOf }, { readUser }] = await Promise.all([
    import('#functions/sync/records.ts'),
    import('#functions/sync/reads.ts'),
    import('#functions/lib/tenant/read-user.ts'),
  ]);
  const user = await readUser(member.userId);
  const reads = await readsOf(firmId, member);
  const found = partition ?? (await partitionOf(firmId));
  const items = new Map(found.map((item) => [`${item.sk}`, item]));
  const refs = new Map([...items.keys()].flatMap(refsOf).map((ref) => [nameOf(ref), ref]));
  return [...refs.values()].flatMap((ref) => {
    const record = recordIn(ref, items, { member, user }, reads, 0);
    if (!record) return [];
    const { kind, id } = record;
    const told = record.data as object;
    // As a reply does.
    const data = 'userId' in told ? { ...told, userId } : told;
    return [{ kind, id, data }];
  });
};

/** A reader of all of a firm's records. */
export const filledReader = async (whose: Whose): Promise<Reader> => readerOver(await recordsOf(whose));
