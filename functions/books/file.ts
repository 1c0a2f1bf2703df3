import { notOnce } from '#functions/lib/idempotency.ts';
import { signedUrl } from '#functions/lib/signed-url.ts';
import type { BookParams } from '#shared/books/contract.ts';
import { rowsAtOnce } from '#shared/books/formats.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { newId } from '#shared/ids.ts';
import { conflict, notFound } from '#shared/kernel/refusal.ts';
import type { Built } from './build.ts';
import { type AtHand, makeParts, type Stored, type ToMake } from './make-parts.ts';
import { partKey } from './place.ts';
import { newestOf } from './read.ts';
import type { Days } from './sales.ts';
import { takeAtHand, takeStored } from './take.ts';
import { takenBefore } from './taken.ts';

/** True if the newest file of this kind covers the same days and has the same bytes: exporting that again is not a new file. */
const isTaken = async ({ firmId, params, from, to }: ToMake, sha256: string): Promise<boolean> => {
  const newest = await newestOf(firmId, params);
  return newest?.sha256 === sha256 && newest.from === from && newest.to === to;
};

/** True if a file must be recorded as exported. */
const isNew = async (asked: ToMake, { taken, sha256 }: Built): Promise<boolean> =>
  taken.length > 0 && !(await isTaken(asked, sha256));

const large = async (asked: ToMake, stored: Stored, at: number) => {
  if (!stored.parts[at]) throw notFound();
  if (await isNew(asked, stored)) await takeStored(asked, stored, notOnce);
  return { location: await signedUrl(partKey(asked.firmId, asked.id, at)) };
};

const small = async (asked: ToMake, made: AtHand, at: number) => {
  const wanted = made.parts[at];
  if (!wanted) throw notFound();
  if (await isNew(asked, made)) await takeAtHand(asked, made, notOnce);
  return { bytes: wanted.bytes, fileName: wanted.name };
};

/**
 * A part of a file, from 1, with everything in its days; recorded as exported. A large one is stored in the bucket, and the reply
 * redirects there. Throws 404 for a part that doesn't exist, and 409 for the accountant's ZIP, which is only made in the
 * background.
 */
export const bookFile = async (
  firmId: FirmId,
  params: BookParams,
  days: Days & { part?: number | undefined },
) => {
  if (params.kind === 'zip') throw conflict('This ZIP is made in the background. Use POST to create it');
  const { from, to, part = 1 } = days;
  const asked: ToMake = { firmId, id: newId(), params, from, to };
  const made = await makeParts(asked, await takenBefore(firmId, params), rowsAtOnce);
  return 'stored' in made ? large(asked, made.stored, part - 1) : small(asked, made.atHand, part - 1);
};
