import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { issuedBytes } from '#functions/paper/issued/bytes.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { creditPaper } from './as-paper.ts';
import type { IssuedCredit } from './document.ts';
import { readCredit } from './read.ts';

/** A credit note's PDF: always the bytes that were handed out first. */
export const creditBytes = (firmId: FirmId, id: number, issued: IssuedCredit): Promise<Uint8Array> =>
  issuedBytes({ firmId, kind: 'credit_note', id }, () => creditPaper(issued));

/** The credit note as a PDF file. Throws 404 if the firm has none with this id. */
export const creditFile = async ({ firmId }: StoredFirm, id: number) => {
  const issued = await readCredit(firmId, id);
  return { bytes: await creditBytes(firmId, id, issued), fileName: `${issued.number}.pdf` };
};
