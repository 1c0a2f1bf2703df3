import { nextInstant } from '#functions/lib/changes.ts';
import { madeNow } from '#functions/lib/entity.ts';
import { IdTaken } from '#functions/lib/ids.ts';
import { write } from '#functions/lib/transact.ts';
import { newDraft } from '#shared/domain/invoices/drafts.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { DraftInput } from '#shared/invoices/drafts.ts';
import { packedLines } from '../lines.ts';
import { recountDraft } from './count.ts';
import { draftEntity } from './entity.ts';

/**
 * A new draft and what writes it, but for the figures; `quoteId` is the quote whose final invoice it is. Throws 400 naming `lines` that
 * are too long to keep.
 */
export const makeDraft = (firmId: FirmId, id: number, input: DraftInput, quoteId?: number) => {
  const at = nextInstant();
  const { draft, part } = newDraft(input, { firmId, id, ...madeNow(at) }, quoteId);
  const creation = draftEntity.create({ ...draft, packed: packedLines(part) });
  const writes = [write(creation, () => new IdTaken()), ...recountDraft(undefined, draft)];
  return { draft, part, writes };
};
