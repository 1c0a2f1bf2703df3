import { countFigures } from '#functions/figures/moved.ts';
import { afterMoved } from '#functions/ledger/after-moved.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { withNewId } from '#functions/lib/ids.ts';
import { withLatest } from '#functions/lib/latest.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { transact } from '#functions/lib/transact.ts';
import { untilDrawn } from '#functions/numbering/series.ts';
import { likeInvoice } from '#shared/domain/invoices/drafts.ts';
import { shownCredit } from '#shared/domain/invoices/shown.ts';
import { newId } from '#shared/ids.ts';
import type { CreditInput } from '#shared/invoices/credits.ts';
import { idTaken } from '#shared/kernel/refusal.ts';
import { makeDraft } from '../drafts/new-draft.ts';
import { issuedPart } from '../issue/read.ts';
import { readInvoice } from '../joined.ts';
import { crediterOf, newCredit } from './new-credit.ts';
import type { Crediter } from './paper.ts';
import { creditRecord } from './read.ts';

type Asked = Pick<CreditInput, 'copy' | 'id'>;

const credit = (crediter: Crediter, { copy: wantsCopy, id: chosen }: Asked, once: Once) => {
  const { firm, invoice, document } = crediter;
  const { firmId } = firm;
  const issued = document && issuedPart(document);
  const create = (id: number) =>
    untilDrawn(async (again) => {
      const { head, paper, after, writes } = await newCredit(crediter, id, again);
      const copy = wantsCopy ? makeDraft(firmId, newId(), likeInvoice({ ...invoice, issued })) : undefined;
      const reply = shownCredit(creditRecord(head, paper), copy?.draft.id ?? null);
      await transact([
        ...writes,
        ...(copy?.writes ?? []),
        // The replacement counts on the same client, and a transaction may touch an item only once.
        ...countFigures(firmId, [
          { kind: 'invoice', before: invoice, after },
          { kind: 'draft', before: undefined, after: copy?.draft },
        ]),
        ...once.writes(reply),
      ]);
      await afterMoved(invoice, after);
      return reply;
    });
  return withNewId(create, chosen);
};

/**
 * Credits the given lines of an invoice, or everything left on it, and updates the balance and all figures. Throws 404, 400 naming
 * a line that is not on the invoice, and 409 for more than is left.
 */
export const creditInvoice = (firm: StoredFirm, invoiceId: number, input: CreditInput, once: Once) =>
  withLatest(
    () => readInvoice(firm.firmId, invoiceId),
    undefined,
    async (invoice) => {
      // Checked before "nothing left": it may be this very credit, sent again, that used it up.
      if (input.id !== undefined && invoice.creditIds?.includes(input.id)) throw idTaken();
      return credit(await crediterOf(firm, invoice, input), input, once);
    },
  );
