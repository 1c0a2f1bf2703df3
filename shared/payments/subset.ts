/** The balance of one invoice, in pence. */
interface Owing {
  pence: number;
}

/** Clients with more open invoices are left to the user: each further one doubles the combinations. */
const most = 12;

/** The only set of two or more of a client's invoices that adds up to exactly `pence`; undefined if there is none, or several. */
export const onlySubset = <T extends Owing>(owing: readonly T[], pence: number): T[] | undefined => {
  if (owing.length > most) return undefined;
  let found: T[] | undefined;
  for (let bits = 1; bits < 2 ** owing.length; bits++) {
    const chosen = owing.filter((_, at) => bits & (1 << at));
    if (chosen.length < 2 || chosen.reduce((sum, each) => sum + each.pence, 0) !== pence) continue;
    if (found) return undefined;
    found = chosen;
  }
  return found;
};
