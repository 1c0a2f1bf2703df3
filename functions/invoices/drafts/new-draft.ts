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
 * A new draft and its writes, except for the figures; `quoteId` is the quote that it is the final invoice of. Throws 400 naming
 * `lines` if they are too large.
 */
export const makeDraft = (firmId: FirmId, id: number, input: DraftInput, quoteId?: number) => {
  const at = nextInstant();
  const { draft, part } = newDraft(input, { firmId, id, ...madeNow(at) }, quoteId);
  const creation = draftEntity.create({ ...draft, packed: packedLines(part) });
  const writes = [write(creation, () => new IdTaken()), ...recountDraft(undefined, draft)];
  return { draft, part, writes };
};
