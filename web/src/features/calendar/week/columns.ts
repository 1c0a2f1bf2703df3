import type { Hours } from '#shared/calendar/hours.ts';

/** The position among overlapping items: the column from 0, and the number of columns. */
export interface Beside {
  column: number;
  columns: number;
}

/** Lays overlapping items out side by side, each in the first free column. */
export const sideBySide = <Item extends Hours>(items: readonly Item[]): (Item & Beside)[] => {
  const placed: (Item & Beside)[] = [];
  let group: (Item & Beside)[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const item of group) item.columns = ends.length;
    group = [];
    ends = [];
  };
  for (const item of items.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (ends.every((end) => end <= item.from)) close();
    const free = ends.findIndex((end) => end <= item.from);
    const column = free < 0 ? ends.length : free;
    ends[column] = item.to;
    const beside = { ...item, column, columns: 1 };
    group.push(beside);
    placed.push(beside);
  }
  close();
  return placed;
};
