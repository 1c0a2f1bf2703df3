import { useQuery } from '@tanstack/react-query';
import Landmark from 'lucide-react/icons/landmark';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { today } from '#shared/dates.ts';
import { type BadDebt, mostClaims } from '#shared/filing/bad-debts.ts';
import { filingRoutes } from '#shared/filing/routes.ts';
import { formatPounds } from '#shared/money.ts';
import { taxRoutes } from '#shared/tax/routes.ts';
import { usualStagger, vatQuarters } from '#shared/uk/vat-quarters.ts';
import { counted } from '#shared/words.ts';
import { read } from '../../../api/read.ts';
import { useCall } from '../../../api/use-call.ts';
import { useSignedInUser } from '../../../api/user.ts';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { useConfirm } from '../../../components/confirm.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Field } from '../../../components/field.tsx';
import { Select } from '../../../components/select.tsx';
import { settingsPath } from '../../../data/settings-sections.ts';
import { Answered } from '../answered.tsx';
import type { ShowBehind } from '../behind.ts';
import { useIsOwner } from '../filing/queries.ts';
import { VatFiling } from '../filing/vat-filing.tsx';
import { RecordRow } from '../record-row.tsx';
import { texts } from '../texts.ts';
import { ReturnView } from './return-view.tsx';
import { vatTexts } from './texts.ts';
import { VatSettings } from './vat-settings.tsx';

const words = {
  title: (invoices: string, sum: string) => `${invoices} unpaid for six months: ${sum} of VAT can come back`,
  hint: 'You paid this VAT to HMRC, but your customers never paid you. If you write the invoices off, it goes in box 4 of this quarter’s return.',
  ownerClaims: 'The owner of the business can claim it back.',
  list: 'Invoices to claim',
  due: 'Due',
  claim: 'Claim',
  claimSum: (sum: string) => `Claim ${sum}`,
  question: (sum: string) => `Write these off and claim ${sum} back?`,
  questionHint:
    'Their reminders stop. If a customer pays later, we put the VAT of that payment in your next return.',
  claimed: { title: 'Success', description: 'The VAT is in box 4 of this quarter’s return' },
  failed: 'We couldn’t claim this VAT back',
} as const;

/** Invoices unpaid for six months, whose VAT can be reclaimed; renders nothing if there are none. */
function BadDebts() {
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

/** How many quarters back: HMRC can ask about six years. */
const quartersBack = 24;

/** A quarter's VAT return, box by box. */
export function VatPart({ onShow }: { onShow: ShowBehind }) {
  // A user stored by an older build has no such setting.
  const { business, vatQuarters: stagger = usualStagger } = useSignedInUser();
  const quarters = vatQuarters(today(), stagger, quartersBack);
  const [from, choose] = useState('');
  const chosen = quarters.find((quarter) => quarter.from === from) ?? quarters[0];
  const query = useQuery(read(taxRoutes.vat, { query: { from: chosen?.from ?? '', to: chosen?.to ?? '' } }));
  if (business.vatScheme === 'none') return <NotRegistered />;
  const options = quarters.map((quarter) => ({
    value: quarter.from,
    label: texts.period(quarter.from, quarter.to),
  }));
  return (
    <>
      <VatFiling />
      <BadDebts />
      <h2 className="mt-2 text-large">{vatTexts.figures}</h2>
      <Field label={vatTexts.quarter} required>
        <Select value={chosen?.from} options={options} onChange={({ target }) => choose(target.value)} />
      </Field>
      <Answered query={query}>{(data) => <ReturnView data={data} onShow={onShow} />}</Answered>
      <VatSettings scheme={business.vatScheme} />
    </>
  );
}

function NotRegistered() {
  return (
    <EmptyState
      icon={Landmark}
      title={vatTexts.notRegistered}
      hint={vatTexts.notRegisteredHint}
      action={
        <ButtonLink variant="secondary">
          <Link to={settingsPath('business')}>{vatTexts.change}</Link>
        </ButtonLink>
      }
    />
  );
}
