import { clientToBill } from '#functions/clients/references.ts';
import { workAtOf } from '#functions/jobs/references.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { paperPdf } from '#functions/paper/paper-pdf.ts';
import { agreementFile } from './answer/agreement.ts';
import type { StoredAnswer } from './answer/entity.ts';
import { quotePaper } from './as-paper.ts';
import { readWhole } from './read.ts';
import type { SentQuote } from './versions/document.ts';
import { documentOf } from './versions/new-version.ts';
import { readVersion } from './versions/read.ts';

/** A sent quote as a PDF file. */
export const fileOf = async (sent: SentQuote) => ({
  bytes: await paperPdf(await quotePaper(sent)),
  fileName: `${sent.number}.pdf`,
});

/** A sent quote as a PDF file; once accepted, the agreement with its evidence. */
export const fileAsItStands = (sent: SentQuote, answer: StoredAnswer | undefined) =>
  answer?.answer === 'accepted' ? agreementFile(sent, answer) : fileOf(sent);

/** A version of a quote as a PDF file. Throws 404 if there is none. */
export const versionFile = async ({ firmId }: StoredFirm, id: number, version: number) =>
  fileOf((await readVersion(firmId, id, version)).document);

/** A quote as a PDF file: as agreed or sent, or the working copy if that differs. Throws 404. */
export const quoteFile = async (firm: StoredFirm, id: number) => {
  const { firmId } = firm;
  const quote = await readWhole(firmId, id);
  const { answer } = quote;
  if (answer) return fileAsItStands((await readVersion(firmId, id, answer.version)).document, answer);
  if (quote.version !== undefined && !quote.changed) return versionFile(firm, id, quote.version);
  const [client, workAt] = await Promise.all([
    clientToBill(firmId, quote.clientId),
    workAtOf(firmId, quote.jobId),
  ]);
  return fileOf(documentOf(firm, { client, workAt }, quote, new Date().toISOString()));
};
