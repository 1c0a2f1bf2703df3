import Bell from 'lucide-react/icons/bell';
import ReceiptText from 'lucide-react/icons/receipt-text';
import type { ReactNode } from 'react';
import { formatDate } from '#shared/dates.ts';
import type { OneInvoice } from '#shared/invoices/contract.ts';
import type { Late } from '#shared/invoices/late.ts';
import { desk } from '#shared/members/roles.ts';
import { formatPounds } from '#shared/money.ts';
import { isAmong, openTo } from '../../../allowed.ts';
import { useSignedInUser } from '../../../api/user.ts';
import { Button } from '../../../components/button.tsx';
import { Panel } from '../../../components/card.tsx';
import { Money } from '../../../components/money.tsx';
import type { ActionProps } from '../actions.ts';
import { wasRemindedToday } from '../send/standing.ts';
import { ClaimRows } from './claim-rows.tsx';
import { Rests } from './rests.tsx';
import { lateTexts as texts } from './texts.ts';

interface Props extends ActionProps {
  whole: OneInvoice;
}

/** What the law allows for late payment of an invoice, the basis for it, and what was claimed. */
export default function LatePart(props: Props) {
  const { whole } = props;
  const { late, claims } = whole;
  const mayChange = isAmong(useSignedInUser(), openTo('invoices.updateClaim', desk));
  return (
    <>
      {late && (
        <Panel title={texts.title}>
          {late.ownTerms === 'yes' ? (
            <p className="px-4 py-3 text-small text-muted">{texts.own}</p>
          ) : (
            <Figures late={late} />
          )}
          {mayChange && <Steps {...props} late={late} />}
          {mayChange && <Rests invoice={whole} late={late} />}
        </Panel>
      )}
      {claims.length > 0 && (
        <Panel title={texts.claims}>
          <ClaimRows claims={claims} mayChange={mayChange} />
        </Panel>
      )}
    </>
  );
}

function Figures({ late }: { late: Late }) {
  const { days, rate, interest, compensation, total, perDay, from } = late;
  if (days === 0) return <p className="px-4 py-3">{texts.notYet(formatDate(from))}</p>;
  return (
    <div className="px-4 py-3">
      <dl className="grid gap-2">
        <Row name={texts.interest} second={texts.interestOf(days, rate)}>
          {interest === null ? '–' : <Money pounds={interest} />}
        </Row>
        <Row name={texts.compensation} second={texts.once}>
          <Money pounds={compensation} />
        </Row>
        {total !== null && (
          <div className="flex items-baseline justify-between gap-x-4 border-t border-line pt-2 font-strong large-text:flex-wrap">
            <dt>{texts.total}</dt>
            <dd>
              <Money pounds={total} />
            </dd>
          </div>
        )}
      </dl>
      <p className="pt-1 text-small text-muted">
        {perDay === null ? texts.rateUnknown : perDay > 0 ? texts.runs(formatPounds(perDay)) : texts.stopped}
      </p>
    </div>
  );
}

interface RowProps {
  name: string;
  second: string;
  children: ReactNode;
}

function Row({ name, second, children }: RowProps) {
  return (
    <div className="flex items-baseline justify-between gap-x-4 large-text:flex-wrap">
      <dt>
        {name} <span className="text-small text-muted">{second}</span>
      </dt>
      <dd className="ml-auto">{children}</dd>
    </div>
  );
}

/** The possible next actions: give notice if it was reminded of, claim if notice was given or it is paid. */
function Steps({ invoice, whole, late, onRemind, onClaim }: Props & { late: Late }) {
  const isOpen = late.ownTerms === 'no' && late.days > 0 && !invoice.disputed;
  if (!isOpen) return null;
  const isPaid = invoice.balance === 0;
  const canClaim = late.total !== null && (isPaid || whole.announcedAt !== null);
  const canAnnounce = !isPaid && whole.announcedAt === null && invoice.reminderCount > 0;
  const wait = wasRemindedToday(invoice);
  return (
    <div className="no-print grid gap-2 border-t border-line px-4 py-3">
      {!canClaim && !canAnnounce && !isPaid && <p className="text-small text-muted">{texts.first}</p>}
      {canAnnounce && (
        <Button variant="secondary" wide icon={Bell} disabled={wait} onClick={() => onRemind('announce')}>
          {texts.announce}
        </Button>
      )}
      {canClaim && (
        <Button variant="secondary" wide icon={ReceiptText} disabled={wait} onClick={onClaim}>
          {texts.claim}
        </Button>
      )}
      {(canAnnounce || canClaim) && wait && <p className="text-small text-muted">{texts.tomorrow}</p>}
    </div>
  );
}
