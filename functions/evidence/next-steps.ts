import type { IssuedClaim } from '#functions/invoices/late/document.ts';
import { unpackText } from '#functions/lib/packed.ts';
import { formatDate, londonDate, today } from '#shared/dates.ts';
import { standingOf } from '#shared/domain/payments/ledger.ts';
import { courtOf } from '#shared/invoices/court.ts';
import { formatPounds, roundToPence } from '#shared/money.ts';
import { issueFeesKnownTo } from '#shared/uk/court.ts';
import { nationOfAddress } from '#shared/uk/nation-of-address.ts';
import { type Nation, nationNames } from '#shared/uk/nations.ts';
import type { Gathered } from './gathered.ts';

/** The letter before claim that a court claim follows. */
export const letterOf = ({ claims }: Gathered) =>
  claims.findLast(({ kind, outcome }) => kind === 'letter_before_claim' && !outcome);

/** The amount to claim in court (the letter's, less payments since) and the court fee. */
export const courtFor = (gathered: Gathered) => {
  const letter = letterOf(gathered);
  const { balance } = standingOf(gathered.invoice);
  const total = letter ? roundToPence(letter.total - (letter.balance - balance)) : balance;
  return { total, ...courtOf({ debtor: letter?.debtor ?? 'individual', on: today(), total }) };
};

const interestOf = (issued: IssuedClaim | undefined): string => {
  const perDay = issued?.late?.perDay;
  return perDay
    ? `interest under the Late Payment of Commercial Debts (Interest) Act 1998 until payment, ${formatPounds(perDay)} a day from ${formatDate(issued.late?.asOf ?? today())}`
    : 'interest under section 69 of the County Courts Act 1984, if the court gives it';
};

/** The particulars of claim for the form. */
const particulars = (gathered: Gathered): string => {
  const { invoice, issued, payments } = gathered;
  const letter = letterOf(gathered);
  const { balance } = standingOf(invoice);
  const issuedOn = formatDate(londonDate(issued?.document.issuedAt ?? invoice.createdAt));
  const document = letter && (JSON.parse(unpackText(letter.packed)) as IssuedClaim);
  return [
    `“The claimant’s invoice ${invoice.invoiceNumber} of ${issuedOn} for ${formatPounds(invoice.amount)} was due on ${formatDate(invoice.dueDate)}.`,
    payments.length > 0 ? `${formatPounds(balance)} is still unpaid.` : 'No payment has been made.',
    letter ? `A letter before claim was sent, dated ${formatDate(letter.on)}.` : '',
    `The claimant claims ${formatPounds(courtFor(gathered).total)}, ${interestOf(document)}, and the court fee.”`,
  ]
    .filter(Boolean)
    .join(' ');
};

const elsewhere: Record<Exclude<Nation, 'england-and-wales'>, string> = {
  scotland:
    'For a debt up to £5,000, use the sheriff court’s Simple Procedure. See “Simple Procedure” on scotcourts.gov.uk. The claim form is Form 3A. Its fees are different from the ones above.',
  'northern-ireland':
    'For small debts, use the small claims court. See “Small claims process” on nidirect.gov.uk. Its fees and limit are different from the ones above.',
};

const whereElse = (nation: Exclude<Nation, 'england-and-wales'>): string[] => [
  `Your customer’s address is in ${nationNames[nation]}. You probably need a court there, not the County Court.`,
  elsewhere[nation],
];

/** The steps to the County Court: CPR Parts 7, 12 and 15, Practice Direction 7C (Money Claim Online). */
const countyCourt = (gathered: Gathered): string[] => {
  const { total, fee } = courtFor(gathered);
  const known = formatDate(issueFeesKnownTo);
  return [
    `1. Check the fee on the day at gov.uk/make-court-claim-for-money. On the table up to ${known} it is ${formatPounds(fee)} for a claim of ${formatPounds(total)}. Add it to your claim.`,
    '2. Make the claim in one of two ways:',
    '   Online, by card: Money Claim Online (MCOL), moneyclaim.gov.uk, for up to £100,000. Your customer must have an address in England or Wales.',
    '   By post: fill in form N1 (search gov.uk for “Form N1”). Make a copy for the court, one for each person who owes you and one for yourself. Send it with the fee to: Civil National Business Centre, St Katharine’s House, 21-27 St Katharine’s Street, Northampton NN1 2LH.',
    '3. Give the names and addresses listed under Who. For the particulars of claim, you can write:',
    `   ${particulars(gathered)}`,
    '4. Keep these files for now. The court will tell you when to send your evidence. Then send one copy to the court and one to the other side, by the date it gives you.',
    '5. Your customer has 14 days to reply once they get the claim, or 28 if they ask for more time. If they don’t reply, ask for judgment on MCOL or with form N225.',
    'This isn’t legal advice. Citizens Advice (citizensadvice.org.uk) can help for free.',
  ];
};

/** What to do with the pack, and where, in plain words. */
export const nextSteps = (gathered: Gathered): string[] => {
  const nation = nationOfAddress(gathered.client.address);
  return nation && nation !== 'england-and-wales' ? whereElse(nation) : countyCourt(gathered);
};
