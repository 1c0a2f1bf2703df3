/** Sums a figure of each row by a key; skips rows without the key. */
export const sumBy = <Row, Key>(
  rows: Row[],
  keyOf: (row: Row) => Key | undefined,
  of: (row: Row) => number,
): Map<Key, number> => {
  const sums = new Map<Key, number>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key !== undefined) sums.set(key, (sums.get(key) ?? 0) + of(row));
  }
  return sums;
};

/** Counts the rows by key. */
export const numberOf = <Row, Key>(rows: Row[], keyOf: (row: Row) => Key | undefined): Map<Key, number> =>
  sumBy(rows, keyOf, () => 1);

/** Groups the rows by key. */
export const grouped = <Row, Key>(rows: Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> => {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
};
