/** A payment and deduction statement, in pence. */
export interface CisStatement {
  gross: number;
  materials: number;
  deducted: number;
}

/** The statements of a tax year together; turnover for income tax is the gross figure. CISRegs reg 4(8). */
export const statementTotals = (statements: readonly CisStatement[]): CisStatement =>
  statements.reduce(
    (sum, { gross, materials, deducted }) => ({
      gross: sum.gross + gross,
      materials: sum.materials + materials,
      deducted: sum.deducted + deducted,
    }),
    { gross: 0, materials: 0, deducted: 0 },
  );

/** Where deductions suffered are set off. */
export const cisOffset = {
  soleTrader: 'Self Assessment, year end',
  company: 'EPS, monthly against PAYE/NIC/CIS due',
} as const;

/** What came in for an invoice against what was expected, in pence. */
export interface CisSettlement {
  status: 'paid' | 'part paid' | 'unpaid';
  /** As the statement has it, which counts; null while there is none. */
  deduction: number | null;
  /** Statement less expectation. */
  difference: number;
}

/** An invoice is settled when cash and recorded deduction make its total, VAT included. */
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

/** Whether the user is to be reminded that a statement is missing: after the 19th that follows the tax month. */
export const isStatementMissing = (statementBy: string, hasStatement: boolean, today: string): boolean =>
  !hasStatement && today > statementBy;
