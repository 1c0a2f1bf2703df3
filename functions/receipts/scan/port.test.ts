import { describe, expect, it } from 'vitest';
import { extract } from './extract.ts';
import { toReading } from './port.ts';
import { beginnings, expenseReply, turns } from './testing/expense.ts';

const TODAY = '2026-11-20';
const PAPER = `
SAMPLE SUPPLIES LTD
4 Placeholder Row Testville TE5 7ER
Date 03/11/2026 10:12
Copper pipe 15mm | £12.00
Elbow 15mm | £3.50
Flux paste tin | £4.50
TOTAL TO PAY | £20.00
VISA CONTACTLESS | £20.00
VAT included at 20% | £3.33`;

describe("Textract's reply in its documented shape", () => {
  const cases = Object.keys(turns).flatMap((lie) =>
    Object.keys(beginnings).map((from) => [lie, from] as const),
  );

  it.each(cases)('is read of a picture %s, its polygons beginning at %s', (lie, from) => {
    const [turn, begin] = [turns[lie], beginnings[from]];
    if (!turn || !begin) throw new Error('No such case');
    const { ExpenseDocuments = [] } = expenseReply(PAPER, [], turn, begin);
    expect(extract(toReading(ExpenseDocuments), TODAY)).toMatchObject({
      vendor: 'SAMPLE SUPPLIES LTD',
      total: 20,
      vatAmount: 3.33,
      date: '2026-11-03',
    });
  });

  it('has its summary fields weighed with the lines', () => {
    const smudged = PAPER.replace('TOTAL TO PAY | £20.00', 'T0A').replace('VISA CONTACTLESS | £20.00', 'VSA');
    const fields: [string, string | null, string][] = [
      ['TOTAL', 'TOTAL TO PAY', '£20.00'],
      ['VENDOR_NAME', null, 'Sample\nSupplies'],
      ['TAX', 'VAT', '£3.33'],
    ];
    const { ExpenseDocuments = [] } = expenseReply(
      smudged,
      fields,
      (point) => point,
      (corners) => corners,
    );
    const read = extract(toReading(ExpenseDocuments), TODAY);
    expect(read).toMatchObject({ vendor: 'SAMPLE SUPPLIES LTD', total: 20, vatAmount: 3.33 });
  });
});
