import type { StoredUser } from '#functions/lib/session.ts';
import { issuedBytes } from '#functions/paper/issued/bytes.ts';
import { creditPaper } from './as-paper.ts';
import type { IssuedCredit } from './document.ts';
import { readCredit } from './read.ts';

/** A credit note's PDF: the bytes it was handed out with first. */
export const creditBytes = (userId: string, id: number, issued: IssuedCredit): Promise<Uint8Array> =>
  issuedBytes({ userId, kind: 'credit_note', id }, () => creditPaper(issued));

/** The credit note as a PDF file. Throws 404 if the user has none with this id. */
export const creditFile = async ({ userId }: StoredUser, id: number) => {
  const issued = await readCredit(userId, id);
  return { bytes: await creditBytes(userId, id, issued), fileName: `${issued.number}.pdf` };
};
