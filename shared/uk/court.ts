import { addDays } from '../dates.ts';
import { floored, times } from '../rounding.ts';

export type Country = 'England and Wales' | 'Scotland' | 'Northern Ireland';

/**
 * Fees in pence by the amount claimed including interest. gov.uk, make a court claim: in force until 12 July 2026; later fees
 * not confirmed.
 */
const issueFees: readonly { upTo: number; pence: number }[] = [
  { upTo: 30_000, pence: 3500 },
  { upTo: 50_000, pence: 5000 },
  { upTo: 100_000, pence: 7000 },
  { upTo: 150_000, pence: 8000 },
  { upTo: 300_000, pence: 11_500 },
  { upTo: 500_000, pence: 20_500 },
  { upTo: 1_000_000, pence: 45_500 },
];
const shareUpTo = 20_000_000;
const shareBp = 500;
const highestFee = 1_000_000;

/** The last day for which the table above is confirmed. */
export const issueFeesKnownTo = '2026-07-12';

/** Fee in pence to issue a claim (England and Wales), interest included: 5 % above £10,000, to the penny. */
export const issueFee = (claimPence: number): number => {
  if (claimPence > shareUpTo) return highestFee;
  return (
    issueFees.find(({ upTo }) => claimPence <= upTo)?.pence ?? floored(times(claimPence, shareBp), 10_000)
  );
};

/** Hearing fees for small claims, in pence, since 30 September 2021. */
const hearingFees: readonly { upTo: number; pence: number }[] = [
  { upTo: 30_000, pence: 2700 },
  { upTo: 50_000, pence: 5900 },
  { upTo: 100_000, pence: 8500 },
  { upTo: 150_000, pence: 12_300 },
  { upTo: 300_000, pence: 18_100 },
  { upTo: 1_000_000, pence: 34_600 },
];

/** Null if the claim is too large for the small claims track. */
export const hearingFee = (claimPence: number): number | null =>
  hearingFees.find(({ upTo }) => claimPence <= upTo)?.pence ?? null;

/** The largest small claim in pence. CPR 26; simple procedure in Scotland; Northern Ireland not confirmed for 2026. */
const smallClaimUpTo: Record<Country, number> = {
  'England and Wales': 1_000_000,
  Scotland: 500_000,
  'Northern Ireland': 500_000,
};

export const isSmallClaim = (claimPence: number, country: Country): boolean =>
  claimPence <= smallClaimUpTo[country];

/**
 * The first day to issue a claim after a letter of claim. For an individual, 30 days from its date, 30 more from the day
 * requested documents were provided, and 14 days' notice after a reply without agreement; for a company, 14 days.
 */
export const claimFrom = (
  debtor: 'individual' | 'company',
  letterOn: string,
  reply: { documentsGivenOn?: string | undefined; noticeOn?: string | undefined } = {},
): string => {
  if (debtor === 'company') return addDays(letterOn, 14);
  const waits = [
    addDays(letterOn, 30),
    reply.documentsGivenOn && addDays(reply.documentsGivenOn, 30),
    reply.noticeOn && addDays(reply.noticeOn, 14),
  ];
  return waits.reduce<string>((last, day) => (day && day > last ? day : last), letterOn);
};
