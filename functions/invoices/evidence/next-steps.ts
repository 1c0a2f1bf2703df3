import { unpackText } from '#functions/lib/packed.ts';
import { type Nation, nationNames } from '#shared/calendar/nations.ts';
import { formatDate, londonDate, today } from '#shared/dates.ts';
import { standingOf } from '#shared/domain/payments/ledger.ts';
import { courtOf } from '#shared/invoices/court.ts';
import { formatPounds, roundToPence } from '#shared/money.ts';
import { issueFeesKnownTo } from '#shared/uk/court.ts';
import { nationOfAddress } from '#shared/uk/nation-of-address.ts';
import type { IssuedClaim } from '../late/document.ts';
import type { Gathered } from './gathered.ts';

/** The letter that a claim follows. */
export const letterOf = ({ claims }: Gathered) =>
  claims.findLast(({ kind, outcome }) => kind === 'letter_before_claim' && !outcome);

/** What the court is asked for: the letter's sum less what was paid since, and what it asks to hear it. */
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

/** What the form asks to be told of the claim. */
const particulars = (gathered: Gathered): string => {
  const { invoice, issued, payments } = gathered;
  const letter = letterOf(gathered);
  const { balance } = standingOf(invoice);
  const issuedOn = formatDate(londonDate(issued?.document.issuedAt ?? invoice.createdAt));
  const document = letter && (JSON.parse(unpackText(letter.packed)) as IssuedClaim);
  return [
    `“The claimant’s invoice ${invoice.invoiceNumber} of ${issuedOn} for ${formatPounds(invoice.amount)} was to be paid by ${formatDate(invoice.dueDate)}.`,
    payments.length > 0 ? `Of it ${formatPounds(balance)} is still owed.` : 'Nothing of it was paid.',
    letter ? `A letter before claim was sent, dated ${formatDate(letter.on)}.` : '',
    `The claimant claims ${formatPounds(courtFor(gathered).total)}, ${interestOf(document)}, and the court fee.”`,
  ]
    .filter(Boolean)
    .join(' ');
};

const elsewhere: Record<Exclude<Nation, 'england-and-wales'>, string> = {
  scotland:
    'For a debt up to £5,000 that is the Simple Procedure of the sheriff court: scotcourts.gov.uk, “Simple Procedure”. Its claim form is Form 3A. Its fees are not the ones above: look there.',
  'northern-ireland':
    'For small debts that is the small claims court: nidirect.gov.uk, “Small claims process”. Its fees and its limit are not the ones above: look there.',
};

const whereElse = (nation: Exclude<Nation, 'england-and-wales'>): string[] => [
  `Your customer’s address is in ${nationNames[nation]}, so the court is most likely the one there, and not the County Court.`,
  elsewhere[nation],
];

/** The way to the County Court: CPR Parts 7, 12 and 15, Practice Direction 7C (Money Claim Online). */
const countyCourt = (gathered: Gathered): string[] => {
  const { total, fee } = courtFor(gathered);
  const known = formatDate(issueFeesKnownTo);
  return [
    `1. Look up the fee on the day: gov.uk/make-court-claim-for-money. By the table that held until ${known} it is ${formatPounds(fee)} for ${formatPounds(total)}. You add it to what you claim.`,
    '2. Make the claim, by one of two ways:',
    '   Online, by card: Money Claim Online (MCOL), moneyclaim.gov.uk, for up to £100,000 and an address in England or Wales.',
    '   On paper: form N1 (gov.uk, search for “Form N1”), one copy for the court, one for each who owes it and one for you, with the fee, to: Civil National Business Centre, St Katharine’s House, 21-27 St Katharine’s Street, Northampton NN1 2LH.',
    '3. Give the names and addresses that stand above under Who. Where it asks for the particulars of the claim, you can write:',
    `   ${particulars(gathered)}`,
    '4. Send none of these files yet: keep them. The court says when it wants the evidence; then send a copy to it and one to the other side, by the day that it names.',
    '5. Your customer has 14 days to answer once they have the claim, or 28 if they say so in time. If they do not answer, ask for judgment: on MCOL, or with form N225.',
    'This is no legal advice. Citizens Advice (citizensadvice.org.uk) helps for nothing.',
  ];
};

/** What is to be done with the pack, and where, in plain words. */
export const nextSteps = (gathered: Gathered): string[] => {
  const nation = nationOfAddress(gathered.client.address);
  return nation && nation !== 'england-and-wales' ? whereElse(nation) : countyCourt(gathered);
};
