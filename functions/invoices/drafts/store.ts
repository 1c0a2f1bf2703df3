import { countFigures } from '#functions/figures/moved.ts';
import type { StoredFirm } from '#functions/firms/entity.ts';
import { applied, cleared, nextInstant, withoutNulls } from '#functions/lib/changes.ts';
import { invalid } from '#functions/lib/errors.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { withNewId } from '#functions/lib/ids.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { validate } from '#functions/lib/validate.ts';
import { unbilled } from '#functions/quotes/final/billed.ts';
import { type LinesPart, linesPartOf } from '#shared/domain/invoices/lines.ts';
import { shownDraft } from '#shared/domain/invoices/shown.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { differing } from '#shared/invoices/derived.ts';
import { type DraftInput, type DraftUpdate, type NewDraft, wholeDraft } from '#shared/invoices/drafts.ts';
import { packedLines, refuseVat, unpackedLines } from '../lines.ts';
import { namesFor } from '../names.ts';
import { sourcesOf } from '../sources.ts';
import { recountDraft } from './count.ts';
import { draftEntity } from './entity.ts';
import { fieldsOf, newDraft } from './new-draft.ts';
import { readDraft } from './read.ts';

/** Throws 400 naming VAT that the firm may not charge, a client or a job that is not theirs, or lines too long to keep. */
export const createDraft = async (firm: StoredFirm, { id: chosen, ...input }: NewDraft, once: Once) => {
  const { firmId } = firm;
  refuseVat(firm, input);
  const [names] = await Promise.all([namesFor(firmId, input), sourcesOf(firmId, input)]);
  return withNewId(async (id) => {
    const { draft, part, writes } = newDraft(firmId, id, input);
    const reply = shownDraft({ ...draft, ...part }, names);
    const counted = countFigures(firmId, [{ kind: 'draft', before: undefined, after: draft }]);
    await transact([...writes, ...counted, ...once.writes(reply)]);
    return reply;
  }, chosen);
};

const refuseDiffering = (given: Partial<DraftInput>, part: LinesPart): void => {
  const wrong = differing({ ...given, ...part });
  if (wrong.length > 0)
    throw invalid(wrong.map(([path, value]) => ({ path, message: `Comes to ${value} from the items` })));
};

/** A field left out stays, `null` clears it; `lines: null` makes it a draft of one amount again. Throws 404, 400 as for a new one, 409 for a stale write. */
export const updateDraft = (firm: StoredFirm, id: number, { updatedAt: basedOn, ...given }: DraftUpdate) =>
  withLatest(
    () => readDraft(firm.firmId, id),
    basedOn,
    async (current) => {
      const { firmId } = firm;
      const part = applied(unpackedLines(current.packed), linesPartOf(given));
      refuseVat(firm, part);
      validate(wholeDraft, { ...applied(current, given as object), ...part });
      refuseDiffering(given, part);
      const changes = {
        ...fieldsOf(given, part),
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
export const removeDraft = (firmId: FirmId, id: number): Promise<void> =>
  withLatest(
    () => readDraft(firmId, id),
    undefined,
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
