import { conflict, notFound } from '#functions/lib/errors.ts';
import { notOnce } from '#functions/lib/idempotency.ts';
import { signedUrl } from '#functions/lib/signed-url.ts';
import type { BookParams } from '#shared/books/contract.ts';
import { newId } from '#shared/ids.ts';
import { atOnce } from './at-once.ts';
import { partKey } from './place.ts';
import { newestOf } from './read.ts';
import type { Days } from './sales.ts';
import { storeParts, type ToStore } from './store-parts.ts';
import { takeAtOnce, takeStored } from './take.ts';
import { type TakenBefore, takenBefore } from './taken.ts';

/** Whether the newest file of this kind is of the same days and the same bytes: taking that again is not another. */
const isTaken = async ({ userId, params, from, to }: ToStore, sha256: string): Promise<boolean> => {
  const newest = await newestOf(userId, params);
  return newest?.sha256 === sha256 && newest.from === from && newest.to === to;
};

const large = async (asked: ToStore, before: TakenBefore, at: number) => {
  const stored = await storeParts(asked, before);
  if (!stored.parts[at]) throw notFound();
  if (!(await isTaken(asked, stored.sha256))) await takeStored(asked, stored, notOnce);
  return { location: await signedUrl(partKey(asked.userId, asked.id, at)) };
};

/**
 * A part of a file, from 1, with everything of its days; it is remembered as taken. A large one lies in the bucket, and the reply leads there. Throws 404
 * for a part that there is not, and 409 for the accountant's ZIP, which only the background makes.
 */
export const bookFile = async (
  userId: string,
  params: BookParams,
  days: Days & { part?: number | undefined },
) => {
  if (params.kind === 'zip') throw conflict('This ZIP is put together in the background: make it with POST');
  const { from, to, part = 1 } = days;
  const asked: ToStore = { userId, id: newId(), params, from, to };
  const before = await takenBefore(userId, params);
  const made = await atOnce(asked, before);
  if (!made) return large(asked, before, part - 1);
  const wanted = made.parts[part - 1];
  if (!wanted) throw notFound();
  const isNew = made.taken.length > 0 && !(await isTaken(asked, made.sha256));
  if (isNew) await takeAtOnce(asked, made, notOnce);
  return { bytes: wanted.bytes, fileName: wanted.name };
};
