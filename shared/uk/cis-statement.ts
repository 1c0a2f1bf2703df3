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

/** True if the user should be reminded of a missing statement: after the 19th following the tax month. */
export const isStatementMissing = (statementBy: string, hasStatement: boolean, today: string): boolean =>
  !hasStatement && today > statementBy;
