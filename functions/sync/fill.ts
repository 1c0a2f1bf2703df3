import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { config } from '#functions/lib/config.ts';
import { type Head, headIn, headKey, newEpoch } from '#functions/lib/feed/log.ts';
import { placeOf } from '#functions/lib/feed/places.ts';
import { batchGet, document } from '#functions/lib/table.ts';
import { transact } from '#functions/lib/transact.ts';
import { kinds as allKinds, type Kind } from '#shared/domain/kinds.ts';
import { invalidField } from '#shared/kernel/refusal.ts';
import { type Changes, type FedRecord, usualRecords } from '#shared/sync/contract.ts';
import { cursorOf, expectVersion, seqIn, tokenText } from './cursors.ts';
import type { Asking } from './delta.ts';
import { sources } from './kinds.ts';
import { mayRead, type Reads } from './may-read.ts';
import { readsOf } from './reads.ts';
import { type Items, placesOf, type Ref, recordIn, refsOf } from './records.ts';
import { todayPack } from './today-pack.ts';

class MadeMeanwhile extends Error {}

/** The head to fill up to; creates one if no change has been recorded yet. */
export const headToFill = async (pk: string, known: Head | undefined): Promise<Head> => {
  if (known) return known;
  const Item = { ...headKey(pk), seq: 0, epoch: newEpoch() };
  const Put = { TableName: config.tableName, Item, ConditionExpression: 'attribute_not_exists(pk)' };
  try {
    await transact([{ item: { Put }, refused: () => new MadeMeanwhile() }]);
  } catch (error) {
    if (!(error instanceof MadeMeanwhile)) throw error;
  }
  const [item] = await batchGet([headKey(pk)]);
  const head = headIn(item);
  if (!head) throw new Error('The head of the changes could not be made');
  return head;
};

/** The kinds to send first, after those for the day's work; the rest follows in table order. */
const soonest: readonly Kind[] = [
  'client',
  'job',
  'invoice',
  'draft',
  'quote',
  'payment',
  'item',
  'price',
  'receipt',
];

interface List {
  name: string;
  kind: Kind;
  /** The prefix of its sort keys. */
  place: string;
}

/** The lists a fill goes through, each with items stored together. */
const lists: readonly List[] = [...new Set([...soonest, ...allKinds])].flatMap((kind) =>
  sources[kind].map((source) => {
    const [place = ''] = placesOf(source);
    return { name: `${kind} ${place}`, kind, place };
  }),
);
const firstList = lists[0]?.name ?? '';

/** The sort keys of a list's records, newest first. */
const keysOf = async (pk: string, place: string, after: string | undefined, limit: number) => {
  const { Items = [], LastEvaluatedKey } = await document.send(
    new QueryCommand({
      TableName: config.tableName,
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
      // `~` sorts after every character used in keys.
      ExpressionAttributeValues: { ':pk': pk, ':first': place, ':last': `${place}#~` },
      ConsistentRead: true,
      ScanIndexForward: false,
      Limit: limit,
      ...(after !== undefined && { ExclusiveStartKey: { pk, sk: after } }),
    }),
  );
  return { items: Items, isWhole: LastEvaluatedKey === undefined };
};

/** Who is sent the records, and what they may read of them. */
interface Filler extends Asking {
  reads: Reads;
}

/** The records for keys already read, with the items stored beside them. */
const recordsOf = async (asking: Filler, refs: readonly Ref[], read: readonly object[], at: number) => {
  const items = new Map(read.map((item) => [String((item as { sk: string }).sk), item]));
  const missing = [...new Set(refs.flatMap(({ keys }) => keys))].filter((key) => !items.has(key));
  const beside = missing.length === 0 ? [] : await batchGet(missing.map((sk) => ({ pk: asking.pk, sk })));
  for (const [index, key] of missing.entries()) if (beside[index]) items.set(key, beside[index]);
  return refs.flatMap((ref) => recordIn(ref, items as Items, asking, asking.reads, at) ?? []);
};

/** How far a fill has got: the list, by name, and the last sort key read in it. */
interface Place {
  list: string;
  after?: string | undefined;
}

