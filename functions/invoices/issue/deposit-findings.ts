import type { Issue } from '#shared/kernel/refusal.ts';
import type { DepositPence } from '#shared/lines/groups.ts';
import { formatPounds, toPounds } from '#shared/money.ts';

/** The total in pence of all groups with this rate. */
export const sumOf = (groups: readonly DepositPence[], vat: string) => ({
  net: groups.reduce((sum, group) => (group.vat === vat ? sum + group.net : sum), 0),
  amount: groups.reduce((sum, group) => (group.vat === vat ? sum + group.amount : sum), 0),
});
type Sum = ReturnType<typeof sumOf>;

const less = (one: Sum, other: Sum): Sum => ({
  net: one.net - other.net,
  amount: one.amount - other.amount,
});
const isMore = (one: Sum, other: Sum): boolean => one.net > other.net || one.amount > other.amount;
const told = ({ net, amount }: Sum): string =>
  `${formatPounds(toPounds(net))}${amount > 0 ? ` and ${formatPounds(toPounds(amount))} VAT` : ''}`;

/** `wrong`: what no deposit ever charged. The others: what is no longer available. */
export interface Found {
  wrong: Issue[];
  stale: Issue[];
}

/** What one deposit charged at a rate, and how much was credited or deducted since, in pence. */
interface Rate {
  number: string;
  charged: Sum;
  credited: Sum;
  taken: Sum;
  takers: string[];
}

export const isAny = ({ net, amount }: Sum): boolean => net !== 0 || amount !== 0;

const staleWords = ({ number, charged, credited, taken, takers }: Rate): string => {
  const left = less(less(charged, credited), taken);
  const became = [
    ...(isAny(credited) ? ['was credited'] : []),
    ...(isAny(taken) ? [`is taken off by invoice ${takers.join(' and ')}`] : []),
  ];
  const way =
    left.net > 0 || left.amount > 0
      ? `No more than ${told(left)} is left to take off at this rate: change the line that takes it off`
      : 'Edit the invoice and remove the line that takes it off';
  return `The deposit of invoice ${number} ${became.join(' and ')}. ${way}`;
};

/** The errors in what the lines at these indexes together deduct at a rate. */
export const findingsAt = (rate: Rate, asked: Sum, places: number[]): Found => {
  const { number, charged, credited, taken } = rate;
  const at = (message: string) => places.map((place) => ({ path: `lines.${place}.unitPrice`, message }));
  if (isMore(asked, charged))
    return {
      wrong: at(`Takes off more than invoice ${number} asked for at this rate, ${told(charged)}`),
      stale: [],
    };
  const isStale = isMore(asked, less(less(charged, credited), taken));
  return { wrong: [], stale: isStale ? at(staleWords(rate)) : [] };
};
