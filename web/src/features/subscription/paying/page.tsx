import type { StripeError } from '@stripe/stripe-js';
import { useQuery } from '@tanstack/react-query';
import BadgeCheck from 'lucide-react/icons/badge-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CloudOff from 'lucide-react/icons/cloud-off';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { givesAccess } from '#shared/auth/subscription-status.ts';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { MessagePanel } from '../../../components/message-panel.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { useSubscribe, useSubscription } from '../../../data/subscription.ts';
import { CardForm } from './card-form.tsx';
import { loadProvider } from './provider.ts';
import { texts } from './texts.ts';

/** The payment page of a started subscription: `?client_secret=…&subscription_id=…`. */
export default function PaymentPage() {
  const [params] = useSearchParams();
  const clientSecret = params.get('client_secret');
  if (!clientSecret)
    return (
      <MessagePanel icon={CircleAlert} title={texts.missing} actions={<Back />}>
        <p>{texts.missingHint}</p>
      </MessagePanel>
    );
  return <Payment clientSecret={clientSecret} />;
}

/** Stripe refuses a payment that is complete or in progress; any other error may be temporary. */
const isOver = ({ type }: StripeError): boolean => type !== 'api_connection_error' && type !== 'api_error';

function Payment({ clientSecret }: { clientSecret: string }) {
  const subscription = useSubscription();
  const [refused, setRefused] = useState<StripeError>();
  const { data } = subscription;
  const key = data?.publishableKey;
  const form = useQuery({
    queryKey: ['payment form', key],
    queryFn: () => loadProvider(key ?? ''),
    enabled: Boolean(key),
  });
  if (data?.status && givesAccess(data.status)) return <Already />;
  if (data && !key) return <Failed>{texts.notSetUp}</Failed>;
  if (subscription.isError || form.isError) {
    const retry = () => void (subscription.isError ? subscription.refetch() : form.refetch());
    return <Failed onRetry={retry}>{texts.noForm}</Failed>;
  }
  if (refused)
    return isOver(refused) ? <Over /> : <Failed onRetry={() => setRefused(undefined)}>{texts.noForm}</Failed>;
  if (!form.data) return <Spinner />;
  const onRefused = (error: StripeError) => {
    setRefused(error);
    // Paid in the meantime? Then the page says so instead.
    void subscription.refetch();
  };
  return <CardForm stripe={form.data} clientSecret={clientSecret} onRefused={onRefused} />;
}

function Over() {
  const { subscribe, busy } = useSubscribe();
  const actions = (
    <>
      <Button needsConnection onClick={subscribe} busy={busy} busyLabel={texts.subscribing}>
        {texts.subscribeAgain}
      </Button>
      <Back />
    </>
  );
  return (
    <MessagePanel icon={CircleAlert} title={texts.over} actions={actions}>
      <p>{texts.overHint}</p>
    </MessagePanel>
  );
}

function Already() {
  return (
    <MessagePanel
      icon={BadgeCheck}
      title={texts.already}
      actions={
        <ButtonLink>
          <Link to="/dashboard">{texts.dashboard}</Link>
        </ButtonLink>
      }
    >
      <p>{texts.alreadyHint}</p>
    </MessagePanel>
  );
}

function Failed({ onRetry, children }: { onRetry?: () => void; children: ReactNode }) {
  const actions = (
    <>
      {onRetry && <Button onClick={onRetry}>{texts.again}</Button>}
      <Back />
    </>
  );
  return (
    <MessagePanel icon={CloudOff} title={texts.missing} actions={actions}>
      <p>{children}</p>
    </MessagePanel>
  );
}

function Back() {
  return (
    <ButtonLink variant="secondary">
      <Link to="/subscription">{texts.back}</Link>
    </ButtonLink>
  );
}
