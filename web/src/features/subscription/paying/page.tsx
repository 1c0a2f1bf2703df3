import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, CircleAlert, CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { givesAccess } from '#shared/subscription/status.ts';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { MessagePanel } from '../../../components/message-panel.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { useSubscription } from '../../../data/subscription.ts';
import { CardForm } from './card-form.tsx';
import { loadProvider } from './provider.ts';
import { texts } from './texts.ts';

/** Where a subscription begun is paid for: `?client_secret=…&subscription_id=…`. */
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

function Payment({ clientSecret }: { clientSecret: string }) {
  const subscription = useSubscription();
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
  if (!form.data) return <Spinner />;
  return <CardForm stripe={form.data} clientSecret={clientSecret} />;
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
