import { findFirm } from '#functions/firms/read.ts';
import { post } from '#functions/letters/post.ts';
import { config } from '#functions/lib/config.ts';
import type { DueGrant } from '#functions/lib/due-index.ts';
import { Moved } from '#functions/lib/latest.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { formatDate, today } from '#shared/dates.ts';
import { taxPartPath } from '#shared/filing/pages.ts';
import { newId } from '#shared/ids.ts';
import { product } from '#shared/product.ts';
import { hasAccess } from '#shared/subscription/access.ts';
import { grantEntity, readGrant, type StoredGrant } from './grant-entity.ts';

const names = { vat: 'VAT', incomeTax: 'Income Tax' } as const;

const letterTo = ({ firmId, email }: StoredFirm, { tax, endsAt }: StoredGrant) => {
  const on = formatDate(endsAt.slice(0, 10));
  return post({
    firmId,
    kind: 'notice',
    // The email is not about a document.
    documentId: newId(),
    to: email,
    subject: `Your connection to HMRC ends on ${on}`,
    message: [
      `HMRC lets ${product.name} act for you for 18 months at a time. For ${names[tax]} that ends on ${on}.`,
      'Connect again, so that you can file on time. It takes two minutes, and what you filed stays:',
      `${config.appUrl}${taxPartPath(tax)}`,
    ].join('\n\n'),
  });
};

/** Tells the trader once that a connection is about to end. */
export const warnOfGrant = async ({ firmId, tax }: DueGrant): Promise<void> => {
  const firm = await findFirm(firmId);
  if (!firm || firm.erasingSince || !hasAccess(firm, Date.now())) return;
  const grant = await readGrant(firmId, tax);
  if (!grant?.dueKey || grant.dueKey.slice(0, 10) > today()) return;
  const { dueKey } = grant;
  const settled = write(
    grantEntity
      .patch({ firmId, tax })
      .set({ warnedAt: new Date().toISOString() })
      .remove(['dueShard', 'dueKey'])
      .where((kept, { eq }) => eq(kept.dueKey, dueKey)),
    () => new Moved(),
  );
  // It has ended: the dashboard says so, and an email would be too late.
  if (grant.endsAt.slice(0, 10) < today()) return transact([settled]);
  const letter = letterTo(firm, grant);
  await transact([settled, ...letter.writes]);
  await letter.deliver();
};
