import { rowsAtOnce } from '#shared/books/formats.ts';
import { type Built, build, MoreRows, type Part } from './build.ts';
import { bookName } from './place.ts';
import type { ToStore } from './store-parts.ts';
import type { TakenBefore } from './taken.ts';

/** A file with all of its bytes at hand. */
export interface AtOnce extends Built {
  parts: (Part & { name: string })[];
  repeated: number;
}

/** A file made while its call waits; `undefined` for one of more rows than that allows. */
export const atOnce = async (
  { userId, params, onlyNew, ...days }: Omit<ToStore, 'id'>,
  before: TakenBefore,
): Promise<AtOnce | undefined> => {
  const parts: Part[] = [];
  const wanted = { userId, params, ...days, without: onlyNew ? before : undefined };
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
