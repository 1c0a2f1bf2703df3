import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { config } from '#functions/lib/config.ts';
import { type Change, changeKey, type Head } from '#functions/lib/feed/log.ts';
import { document } from '#functions/lib/table.ts';
import { type StoredUser, userEntity } from '#functions/lib/tenant/user-entity.ts';
import type { Kind } from '#shared/domain/kinds.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { Changes } from '#shared/sync/contract.ts';
import { cursorOf, expectVersion, seqIn, startAnew, tokenText } from './cursors.ts';
import { readsOf } from './reads.ts';
import { type Asker, type Items, nameOf, type Ref, recordIn, refsOf } from './records.ts';
import { perSnapshot, snapshotOf } from './snapshot.ts';

/** Who asks, and for which partition. */
export interface Asking extends Asker {
  pk: string;
  firmId: FirmId;
}

/** A change's sequence number and the index within it of the next record to send. */
type Next = readonly [seq: number, index: number];

export interface Wanted {
  /** The cursor from which the whole reply starts. */
  since: string;
  /** Where the previous page ended. */
  next?: Next | undefined;
  limit: number;
  kinds?: readonly Kind[] | undefined;
}

/** The maximum number of changes one page reads: a device that was offline for long gets later ones with further pages. */
const mostChanges = 1000;

/** Reads changes from a sequence number on, up to one page's limit. Throws 410 if the first of them is no longer stored. */
const changesFrom = async (pk: string, seq: number, most = mostChanges): Promise<Change[]> => {
  const changes: Change[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await document.send(
      new QueryCommand({
        TableName: config.tableName,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
        ExpressionAttributeValues: {
          ':pk': pk,
          ':first': changeKey(pk, seq).sk,
          ':last': changeKey(pk, seq + most - 1).sk,
        },
        ConsistentRead: true,
        ExclusiveStartKey: from,
      }),
    );
    changes.push(...(Items as unknown as Change[]));
    from = LastEvaluatedKey;
  } while (from);
  return changes;
};

/** Expired changes may still be there while later ones are already gone. */
const refuseExpired = (changes: readonly Change[], first: number, last: number): void => {
  const isShort = changes.length < Math.min(last - first + 1, mostChanges);
  const isKept = ({ ttl }: Change, at: number) => ttl * 1000 > Date.now() && changes[at]?.seq === first + at;
  if (isShort || !changes.every(isKept)) throw startAnew('cursor_expired');
};

/** A changed record: where its items are and were, and its last change. */
interface Entry {
  refs: Ref[];
  seq: number;
  index: number;
}

/** The records named by a change, each with its index. */
const namedIn = ({ keys }: Change): { ref: Ref; name: string; index: number }[] => {
  const refs = keys.flatMap(refsOf);
  const places = new Map<string, number>();
  for (const ref of refs) if (!places.has(nameOf(ref))) places.set(nameOf(ref), places.size);
  return refs.map((ref) => ({ ref, name: nameOf(ref), index: places.get(nameOf(ref)) ?? 0 }));
};

/** The records of changes, each at its last change. */
const entriesOf = (changes: readonly Change[], [seq, first]: Next, kinds?: readonly Kind[]): Entry[] => {
  const entries = new Map<string, Entry>();
  const named = changes.flatMap((change) => namedIn(change).map((each) => ({ ...each, seq: change.seq })));
  for (const { ref, name, index, seq: at } of named) {
    const isTold = at === seq && index < first;
    if (isTold || (kinds && !kinds.includes(ref.kind))) continue;
    const before = entries.get(name)?.refs ?? [];
    const isKnown = before.some(({ keys: [key] }) => key === ref.keys[0]);
    entries.set(name, { refs: isKnown ? before : [...before, ref], seq: at, index });
  }
  return [...entries.values()].sort((a, b) => a.seq - b.seq || a.index - b.index);
};

const keysOf = ({ refs }: Entry): string[] => refs.flatMap(({ keys }) => keys);

