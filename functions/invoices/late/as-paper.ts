import type { ClaimDocument } from '#functions/paper/document.ts';
import { sellerOf } from '#functions/paper/seller.ts';
import { addressOf } from '#functions/paper/wording.ts';
import { londonDate } from '#shared/dates.ts';
import {
  courtWords,
  debtWords,
  financialStatement,
  fixedSumWords,
  groundWords,
  informationSheet,
  interestWords,
  replyForm,
} from '#shared/invoices/claim-words.ts';
import { toPence } from '#shared/money.ts';
import { buyerOn } from '../issue/as-paper.ts';
import type { IssuedClaim } from './document.ts';

type Row = ClaimDocument['rows'][number];

const extraRows = ({ late, paidBefore }: IssuedClaim): Row[] => [
  ...(late
    ? [
        { words: 'Interest', detail: interestWords(late), pence: toPence(late.interest ?? 0) },
        { words: 'Compensation', detail: fixedSumWords(late), pence: toPence(late.compensation) },
      ]
    : []),
  ...(paidBefore > 0 ? [{ words: 'Less paid on earlier claims', pence: -toPence(paidBefore) }] : []),
];

/** The invoice's running account: its amount, every payment, and the balance. */
const accountRows = ({ invoice, moves }: IssuedClaim): Row[] => [
  { words: `Invoice ${invoice.number}`, detail: invoice.about ?? undefined, pence: toPence(invoice.amount) },
  ...(invoice.credited > 0 ? [{ words: 'Taken off by credit note', pence: -toPence(invoice.credited) }] : []),
  ...moves.map(({ on, how, pence }) => ({
    words: pence < 0 ? 'Refunded' : `Received ${how}`.trim(),
    on,
    pence: -pence,
  })),
];

const partsOf = (issued: IssuedClaim): ClaimDocument['parts'] => {
  const { kind, late, agreement, debtor, court, invoice } = issued;
  if (kind === 'late_pay' || !agreement || !debtor || !court)
    return late ? [{ heading: 'Why we are claiming', text: groundWords(late) }] : [];
  const about = { about: invoice.about, invoiceNumber: invoice.number, agreement, late };
  const { issuedOn, dueDate } = invoice;
  return [
    { heading: 'The debt', text: debtWords({ ...about, issuedOn, dueDate }) },
    { heading: 'What happens next', text: courtWords(debtor, court) },
  ];
};

const appendixOf = (issued: IssuedClaim, address: string): ClaimDocument['appendix'] =>
  issued.debtor === 'individual'
    ? [
        { heading: 'Information Sheet', text: informationSheet },
        { heading: 'Reply Form', text: replyForm(issued.number, address) },
        { heading: 'Financial Statement', text: financialStatement },
      ]
    : [];

/** The printed document of a claim or a letter before claim. */
export const claimPaper = async (issued: IssuedClaim): Promise<ClaimDocument> => {
  const seller = await sellerOf(issued.seller);
  const { kind, number, invoice, total, replaces, court } = issued;
  const address = [seller.name, ...addressOf(seller.address), seller.email].filter(Boolean).join(', ');
  const isLetter = kind === 'letter_before_claim';
  return {
    kind,
    seller,
    client: buyerOn(issued.buyer),
    number,
    issued: londonDate(issued.issuedAt),
    about: { number: invoice.number, issued: invoice.issuedOn },
    replaces,
    rows: isLetter ? [...accountRows(issued), ...extraRows(issued)] : extraRows(issued),
    answerBy: court?.from,
    reference: isLetter ? invoice.number : number,
    openPence: isLetter ? 0 : toPence(invoice.balance),
    parts: partsOf(issued),
    appendix: appendixOf(issued, address),
    work: {},
    notes: issued.note,
    amountPence: toPence(total),
  };
};
