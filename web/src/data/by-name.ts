const collator = new Intl.Collator('en-GB', { sensitivity: 'base', numeric: true });

interface Named {
  name: string;
}

/** Compares as a telephone book does: case and accents aside, 2 before 10. */
export const inNameOrder = (a: Named, b: Named): number => collator.compare(a.name, b.name);

/** Records in the order of their names. */
export const byName = <Row extends Named>(rows: readonly Row[]): Row[] => rows.toSorted(inNameOrder);
