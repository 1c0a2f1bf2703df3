import * as z from 'zod/mini';
import { formatDate } from '../dates.ts';
import { type LetterFacts, letterFields } from '../letter.ts';
import { formatPounds } from '../money.ts';
import { ageName, type StatementAge } from './statement-ages.ts';

export const sendStatementInput = z.strictObject(letterFields);
export type SendStatementInput = z.output<typeof sendStatementInput>;

/** The data of the email; money is pounds. */
interface StatementToSend {
  asOf: string;
  owed: number;
  ageing: readonly { age: StatementAge; amount: number }[];
}

interface Names {
  clientName: string;
  businessName: string;
}

/** The rows of the email: the total owed, by age. */
export const statementFacts = ({ asOf, owed, ageing }: StatementToSend): LetterFacts[] => [
  {
    heading: `Statement of ${formatDate(asOf)}`,
    rows: [
      { label: 'Still to pay', value: formatPounds(owed) },
      ...ageing
        .filter(({ amount }) => amount > 0)
        .map(({ age, amount }) => ({ label: ageName(age), value: formatPounds(amount) })),
    ],
  },
];

/** The default subject and message of a statement. */
export const statementLetter = (
  { asOf, owed }: StatementToSend,
  { clientName, businessName }: Names,
): { subject: string; message: string } => ({
  subject: `Statement from ${businessName}`.slice(0, 200),
  message: [
    `Dear ${clientName},`,
    owed > 0
      ? `Here is your statement of ${formatDate(asOf)}. ${formatPounds(owed)} is still to pay. Use the link below to see each invoice, always up to date. The PDF is attached.`
      : `Here is your statement of ${formatDate(asOf)}. There is nothing to pay. The PDF is attached.`,
    `Kind regards,\n${businessName}`,
  ].join('\n\n'),
});
