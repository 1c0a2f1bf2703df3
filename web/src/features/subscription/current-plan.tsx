import CreditCard from 'lucide-react/icons/credit-card';
import type { User } from '#shared/auth/user.ts';
import { legal } from '#shared/legal.ts';
import { product } from '#shared/product.ts';
import type { Subscription } from '#shared/subscription/contract.ts';
import { Button } from '../../components/button.tsx';
import { Panel } from '../../components/card.tsx';
import { DateText } from '../../components/date-text.tsx';
import { Fact, Facts } from '../../components/facts.tsx';
import { Money } from '../../components/money.tsx';
import { Pill } from '../../components/pill.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { subscribeLabel, usePortal, useSubscribe } from '../../data/subscription.ts';
import { texts } from './page-texts.ts';
import { billingFact, cardText, shownStanding, statusText } from './standing.ts';

interface Props {
  user: User;
  /** Undefined while loading, or if Stripe couldn't be asked. */
  found: Subscription | undefined;
  loading: boolean;
}

export function CurrentPlan({ user, found, loading }: Props) {
  const standing = shownStanding(user, Date.now());
  return (
    <Panel title={texts.current}>
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 pt-4 lg:px-5 lg:pt-5">
        <p className="text-title font-strong">{standing.name}</p>
        <Pill tone={standing.tone}>{standing.badge}</Pill>
      </div>
      <Details user={user} found={found} loading={loading} standing={standing} />
      <div className="grid gap-3 border-t border-line p-4 lg:p-5">
        {!standing.subscribed && <Subscribe />}
        {found?.manageable && <Manage main={standing.subscribed} />}
      </div>
    </Panel>
  );
}

function Details({ user, found, loading, standing }: Props & { standing: ReturnType<typeof shownStanding> }) {
  const billing = billingFact(user, found, Date.now());
  const waiting = <Skeleton className="h-[1lh] w-24" />;
  return (
    <Facts>
      <Fact name={texts.plan}>{product.plan.name}</Fact>
      <Fact name={texts.monthlyCost}>
        {found ? <Money pounds={found.monthlyCost} /> : product.plan.monthlyCost}
      </Fact>
      <Fact name={texts.status}>{loading ? waiting : statusText(found, standing)}</Fact>
      <Fact name={billing.name}>{loading ? waiting : <DateText value={billing.date} />}</Fact>
      <Fact name={texts.paymentMethod} width="full">
        {loading ? waiting : <span className="whitespace-nowrap">{cardText(found?.card, standing)}</span>}
      </Fact>
    </Facts>
  );
}

function Subscribe() {
  const { subscribe, busy } = useSubscribe();
  return (
    <>
      <Button wide needsConnection busy={busy} busyLabel={texts.subscribing} onClick={subscribe}>
        {subscribeLabel}
      </Button>
      <p className="text-small text-muted">
        {product.plan.monthlyCost} a month, {legal.vatNote}. {texts.renews} {product.moneyBackDays}-day
        money-back guarantee.
      </p>
    </>
  );
}

function Manage({ main }: { main: boolean }) {
  const { open, busy } = usePortal();
  return (
    <>
      <Button
        wide
        variant={main ? 'primary' : 'secondary'}
        needsConnection
        icon={CreditCard}
        busy={busy}
        busyLabel={texts.opening}
        onClick={open}
      >
        {texts.manage}
      </Button>
      <p className="text-small text-muted">{main ? texts.manageHint : texts.formerHint}</p>
    </>
  );
}