/** As many entries as fit into one snapshot. */
const fitting = (entries: readonly Entry[], limit: number): { taken: Entry[]; keys: string[] } => {
  const keys = new Set<string>();
  const taken: Entry[] = [];
  for (const entry of entries.slice(0, limit)) {
    const more = keysOf(entry).filter((key) => !keys.has(key));
    if (keys.size + new Set(more).size > perSnapshot) break;
    for (const key of more) keys.add(key);
    taken.push(entry);
  }
  return { taken, keys: [...keys] };
};

/** A snapshot of the first entries; retries with fewer if they are too large together. */
const snapshotOfMost = async (pk: string, entries: readonly Entry[], limit: number) => {
  for (let most = limit; ; most = Math.ceil(most / 2)) {
    const { taken, keys } = fitting(entries, most);
    const snapshot = await snapshotOf(pk, keys);
    if (snapshot) return { taken, ...snapshot };
    if (taken.length < 2) throw new Error('A record is too large to be told');
    most = taken.length;
  }
};

/** How often a page is read again because something changed meanwhile. */
const mostReadings = 3;

interface Read {
  changes: Change[];
  taken: Entry[];
  items: Items;
  head: Head;
  /** `undefined` if nothing is left to send. */
  next: Next | undefined;
}

/** Reads changes and a consistent snapshot of their records: all, or as many as fit. */
const read = async ({ pk }: Asking, head: Head, start: Next, { limit, kinds }: Wanted): Promise<Read> => {
  const [first] = start;
  const changes = first > head.seq ? [] : await changesFrom(pk, first);
  for (let reading = 1, last = head.seq; ; reading++) {
    refuseExpired(changes, first, last);
    const entries = entriesOf(changes, start, kinds);
    const { taken, ...snapshot } = await snapshotOfMost(pk, entries, limit);
    if (!snapshot.head || snapshot.head.epoch !== head.epoch) throw startAnew('cursor_foreign');
    const left = entries[taken.length];
    const done = { changes, taken, items: snapshot.items, head: snapshot.head };
    if (left) return { ...done, next: [left.seq, left.index] };
    const after = first + changes.length;
    if (snapshot.head.seq < after) return { ...done, next: undefined };
    if (changes.length >= mostChanges || reading === mostReadings) return { ...done, next: [after, 0] };
    last = snapshot.head.seq;
    changes.push(...(await changesFrom(pk, after, mostChanges - changes.length)));
  }
};

/** The current record of the caller. Uses a batch read, the only way in which every function has permission to read a user. */
const callerNow = async ({ userId }: Asking['user']): Promise<StoredUser> => {
  const { data } = await userEntity.get([{ userId }]).go({ consistent: true });
  const [user] = data;
  if (!user) throw new Error('A signed-in user has no record');
  return user;
};

/** A page of what changed since a cursor. Throws 410 if the device must fill again. */
export const deltaOf = async (asking: Asking, head: Head, wanted: Wanted): Promise<Changes> => {
  const { member, user } = asking;
  const { since } = wanted;
  const from = seqIn(since, head);
  const start = wanted.next ?? [from + 1, 0];
  if (start[0] <= from) throw startAnew('cursor_foreign');
  const { changes, taken, items, head: at, next } = await read(asking, head, start, wanted);
  // After the records: had their own jobs changed by then, this would miss what they may read only now.
  const reads = await readsOf(asking.firmId, member);
  expectVersion(since, reads);
  // The caller may have changed their own name in the very call that asks.
  const isOfPerson = taken.some(({ refs: [ref] }) => ref?.kind === 'profile');
  const asker = isOfPerson ? { member, user: await callerNow(user) } : asking;
  const found = taken.map(({ refs, seq }) =>
    refs.map((ref) => recordIn(ref, items, asker, reads, seq)).find((record) => record !== undefined),
  );
  // A device that stops here has everything up to this change.
  const to = next ? next[0] - 1 : at.seq;
  return {
    from: since,
    to: cursorOf(at, reads, to),
    ...(next && { page: tokenText({ since, next: [...next] }) }),
    more: next !== undefined,
    records: found.flatMap((record) => record ?? []),
    gone: taken.flatMap(({ refs: [ref] }, index) =>
      ref && found[index] === undefined ? [{ kind: ref.kind, id: ref.id }] : [],
    ),
    done: changes.flatMap(({ seq, by, key }) => (seq <= to && by === user.userId && key ? [key] : [])),
  };
};
