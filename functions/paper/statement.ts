import { formatDate } from '#shared/dates.ts';
import { ageName } from '#shared/invoices/statement-ages.ts';
import { formatPounds } from '#shared/money.ts';
import { counted } from '#shared/words.ts';
import { type Cell, drawCells } from './cells.ts';
import type { StatementDocument } from './document.ts';
import { Grid } from './grid.ts';
import { account, bankCells, contact } from './payment.ts';
import type { Sheet } from './sheet.ts';
import { styles } from './style.ts';
import { drawText } from './text.ts';
import { oneLine } from './wording.ts';

const ageCells = ({ statement }: StatementDocument): Cell[] =>
  statement.ageing.map(({ age, amount }) => ({
    label: ageName(age),
    value: formatPounds(amount),
    share: 1,
  }));

const drawOpen = (sheet: Sheet, { statement }: StatementDocument): void => {
  const columns = [
    { label: 'Issued', width: 74 },
    { label: 'Due', width: 74 },
    { label: 'Amount', width: 76 },
    { label: 'Still to pay', width: 76 },
  ];
  const grid = new Grid(sheet, 'Open invoices', columns);
  const { more, open } = statement;
  for (const [at, row] of open.entries()) {
    const figures = [
      formatDate(row.issuedOn),
      formatDate(row.dueDate),
      formatPounds(row.amount),
      formatPounds(row.balance),
    ];
    grid.row(
      [{ text: oneLine(row.invoiceNumber), style: styles.body }],
      figures.map((text) => ({ text, style: styles.body })),
      at === open.length - 1 && more.count === 0,
    );
  }
  if (more.count === 0) return;
  const rest = ['', '', '', formatPounds(more.amount)].map((text) => ({ text, style: styles.body }));
  grid.row([{ text: `And ${counted(more.count, 'more invoice')}`, style: styles.body }], rest, true);
};

const drawPaid = (sheet: Sheet, { statement }: StatementDocument): void => {
  const { payments, from, to } = statement;
  sheet.y += 12;
  if (payments.length === 0) {
    drawText(sheet, 'Payments', `None from ${formatDate(from)} to ${formatDate(to)}.`);
    return;
  }
  const columns = [
    { label: 'Invoice', width: 130 },
    { label: 'Amount', width: 76 },
  ];
  const grid = new Grid(sheet, `Payments from ${formatDate(from)} to ${formatDate(to)}`, columns);
  for (const [at, { on, how, invoiceNumber, amount }] of payments.entries())
    grid.row(
      [
        {
          text: `${formatDate(on)}  ${amount < 0 ? 'Refunded' : `Received ${how}`.trim()}`,
          style: styles.body,
        },
      ],
      [oneLine(invoiceNumber), formatPounds(amount)].map((text) => ({ text, style: styles.body })),
      at === payments.length - 1,
    );
  sheet.y += 12;
};

const drawPaying = (sheet: Sheet, { seller, statement }: StatementDocument): void => {
  if (statement.owed <= 0) return;
  const cells = bankCells(seller, 'The invoice number');
  const into = cells.length > 0 ? ` into ${account(seller)}` : '';
  const part = sheet.part('Sect');
  sheet.need(110);
  sheet.write(part, 'H2', 'How to pay', styles.heading);
  sheet.y += 2;
  const words = `Please pay ${formatPounds(statement.owed)}${into} and tell us which invoice it is for.${contact(seller)}`;
  sheet.write(part, 'P', words, styles.body);
  if (cells.length === 0) return;
  sheet.y += 7;
  drawCells(sheet, part, cells);
  sheet.y += 18;
};

/** Draws what is owed and how old it is, the payments, and where to pay. */
export const drawStatement = (sheet: Sheet, paper: StatementDocument): void => {
  drawCells(sheet, sheet.part('Sect'), ageCells(paper));
  sheet.y += 18;
  if (paper.statement.open.length > 0) drawOpen(sheet, paper);
  drawPaid(sheet, paper);
  drawPaying(sheet, paper);
};
