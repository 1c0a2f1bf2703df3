import { countFigures } from '#functions/figures/moved.ts';
import { applied, cleared, nextInstant, withoutNulls } from '#functions/lib/changes.ts';
import { invalid } from '#functions/lib/errors.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { withNewId } from '#functions/lib/ids.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { validate } from '#functions/lib/validate.ts';
import { unbilled } from '#functions/quotes/final/billed.ts';
import { type LinesPart, linesPartOf } from '#shared/domain/invoices/lines.ts';
import { shownDraft } from '#shared/domain/invoices/shown.ts';
import { differing } from '#shared/invoices/derived.ts';
import { type DraftInput, type DraftUpdate, type NewDraft, wholeDraft } from '#shared/invoices/drafts.ts';
import { packedLines, refuseVat, unpackedLines } from '../lines.ts';
import { namesFor } from '../names.ts';
import { sourcesOf } from '../sources.ts';
import { recountDraft } from './count.ts';
import { draftEntity } from './entity.ts';
import { fieldsOf, newDraft } from './new-draft.ts';
import { readDraft } from './read.ts';

/** Throws 400 naming VAT that the user may not charge, a client or a job that is not theirs, or lines too long to keep. */
export const createDraft = async (user: StoredUser, { id: chosen, ...input }: NewDraft, once: Once) => {
  const { userId } = user;
  refuseVat(user, input);
  const [names] = await Promise.all([namesFor(userId, input), sourcesOf(userId, input)]);
  return withNewId(async (id) => {
    const { draft, part, writes } = newDraft(userId, id, input);
    const reply = shownDraft({ ...draft, ...part }, names);
    const counted = countFigures(userId, [{ kind: 'draft', before: undefined, after: draft }]);
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
export const updateDraft = (user: StoredUser, id: number, { updatedAt: basedOn, ...given }: DraftUpdate) =>
  withLatest(
    () => readDraft(user.userId, id),
    basedOn,
    async (current) => {
      const { userId } = user;
      const part = applied(unpackedLines(current.packed), linesPartOf(given));
      refuseVat(user, part);
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
        namesFor(userId, after),
        sourcesOf(userId, { clientId, lines: part.lines }),
      ]);
      const patch = draftEntity
        .patch({ userId, id })
        .set(withoutNulls(changes))
        .remove(cleared(changes) as 'notes'[])
        .where((draft, { eq }) => eq(draft.updatedAt, current.updatedAt));
      await transact([
        write(patch, () => new Moved()),
        ...recountDraft(current, after),
        ...countFigures(userId, [{ kind: 'draft', before: current, after: after }]),
      ]);
      return shownDraft({ ...after, ...part }, names);
    },
  );

/** Throws 404. */
export const removeDraft = (userId: string, id: number): Promise<void> =>
  withLatest(
    () => readDraft(userId, id),
    undefined,
    async (current) => {
      const removal = draftEntity
        .delete({ userId, id })
        .where((draft, { eq }) => eq(draft.updatedAt, current.updatedAt));
      await transact([
        write(removal, () => new Moved()),
        ...recountDraft(current, undefined),
        ...countFigures(userId, [{ kind: 'draft', before: current, after: undefined }]),
        ...unbilled(current),
      ]);
    },
  );
