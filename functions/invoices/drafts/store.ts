import { countFigures } from '#functions/figures/moved.ts';
import { unbilled } from '#functions/ledger/quote-billed.ts';
import { cleared, nextInstant } from '#functions/lib/changes.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { withNewId } from '#functions/lib/ids.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { validate } from '#functions/lib/validate.ts';
import { today } from '#shared/dates.ts';
import { applied, withoutNulls } from '#shared/domain/applied.ts';
import { draftChanges, partAfter } from '#shared/domain/invoices/drafts.ts';
import { refuseVat } from '#shared/domain/invoices/issuing.ts';
import { shownDraft } from '#shared/domain/invoices/shown.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { type DraftUpdate, type NewDraft, wholeDraft } from '#shared/invoices/drafts.ts';
import { packedLines, unpackedLines } from '../lines.ts';
import { namesFor } from '../names.ts';
import { sourcesOf } from '../sources.ts';
import { recountDraft } from './count.ts';
import { draftEntity } from './entity.ts';
import { makeDraft } from './new-draft.ts';
import { readDraft } from './read.ts';

/**
 * Creates a draft. Throws 400 naming VAT the firm may not charge, a client or a job that is not the firm's, or lines that are too
 * large.
 */
export const createDraft = async (firm: StoredFirm, { id: chosen, ...input }: NewDraft, once: Once) => {
  const { firmId } = firm;
  refuseVat(firm.business ?? {}, input, today());
  const [names] = await Promise.all([namesFor(firmId, input), sourcesOf(firmId, input)]);
  return withNewId(async (id) => {
    const { draft, part, writes } = makeDraft(firmId, id, input);
    const reply = shownDraft({ ...draft, ...part }, names);
    const counted = countFigures(firmId, [{ kind: 'draft', before: undefined, after: draft }]);
    await transact([...writes, ...counted, ...once.writes(reply)]);
    return reply;
  }, chosen);
};

/**
 * Updates a draft: an omitted field stays, `null` clears it; `lines: null` turns it back into a draft with a single amount. Throws
 * 404, 400 as for a new draft, 409 for a stale write.
 */
export const updateDraft = (firm: StoredFirm, id: number, { updatedAt: basedOn, ...given }: DraftUpdate) =>
  withLatest(
    () => readDraft(firm.firmId, id),
    basedOn,
    async (current) => {
      const { firmId } = firm;
      const part = partAfter(unpackedLines(current.packed), given);
      refuseVat(firm.business ?? {}, part, today());
      validate(wholeDraft, { ...applied(current, given as object), ...part });
      const changes = {
        ...draftChanges(given, part),
        packed: packedLines(part),
        updatedAt: nextInstant(current.updatedAt),
      };
      const after = applied(current, changes);
      const { clientId } = after;
      const [names] = await Promise.all([
        namesFor(firmId, after),
        sourcesOf(firmId, { clientId, lines: part.lines }),
      ]);
      const patch = draftEntity
        .patch({ firmId, id })
        .set(withoutNulls(changes))
        .remove(cleared(changes) as 'notes'[])
        .where((draft, { eq }) => eq(draft.updatedAt, current.updatedAt));
      await transact([
        write(patch, () => new Moved()),
        ...recountDraft(current, after),
        ...countFigures(firmId, [{ kind: 'draft', before: current, after: after }]),
      ]);
      return shownDraft({ ...after, ...part }, names);
    },
  );

/** Throws 404. */
export const removeDraft = (firmId: FirmId, id: number, basedOn: string | undefined): Promise<void> =>
  withLatest(
    () => readDraft(firmId, id),
    basedOn,
    async (current) => {
      const removal = draftEntity
        .delete({ firmId, id })
        .where((draft, { eq }) => eq(draft.updatedAt, current.updatedAt));
      await transact([
        write(removal, () => new Moved()),
        ...recountDraft(current, undefined),
        ...countFigures(firmId, [{ kind: 'draft', before: current, after: undefined }]),
        ...unbilled(current),
      ]);
    },
  );