interface Filling {
  /** The maximum number of records on the page. */
  limit: number;
  kinds?: readonly Kind[] | undefined;
}

/** How many lists are read in parallel once one turned out to be short. */
const atOnce = 6;

interface Found {
  records: FedRecord[];
  /** `undefined` at the end of the list. */
  after: string | undefined;
}

/** How often a page reads on in a list of which this member may read little. */
const mostReadings = 20;

const listPage = async (
  asking: Filler,
  { kind, place }: List,
  after: string | undefined,
  limit: number,
  at: number,
): Promise<Found> => {
  const records: FedRecord[] = [];
  let last = after;
  for (let reading = 0; reading < mostReadings && records.length < limit; reading++) {
    const { items, isWhole } = await keysOf(asking.pk, place, last, limit - records.length);
    const keys = items.map(({ sk }) => String(sk));
    const refs = keys.flatMap(refsOf).filter((ref) => ref.kind === kind);
    records.push(...(await recordsOf(asking, refs, items, at)));
    if (isWhole) return { records, after: undefined };
    last = keys.at(-1);
  }
  return { records, after: last };
};

/**
 * Adds the lists' records to the page and returns where it ends: after the list before `next`, within one, or before one that no
 * longer fits.
 */
const added = (
  records: FedRecord[],
  found: Found[],
  some: readonly List[],
  limit: number,
): Place | undefined => {
  for (const [nth, { records: more, after }] of found.entries()) {
    const name = some[nth]?.name ?? '';
    // Lists read in parallel may together be too much for the page.
    if (nth > 0 && records.length + more.length > limit) return { list: name };
    records.push(...more);
    if (after !== undefined) return { list: name, after };
  }
  return undefined;
};

/** The records of a page from a place on, and where the next page starts. */
const pageFrom = async (asking: Filler, from: Place, { limit, kinds }: Filling, at: number) => {
  const left = lists.slice(lists.findIndex(({ name }) => name === from.list));
  const wanted = left.filter(
    ({ kind }) => mayRead(asking.member.role, kind) && (!kinds || kinds.includes(kind)),
  );
  const records: FedRecord[] = [];
  for (let index = 0, count = 1; index < wanted.length; index += count, count = atOnce) {
    const [next] = wanted.slice(index);
    if (next && records.length >= limit) return { records, next: { list: next.name } };
    const some = wanted.slice(index, index + count);
    const room = limit - records.length;
    const found = await Promise.all(
      some.map((list) => listPage(asking, list, list.name === from.list ? from.after : undefined, room, at)),
    );
    const place = added(records, found, some, limit);
    if (place) return { records, next: place };
  }
  return { records, next: undefined };
};

const reply = (to: string, records: FedRecord[], next: Place | undefined): Changes => ({
  from: null,
  to,
  ...(next && { page: tokenText({ to, ...next }) }),
  more: next !== undefined,
  records,
  gone: [],
  done: [],
});

/** The first page of a fill: what the day's work needs, or the start of given kinds. */
export const beginFill = async (asking: Asking, head: Head, filling: Filling): Promise<Changes> => {
  const reads = await readsOf(asking.firmId, asking.member);
  const to = cursorOf(head, reads, head.seq);
  if (filling.kinds) return continueFill(asking, head, { to, list: firstList }, filling);
  const refs = (await todayPack(asking)).slice(0, Math.min(filling.limit, usualRecords));
  return reply(to, await recordsOf({ ...asking, reads }, refs, [], head.seq), { list: firstList });
};

/** A later page. Throws 400 for a token that points outside its list, 410 for another firm's. */
export const continueFill = async (
  asking: Asking,
  head: Head,
  { to, list, after }: Place & { to: string },
  filling: Filling,
): Promise<Changes> => {
  const place = lists.find(({ name }) => name === list)?.place;
  if (place === undefined || (after !== undefined && placeOf(after) !== place))
    throw invalidField('page', 'Is not a page');
  const at = seqIn(to, head);
  const reads = await readsOf(asking.firmId, asking.member);
  expectVersion(to, reads);
  const { records, next } = await pageFrom({ ...asking, reads }, { list, after }, filling, at);
  return reply(to, records, next);
};
