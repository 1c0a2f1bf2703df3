import type { BookParams } from '#shared/books/contract.ts';
import { type Built, build, type Part } from './build.ts';
import type { KeptPart } from './entity.ts';
import { bookName, partKey, putPart } from './place.ts';
import type { Days } from './sales.ts';
import type { TakenBefore } from './taken.ts';

export interface ToStore extends Days {
  userId: string;
  id: number;
  params: BookParams;
  onlyNew?: boolean | undefined;
}

export interface Stored extends Built {
  parts: KeptPart[];
  repeated: number;
}

/** Makes a file and puts its parts into the bucket; they are numbered where there is more than one. */
export const storeParts = async (
  { userId, id, params, onlyNew, ...days }: ToStore,
  before: TakenBefore,
): Promise<Stored> => {
  const parts: KeptPart[] = [];
  const keep = async ({ bytes, rows }: Part, at: number, part: number | undefined) => {
    const name = bookName(params, days, part);
    await putPart(partKey(userId, id, at), bytes, name);
    parts.push({ name, rows, size: bytes.length });
  };
  // The first is named once it is known whether there is another.
  let first: Part | undefined;
  const without = onlyNew ? before : undefined;
  const built = await build({ userId, params, without, ...days }, async (part, at) => {
    if (at === 0) {
      first = part;
      return;
    }
    if (first) await keep(first, 0, 1);
    first = undefined;
    await keep(part, at, at + 1);
  });
  if (first) await keep(first, 0, undefined);
  const repeated = built.taken.filter(([key]) => before.has(key)).length;
  return { ...built, parts, repeated };
};
