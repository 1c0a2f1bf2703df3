import { findFirm } from '#functions/firms/read.ts';
import { post } from '#functions/letters/post.ts';
import { config } from '#functions/lib/config.ts';
import type { DueReturn } from '#functions/lib/due-index.ts';
import { Moved } from '#functions/lib/latest.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { transact, type Write, write } from '#functions/lib/transact.ts';
import { formatDate, today } from '#shared/dates.ts';
import { vatReturnPath } from '#shared/filing/pages.ts';
import { newId } from '#shared/ids.ts';
import { product } from '#shared/product.ts';
import { hasAccess } from '#shared/subscription/access.ts';
import { obligationEntity, type StoredObligation } from './entity.ts';
import { isSettled, reminding, stepBy } from './reminding.ts';

/** Records which reminder was sent, so that it is sent only once, and schedules the next. */
const stepped = (row: StoredObligation, remindedAt: number | undefined): Write => {
  const { firmId, end, dueKey = '' } = row;
  const next = reminding({ ...row, remindedAt });
  const change = obligationEntity.patch({ firmId, end });
  const set = next.dueKey ? change.set({ dueKey: next.dueKey }) : change.remove(['dueShard', 'dueKey']);
  const patch = (remindedAt === undefined ? set : set.set({ remindedAt })).where((kept, { eq }) =>
    eq(kept.dueKey, dueKey),
  );
  return write(patch, () => new Moved());
};

const letterTo = (firm: StoredFirm, { start, end, due }: StoredObligation) =>
  post({
    firmId: firm.firmId,
    kind: 'notice',
    // The email is not about a document.
    documentId: newId(),
    to: firm.email,
    subject: `Your VAT return is due on ${formatDate(due)}`,
    message: [
      `HMRC wants your VAT return for ${formatDate(start)} to ${formatDate(end)} by ${formatDate(due)}.`,
      `Check the figures and file it in ${product.name}:`,
      `${config.appUrl}${vatReturnPath(end)}`,
      'Have you filed it somewhere else? Then you don’t need to do anything.',
    ].join('\n\n'),
  });

/** Reminds the trader of a VAT return that is due soon, once for each step, as long as HMRC isn't known to have it. */
export const remindOfReturn = async ({ firmId, vatEnd: end }: DueReturn): Promise<void> => {
  const firm = await findFirm(firmId);
  if (!firm || firm.erasingSince || !hasAccess(firm, Date.now())) return;
  const { data: row } = await obligationEntity.get({ firmId, end }).go({ consistent: true });
  if (!row?.dueKey) return;
  const step = stepBy(row, today());
  const isPast = row.due < today();
  if (isSettled(row) || isPast) return transact([stepped(row, 0)]);
  if (step === undefined || step >= (row.remindedAt ?? Number.POSITIVE_INFINITY)) return;
  const letter = letterTo(firm, row);
  await transact([stepped(row, step), ...letter.writes]);
  await letter.deliver();
};
