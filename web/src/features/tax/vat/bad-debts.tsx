import { useQuery } from '@tanstack/react-query';
import { type BadDebt, mostClaims } from '#shared/filing/bad-debts.ts';
import { filingRoutes } from '#shared/filing/routes.ts';
import { formatPounds } from '#shared/money.ts';
import { counted } from '#shared/words.ts';
import { read } from '../../../api/read.ts';
import { useCall } from '../../../api/use-call.ts';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { useConfirm } from '../../../components/confirm.tsx';
import { useIsOwner } from '../filing/queries.ts';
import { RecordRow } from '../record-row.tsx';
import { badDebtTexts as words } from './bad-debt-texts.ts';

/** Invoices unpaid for six months, whose VAT can be reclaimed; renders nothing if there are none. */
export function BadDebts() {
  const { data } = useQuery(read(filingRoutes.badDebts, {}));
  if (!data || data.invoices.length === 0) return null;
  return <Claimable invoices={data.invoices} vat={data.vat} />;
}

function Claimable({ invoices, vat }: { invoices: readonly BadDebt[]; vat: number }) {
  const isOwner = useIsOwner();
  return (
    <Card className="overflow-hidden">
      <div className="grid gap-1 p-4">
        <h3 className="font-strong">{words.title(counted(invoices.length, 'invoice'), formatPounds(vat))}</h3>
        <p className="text-small text-muted">{isOwner ? words.hint : words.ownerClaims}</p>
      </div>
      <ul aria-label={words.list} className="divide-y divide-line border-t border-line">
        {invoices.map((invoice) => (
          <RecordRow
            key={invoice.invoiceId}
            row={{ kind: 'invoice', id: invoice.invoiceId, on: invoice.due, label: invoice.invoiceNumber }}
            kindName={words.due}
            pounds={invoice.vat}
          />
        ))}
      </ul>
      {isOwner && <Claim invoices={invoices} />}
    </Card>
  );
}

/** The oldest of them, as many as one call accepts. */
function Claim({ invoices }: { invoices: readonly BadDebt[] }) {
  const confirm = useConfirm();
  const { mutate, isPending } = useCall(filingRoutes.claimBadDebts, {
    success: words.claimed,
    failure: words.failed,
  });
  const claimed = invoices.slice(0, mostClaims);
  const sum = formatPounds(claimed.reduce((total, { vat }) => total + Math.round(vat * 100), 0) / 100);
  const claim = async () => {
    const question = { title: words.question(sum), description: words.questionHint, action: words.claim };
    if (await confirm(question)) mutate({ body: { invoiceIds: claimed.map(({ invoiceId }) => invoiceId) } });
  };
  return (
    <div className="flex border-t border-line p-4">
      <Button variant="secondary" needsConnection busy={isPending} onClick={() => void claim()}>
        {words.claimSum(sum)}
      </Button>
    </div>
  );
}
