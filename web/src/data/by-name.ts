const collator = new Intl.Collator('en-GB', { sensitivity: 'base', numeric: true });

interface Named {
  name: string;
}

/** Compares names as a phone book does: ignores case and accents, and sorts 2 before 10. */
export const inNameOrder = (a: Named, b: Named): number => collator.compare(a.name, b.name);

/** Sorts records by name. */
export const byName = <Row extends Named>(rows: readonly Row[]): Row[] => rows.toSorted(inNameOrder);
