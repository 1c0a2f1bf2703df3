import type { BookParams } from '#shared/books/contract.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { type Built, build, type Part } from './build.ts';
import type { KeptPart } from './entity.ts';
import { bookName, partKey, putPart } from './place.ts';
import type { Days } from './sales.ts';
import type { TakenBefore } from './taken.ts';

export interface ToMake extends Days {
  firmId: FirmId;
  id: number;
  params: BookParams;
  onlyNew?: boolean | undefined;
}

export interface Stored extends Built {
  parts: KeptPart[];
  repeated: number;
}

/** A file with all of its bytes in memory. */
export interface AtHand extends Built {
  parts: (Part & { name: string })[];
  repeated: number;
}

/**
 * Makes a file in one pass: up to `mostAtHand` rows its bytes are returned, beyond that its parts are uploaded on the way. Parts
 * are numbered if there is more than one, so each waits until it is known whether another follows.
 */
export const makeParts = async (
  { firmId, id, params, onlyNew, ...days }: ToMake,
  before: TakenBefore,
  mostAtHand: number,
): Promise<{ atHand: AtHand } | { stored: Stored }> => {
  const stored: KeptPart[] = [];
  let waiting: Part[] = [];
  let rows = 0;
  const named = (isOnly: boolean) =>
    waiting.map((part, at) => ({
      ...part,
      name: bookName(params, days, isOnly ? undefined : stored.length + at + 1),
    }));
  const putWaiting = async (isOnly: boolean): Promise<void> => {
    for (const part of named(isOnly)) {
      const { name, bytes } = part;
      await putPart(partKey(firmId, id, stored.length), bytes, name);
      stored.push({ name, rows: part.rows, size: bytes.length });
    }
    waiting = [];
  };
  const without = onlyNew ? before : undefined;
  const built = await build({ firmId, params, without, ...days }, async (part) => {
    waiting.push(part);
    rows += part.rows;
    if (rows > mostAtHand && stored.length + waiting.length > 1) await putWaiting(false);
  });
  const repeated = built.taken.filter(([key]) => before.has(key)).length;
  const isOnly = stored.length + waiting.length === 1;
  if (rows <= mostAtHand) return { atHand: { ...built, parts: named(isOnly), repeated } };
  await putWaiting(isOnly);
  return { stored: { ...built, parts: stored, repeated } };
};
