import { type Nation, nationNames } from '../calendar/nations.ts';
import { formatDate } from '../dates.ts';
import { formatPounds } from '../money.ts';
import type { Agreement, Court, Debtor } from './claims.ts';
import type { Late } from './late.ts';

const percent = (rate: number | null): string => `${rate ?? 0}%`;

/** How the interest of a claim is worked out, in a sentence. */
export const interestWords = ({ days, rate, from, asOf, principal }: Late): string =>
  `${days} days from ${formatDate(from)} to ${formatDate(asOf)} at ${percent(rate)} a year, simple, on what was owed: ${formatPounds(principal)} at first, less as it was paid`;

/** What the fixed sum is, in a sentence. */
export const fixedSumWords = ({ principal }: Late): string =>
  `The fixed sum for a debt of ${formatPounds(principal)}, once for this invoice (section 5A)`;

/** By whose working days a mail counts as read, in a sentence. */
export const calendarWords = (calendar: Nation): string =>
  `A mail counts as read on a working day before 17:00, by the bank holidays of ${nationNames[calendar]}.`;

/** What goes on being added, and on which ground. Money is pounds. */
export const groundWords = (late: Late): string =>
  [
    'This claim is made under the Late Payment of Commercial Debts (Interest) Act 1998. It pays for lateness, not for work: it is outside the scope of VAT and is not a VAT invoice.',
    `The rate is ${late.source}. It was fixed on the day that interest began and does not change.`,
    late.perDay
      ? `Until the invoice is paid, ${formatPounds(late.perDay)} is added each day.`
      : 'The invoice is paid, so nothing more is added.',
    ...(late.calendar ? [calendarWords(late.calendar)] : []),
  ].join('\n\n');

const agreementWords = ({ how, on, words }: Agreement): string =>
  how === 'written'
    ? `The debt arises from a written agreement of ${formatDate(on)}: ${words}. You can ask us for a copy of it.`
    : `The debt arises from a spoken agreement of ${formatDate(on)}: ${words}`;

const runningWords = (late: Late | undefined | null): string =>
  late?.perDay
    ? `Interest goes on at ${formatPounds(late.perDay)} a day until payment, under the Late Payment of Commercial Debts (Interest) Act 1998.`
    : 'We add no interest or charges now. If we have to go to court we may ask it for interest under section 69 of the County Courts Act 1984, which is for the court to decide.';

interface BeforeClaim {
  about?: string | null | undefined;
  invoiceNumber: string;
  issuedOn: string;
  dueDate: string;
  agreement: Agreement;
  late?: Late | null | undefined;
}

/** What a debt is, on what it rests and what runs on (Pre-Action Protocol for Debt Claims, 3.1). */
export const debtWords = ({
  about,
  invoiceNumber,
  issuedOn,
  dueDate,
  agreement,
  late,
}: BeforeClaim): string =>
  [
    `Invoice ${invoiceNumber} of ${formatDate(issuedOn)}${about ? ` for ${about}` : ''} was to be paid by ${formatDate(dueDate)}.`,
    agreementWords(agreement),
    runningWords(late),
  ].join('\n\n');

/** What is to be done by when, and what happens otherwise. */
export const courtWords = (debtor: Debtor, { from, fee, hearingFee, isSmallClaim }: Court): string =>
  [
    `If it is not paid, and we have not heard from you, we may issue a claim at the County Court from ${formatDate(from)}, without another letter.`,
    `The court fee would then be added: ${formatPounds(fee)} to issue${hearingFee === null ? '' : ` and ${formatPounds(hearingFee)} for a hearing`}, as far as we know its table today.${isSmallClaim ? ' It would be a small claim.' : ''}`,
    debtor === 'individual'
      ? 'This letter follows the Pre-Action Protocol for Debt Claims. An Information Sheet, a Reply Form and a Financial Statement are enclosed: please answer within 30 days of the date of this letter. If you ask for papers, you have 30 days more from the day we give them to you.'
      : 'This letter follows the Practice Direction on Pre-Action Conduct: please answer within 14 days of its date. If you dispute the debt, say why, and which papers you rely on.',
    'We would rather settle this without a court: tell us if you cannot pay at once, or think that mediation would help.',
  ].join('\n\n');

/** What somebody is told who is asked to pay a debt, in our own words after Annex 1 of the protocol. */
export const informationSheet = [
  'You have had this letter because we believe that you owe us money. Please do not ignore it: you could be taken to court if you do not answer.',
  'You have 30 days from the date at the top of the letter to send the Reply Form back. On it you can say that you owe the debt, or a part of it, that you dispute it, that you do not know, or that you want time to take advice or need papers from us.',
  'If you owe the debt and cannot pay all of it now, you can offer instalments: fill in the Financial Statement, which shows what you can afford.',
  'Free and impartial advice on debt: Citizens Advice (citizensadvice.org.uk), National Debtline (nationaldebtline.org), StepChange (stepchange.org) and, for the self-employed, Business Debtline (businessdebtline.org). If you tell us that you are taking advice, we give you reasonable time for it.',
  'You may have a right to breathing space from your creditors; a debt adviser can tell you.',
].join('\n\n');

const blank = '______________________________';

/** The form that a debtor answers by, in our own words after Annex 1 of the protocol. */
export const replyForm = (number: string, address: string): string =>
  [
    `About letter ${number}. Please send it within 30 days to: ${address}`,
    '[  ]  A. I agree that I owe all of the debt.',
    `[  ]  B. I owe some of the debt: £${blank}\nI dispute the rest because: ${blank}`,
    '[  ]  C. I do not know whether I owe the debt.',
    `[  ]  D. I dispute the debt because: ${blank}`,
    '[  ]  I will pay what I owe now.',
    `[  ]  I will pay, and need time. I enclose the Financial Statement.\nI offer £${blank} every ${blank}`,
    '[  ]  I cannot pay now. I enclose the Financial Statement.',
    `[  ]  I am taking advice on debt from: ${blank}\nI expect it by: ${blank}`,
    `[  ]  I need these papers or this information from you: ${blank}`,
    `Name: ${blank}    Date: ${blank}`,
    `Address and how to reach me: ${blank}`,
  ].join('\n\n');

/** A line for each sum, so that a pen finds its place. */
const asked = (heading: string, sums: readonly string[]): string =>
  [`${heading}:`, ...sums.map((name) => `${name}: £${blank}`)].join('\n');

/** What a debtor who needs time shows of their money. */
export const financialStatement = [
  'Fill this in if you offer instalments or cannot pay now. A debt adviser can help you, and may have a form of their own.',
  `Household: ${blank} adults, ${blank} children`,
  asked('Money in each month', ['Wages', 'Benefits', 'Other']),
  asked('Money out each month', [
    'Rent or mortgage',
    'Council tax',
    'Gas, electricity, water',
    'Food and household',
    'Travel',
    'Children',
    'Other',
  ]),
  `Other debts, and what I pay on them each month: ${blank}`,
  `What is left each month: £${blank}\nWhat I offer: £${blank}`,
].join('\n\n');
