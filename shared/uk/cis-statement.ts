/** A payment and deduction statement, in pence. */
export interface CisStatement {
  gross: number;
  materials: number;
  deducted: number;
}

/** The total of a tax year's statements; turnover for income tax is the gross figure. CISRegs reg 4(8). */
export const statementTotals = (statements: readonly CisStatement[]): CisStatement =>
  statements.reduce(
    (sum, { gross, materials, deducted }) => ({
      gross: sum.gross + gross,
      materials: sum.materials + materials,
      deducted: sum.deducted + deducted,
    }),
    { gross: 0, materials: 0, deducted: 0 },
  );

/** Where CIS deductions are offset. */
export const cisOffset = {
  soleTrader: 'Self Assessment, year end',
  company: 'EPS, monthly against PAYE/NIC/CIS due',
} as const;

/** What was received for an invoice, compared with what was expected, in pence. */
export interface CisSettlement {
  status: 'paid' | 'part paid' | 'unpaid';
  /** The deduction on the statement, which is the one that counts; null without a statement. */
  deduction: number | null;
  /** The statement's deduction less the expected one. */
  difference: number;
}

/** An invoice is settled once cash and the recorded deduction add up to its total, VAT included. */
export const cisSettlement = (
  expected: { payment: number; deduction: number },
  received: { payment: number; deduction: number | null },
): CisSettlement => {
  const total = expected.payment + expected.deduction;
  const settled = received.payment + (received.deduction ?? 0);
  const partly = settled > 0 ? 'part paid' : 'unpaid';
  return {
    status: settled >= total ? 'paid' : partly,
    deduction: received.deduction,
    difference: received.deduction === null ? 0 : received.deduction - expected.deduction,
  };
};

/** True if the user should be reminded of a missing statement: after the 19th following the tax month. */
export const isStatementMissing = (statementBy: string, hasStatement: boolean, today: string): boolean =>
  !hasStatement && today > statementBy;
