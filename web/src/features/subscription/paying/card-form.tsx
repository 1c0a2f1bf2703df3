import { Elements, PaymentElement } from '@stripe/react-stripe-js';
import type { Stripe, StripeError } from '@stripe/stripe-js';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Lock from 'lucide-react/icons/lock';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { legal } from '#shared/legal.ts';
import { product } from '#shared/product.ts';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Panel } from '../../../components/card.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Page } from '../../../components/page.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { appearance } from './provider.ts';
import { texts } from './texts.ts';
import { usePaying } from './use-paying.ts';

interface Props {
  stripe: Stripe;
  clientSecret: string;
  /** Stripe shows no form for this payment. */
  onRefused: (error: StripeError) => void;
}

export function CardForm({ stripe, clientSecret, onRefused }: Props) {
  const options = useMemo(() => ({ clientSecret, appearance: appearance() }), [clientSecret]);
  return (
    <Page className="max-w-lg">
      <PageHeader title={texts.title} />
      <Panel title={texts.form}>
        <Elements stripe={stripe} options={options}>
          <Fields onRefused={onRefused} />
        </Elements>
      </Panel>
      <ButtonLink variant="quiet">
        <Link to="/subscription">{texts.back}</Link>
      </ButtonLink>
    </Page>
  );
}

function Fields({ onRefused }: Pick<Props, 'onRefused'>) {
  const { ready, busy, problem, setReady, pay } = usePaying();
  return (
    <form onSubmit={pay} className="grid gap-5 p-4 lg:p-5" noValidate>
      <p className="flex items-baseline justify-between gap-4">
        <span>{product.plan.name}</span>
        <span className="text-large font-strong whitespace-nowrap">{texts.price}</span>
      </p>
      <PaymentElement onReady={() => setReady(true)} onLoadError={({ error }) => onRefused(error)} />
      {problem && <Notice tone="danger" icon={CircleAlert} title={problem} role="alert" />}
      <Button
        type="submit"
        needsConnection
        wide
        icon={Lock}
        disabled={!ready}
        busy={busy}
        busyLabel={texts.paying}
      >
        {texts.pay}
      </Button>
      <Small />
    </form>
  );
}

function Small() {
  return (
    <p className="text-small text-muted">
      {product.plan.monthlyCost} now and every month until you cancel, {legal.vatNote}. Your money back within{' '}
      {product.moneyBackDays} days if it is not for you. {texts.agree}{' '}
      <Link to="/terms" className="underline">
        {texts.terms}
      </Link>{' '}
      {texts.and}{' '}
      <Link to="/privacy" className="underline">
        {texts.privacy}
      </Link>
      .
    </p>
  );
}
