/** What is owed of one invoice, in pence. */
interface Owing {
  pence: number;
}

/** A client with more open invoices is left to the user: every further one doubles what would have to be tried. */
const most = 12;

/** The only two or more of a client's invoices that come to exactly `pence`; undefined where there are none or several such. */
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
