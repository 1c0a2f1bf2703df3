import { readDue } from '#functions/dues/read.ts';
import { dueMoved } from '#functions/dues/store.ts';
import { note } from '#functions/figures/activity.ts';
import { nextInstant } from '#functions/lib/changes.ts';
import { withLatest } from '#functions/lib/latest.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { transact } from '#functions/lib/transact.ts';
import type { ActivityKind } from '#shared/dashboard/activity-words.ts';
import { today } from '#shared/dates.ts';
import { closedBy } from '#shared/domain/dues/rules.ts';
import type { Due, DueRecord } from '#shared/dues/contract.ts';
import { dueName } from '#shared/dues/kinds.ts';
import { dueAt } from '#shared/dues/words.ts';
import { invalidField, notFound } from '#shared/kernel/refusal.ts';
import { documentNow } from '../document.ts';
import type { Guest } from '../opened.ts';

/** One of the items that the link shows. Throws 404 for any other. */
const rowOf = ({ opened }: Guest, dueId: number): Due => {
  const shown = opened.kind === 'due' ? [...opened.rows, ...opened.others] : [];
  const found = shown.find(({ id }) => id === dueId);
  if (!found) throw notFound();
  return found;
};

/** Records what the client said about an open item, and tells the trader. */
const said = (
  { firmId }: StoredFirm,
  { id }: Due,
  kind: ActivityKind,
  changes: (due: Due) => Partial<DueRecord> | undefined,
) =>
  withLatest(
    () => readDue(firmId, id),
    undefined,
    async (due) => {
      const change = due.state === 'open' ? changes(due) : undefined;
      if (!change) return;
      const label = [dueName(due), dueAt(due) ?? due.client?.name].filter(Boolean).join(', ');
      const moved = await dueMoved(firmId, due, { ...change, updatedAt: nextInstant(due.updatedAt) });
      await transact([moved, ...note(firmId, { kind, label, subject: 'dues', subjectId: id })]);
    },
  );

/** Asks for a visit, once. */
export const askForVisit = async (firm: StoredFirm, guest: Guest, dueId: number) => {
  const askedAt = new Date().toISOString();
  await said(firm, rowOf(guest, dueId), 'due_asked', (due) => (due.askedAt ? undefined : { askedAt }));
  return documentNow(guest.link);
};

/** Records that it was done on a day. Throws 400 for a day in the future. */
export const tellDone = async (
  firm: StoredFirm,
  guest: Guest,
  { dueId, on }: { dueId: number; on: string },
) => {
  const row = rowOf(guest, dueId);
  if (on > today()) throw invalidField('on', 'Choose today or an earlier day');
  const toldAt = new Date().toISOString();
  await said(firm, row, 'due_told', (due) =>
    due.toldAt ? undefined : { ...closedBy(due, { outcome: 'done_elsewhere', on }, today()), toldAt },
  );
  return documentNow(guest.link);
};
