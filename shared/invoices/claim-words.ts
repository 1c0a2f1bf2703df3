import { formatDate } from '../dates.ts';
import { formatPounds } from '../money.ts';
import { type Nation, nationNames } from '../uk/nations.ts';
import type { Agreement, Court, Debtor } from './claims.ts';
import type { Late } from './late.ts';

const percent = (rate: number | null): string => `${rate ?? 0}%`;

/** A sentence explaining how a claim's interest is calculated. */
export const interestWords = ({ days, rate, from, asOf, principal }: Late): string =>
  `${days} days from ${formatDate(from)} to ${formatDate(asOf)} at ${percent(rate)} a year. Simple interest on the amount due: ${formatPounds(principal)} at first, less as it was paid`;

/** A sentence explaining the fixed sum. */
export const fixedSumWords = ({ principal }: Late): string =>
  `Fixed compensation for a debt of ${formatPounds(principal)}, once for this invoice (section 5A)`;

/** A sentence saying whose working days decide when a mail counts as read. */
export const calendarWords = (calendar: Nation): string =>
  `An email counts as read on a working day before 17:00. Bank holidays are those of ${nationNames[calendar]}.`;

/** What continues to accrue, and on what legal ground. Money is pounds. */
export const groundWords = (late: Late): string =>
  [
    'We make this claim under the Late Payment of Commercial Debts (Interest) Act 1998. It is for late payment, not for work, so it is outside the scope of VAT. This is not a VAT invoice.',
    `The rate is ${late.source}. It was set on the day interest started and does not change.`,
    late.perDay
      ? `Until the invoice is paid, ${formatPounds(late.perDay)} is added each day.`
      : 'The invoice is paid, so nothing more is added.',
    ...(late.calendar ? [calendarWords(late.calendar)] : []),
  ].join('\n\n');

const agreementWords = ({ how, on, words }: Agreement): string =>
  how === 'written'
    ? `The debt comes from a written agreement of ${formatDate(on)}: ${words}. You can ask us for a copy.`
    : `The debt comes from a spoken agreement of ${formatDate(on)}: ${words}`;

const runningWords = (late: Late | undefined | null): string =>
  late?.perDay
    ? `We add interest of ${formatPounds(late.perDay)} a day until you pay. We do so under the Late Payment of Commercial Debts (Interest) Act 1998.`
    : 'We are not adding interest or charges now. If we go to court, we may ask for interest under section 69 of the County Courts Act 1984. The court decides whether to allow it.';

interface BeforeClaim {
  about?: string | null | undefined;
  invoiceNumber: string;
  issuedOn: string;
  dueDate: string;
  agreement: Agreement;
  late?: Late | null | undefined;
}

/** What a debt is, what it is based on and what continues to accrue (Pre-Action Protocol for Debt Claims, 3.1). */
export const debtWords = ({
  about,
  invoiceNumber,
  issuedOn,
  dueDate,
  agreement,
  late,
}: BeforeClaim): string =>
  [
    `Invoice ${invoiceNumber} of ${formatDate(issuedOn)}${about ? ` for ${about}` : ''} was due on ${formatDate(dueDate)}.`,
    agreementWords(agreement),
    runningWords(late),
  ].join('\n\n');

/** What must be done by when, and what happens otherwise. */
export const courtWords = (debtor: Debtor, { from, fee, hearingFee, isSmallClaim }: Court): string =>
  [
    `If you do not pay or reply, we may go to the County Court from ${formatDate(from)}. We will not write again first.`,
    `We would then add the court fee: ${formatPounds(fee)} to issue${hearingFee === null ? '' : ` and ${formatPounds(hearingFee)} for a hearing`}, on today’s fee table.${isSmallClaim ? ' It would be a small claim.' : ''}`,
    debtor === 'individual'
      ? 'This letter follows the Pre-Action Protocol for Debt Claims. An Information Sheet, a Reply Form and a Financial Statement are enclosed: please reply within 30 days of its date. If you ask for documents, you have 30 more days from when we send them.'
      : 'This letter follows the Practice Direction on Pre-Action Conduct: please reply within 14 days of its date. If you dispute the debt, tell us why. List the documents you rely on.',
    'We would rather settle this without going to court. Tell us if you cannot pay in full now, or if you think mediation would help.',
  ].join('\n\n');

/** The information for debtors, in our own words after Annex 1 of the protocol. */
export const informationSheet = [
  'We are writing because we believe you owe us money. Please do not ignore this letter. You could be taken to court if you do not reply.',
  'You have 30 days from the date at the top of the letter to send the Reply Form back. Use it to tell us that you owe all or part of the debt, that you dispute it, or that you do not know. You can also ask for time to get advice, or for documents from us.',
  'If you owe the debt but cannot pay it all now, you can offer instalments. Fill in the Financial Statement to show what you can afford.',
  'You can get free debt advice from Citizens Advice (citizensadvice.org.uk), National Debtline (nationaldebtline.org), StepChange (stepchange.org). If you are self-employed, try Business Debtline (businessdebtline.org). Tell us if you are getting advice. We will give you time for it.',
  'You may have a right to breathing space. A debt adviser can tell you more.',
].join('\n\n');

const blank = '______________________________';

/** The debtor's reply form, in our own words after Annex 1 of the protocol. */
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
    `[  ]  I am getting debt advice from: ${blank}\nI expect it by: ${blank}`,
    `[  ]  I need these documents or this information from you: ${blank}`,
    `Name: ${blank}    Date: ${blank}`,
    `Address and contact details: ${blank}`,
  ].join('\n\n');

/** One line per amount, to be filled in by hand. */
const asked = (heading: string, sums: readonly string[]): string =>
  [`${heading}:`, ...sums.map((name) => `${name}: £${blank}`)].join('\n');

/** The finances that a debtor who needs time has to state. */
export const financialStatement = [
  'Fill this in if you are offering instalments or cannot pay now. A debt adviser can help you, and may have their own form.',
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
  `Left over each month: £${blank}\nI can offer: £${blank}`,
].join('\n\n');
