import { rowsAtOnce } from '#shared/books/formats.ts';
import { build, MoreRows, type Part } from './build.ts';
import type { AtHand, ToMake } from './make-parts.ts';
import { bookName } from './place.ts';
import type { TakenBefore } from './taken.ts';

/** Makes a file while its call waits; `undefined` if it has too many rows for that. */
export const atOnce = async (
  { firmId, params, onlyNew, ...days }: Omit<ToMake, 'id'>,
  before: TakenBefore,
): Promise<AtHand | undefined> => {
  const parts: Part[] = [];
  const wanted = { firmId, params, ...days, without: onlyNew ? before : undefined };
  try {
    const built = await build({ ...wanted, mostRows: rowsAtOnce }, (part) => {
      parts.push(part);
    });
    const isOne = parts.length === 1;
    return {
      ...built,
      parts: parts.map((part, at) => ({ ...part, name: bookName(params, days, isOne ? undefined : at + 1) })),
      repeated: built.taken.filter(([key]) => before.has(key)).length,
    };
  } catch (error) {
    if (error instanceof MoreRows) return undefined;
    throw error;
  }
};
