import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import type { StatementDocument } from '#functions/paper/document.ts';
import { paperPdf } from '#functions/paper/paper-pdf.ts';
import { sellerOf } from '#functions/paper/seller.ts';
import { formatDate } from '#shared/dates.ts';
import type { Statement, StatementQuery } from '#shared/invoices/statement.ts';
import { toPence } from '#shared/money.ts';
import { buyerOn } from '../issue/as-paper.ts';
import type { StoredClient } from '../issue/document.ts';
import { type StatementOf, statementOf } from './read.ts';

/** The document of a statement. Its number is its date: it is rendered on each request and not stored. */
const statementPaper = async (
  firm: StoredFirm,
  client: StoredClient,
  statement: Statement,
): Promise<StatementDocument> => ({
  kind: 'statement',
  seller: await sellerOf(firm),
  client: buyerOn(client),
  number: formatDate(statement.asOf),
  issued: statement.asOf,
  work: {},
  amountPence: toPence(statement.owed),
  statement,
});

/** A statement already read, as a PDF file. */
export const fileOfStatement = async (
  firm: StoredFirm,
  { client, statement }: Pick<StatementOf, 'client' | 'statement'>,
) => {
  const bytes = await paperPdf(await statementPaper(firm, client, statement));
  return { bytes, fileName: `Statement ${statement.asOf} ${client.name}.pdf` };
};

/** The statement of a client as a PDF file. Throws 404. */
export const statementFile = async (firm: StoredFirm, clientId: number, query: StatementQuery) =>
  fileOfStatement(firm, await statementOf(firm.firmId, clientId, query));
