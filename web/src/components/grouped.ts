/** Groups rows by a key, in order of first appearance. */
export const grouped = <Row, Head>(rows: readonly Row[], headOf: (row: Row) => Head): [Head, Row[]][] => {
  const groups = new Map<Head, Row[]>();
  for (const row of rows) {
    const head = headOf(row);
    const group = groups.get(head);
    if (group) group.push(row);
    else groups.set(head, [row]);
  }
  return [...groups];
};
