import type { MoneyRow } from './lines-of-money.ts';
import { rateIn } from './percent.ts';
import { fits } from './tax.ts';
import { lastAmounts } from './total-steps.ts';

/**
 * Net + tax, with any rounding after it, if the net amount is printed at least twice and the tax is a printed rate of it: three
 * figures that confirm each other outweigh a total on its own.
 */
export function borneOut(rows: MoneyRow[]): number[] {
  const all = rows.flatMap(({ amounts }) => amounts);
  const twice = new Set(all.filter((pence, i) => pence > 0 && all.indexOf(pence) !== i));
  const taxes = new Set(rows.flatMap((row) => (row.label === 'tax' || row.inTable ? row.amounts : [])));
  const rates = new Set(rows.flatMap(({ row }) => rateIn(row.text) ?? bareRate(row.text) ?? []));
  const [rounding = 0] = lastAmounts(rows, 'rounding').filter((pence) => pence !== 0);
  return [...twice].flatMap((net) =>
    [...taxes]
      .filter((tax) => tax > 0 && [...rates].some((rate) => rate > 0 && fits(net, tax, rate)))
      .map((tax) => net + tax + rounding),
  );
}

/** A rate in its own column of a table, beside a code and without a percent sign: "SR 6 106.10 6.37". */
function bareRate(text: string): number | null {
  const match = /^[A-Z]{1,3}\s?(\d{1,2})\s/.exec(text);
  return match ? Number(match[1]) : null;
}
