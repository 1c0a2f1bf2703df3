/** A quote for repairs starts from the defects, without prices; each line needs one before a customer sees it. Returns their indexes. */
export const unpricedIn = (isForRepairs: boolean, lines: readonly { unitPrice: number }[]): number[] =>
  isForRepairs ? lines.flatMap(({ unitPrice }, at) => (unitPrice === 0 ? [at] : [])) : [];
