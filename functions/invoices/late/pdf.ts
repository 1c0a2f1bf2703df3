import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { issuedBytes } from '#functions/paper/issued/bytes.ts';
import { claimPaper } from './as-paper.ts';
import { documentOf, readClaim, type StoredClaim } from './read.ts';

/** A claim's PDF: always the bytes that were handed out first. */
export const claimBytes = (claim: StoredClaim): Promise<Uint8Array> =>
  issuedBytes({ firmId: claim.firmId, kind: 'claim', id: claim.id }, () => claimPaper(documentOf(claim)));

/** A claim as a PDF file. Throws 404 if the firm has none with this id. */
export const claimFile = async ({ firmId }: StoredFirm, id: number) => {
  const claim = await readClaim(firmId, id);
  return { bytes: await claimBytes(claim), fileName: `${claim.number}.pdf` };
};
