import { useQueryClient } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Hourglass from 'lucide-react/icons/hourglass';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { authRoutes } from '#shared/auth/routes.ts';
import type { User } from '#shared/auth/user.ts';
import { payingPage } from '#shared/security-headers.ts';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { MessagePanel } from '../../../components/message-panel.tsx';
import { toast } from '../../../components/toast.ts';
import { cameFrom } from '../../../data/came-from.ts';
import { useSubscription } from '../../../data/subscription.ts';
import { activation, texts } from './texts.ts';

/** The dashboard after paying: polls until Stripe has confirmed, then returns to the page before. */
export default function Activating({ user }: { user: User }) {
  const [params] = useSearchParams();
  const [asking, setAsking] = useState(true);
  const failed = params.get('redirect_status') === 'failed';
  if (user.stripeSubscriptionId) return <Paid />;
  if (failed) return <NotPaid clientSecret={params.get('payment_intent_client_secret')} />;
  return asking ? <Asking setAsking={setAsking} /> : <Slow onCheck={() => setAsking(true)} />;
}

/** Says thanks and returns to the page before. */
function Paid() {
  const navigate = useNavigate();
  useEffect(() => {
    toast({ title: texts.thanks });
    void navigate(cameFrom(), { replace: true });
  }, [navigate]);
  return null;
}

function Asking({ setAsking }: { setAsking: (asking: boolean) => void }) {
  const cache = useQueryClient();
  const { errorUpdatedAt } = useSubscription(activation.everyMs);
  // Stripe's webhook may have granted access although polling failed.
  useEffect(() => {
    if (errorUpdatedAt > 0) void cache.invalidateQueries({ queryKey: [authRoutes.user.path] });
  }, [errorUpdatedAt, cache]);
  useEffect(() => {
    const timer = setTimeout(() => setAsking(false), activation.longestMs);
    return () => clearTimeout(timer);
  }, [setAsking]);
  return (
    <div role="status">
      <MessagePanel icon={Hourglass} title={texts.activating}>
        <p>{texts.activatingHint}</p>
      </MessagePanel>
    </div>
  );
}

function Slow({ onCheck }: { onCheck: () => void }) {
  return (
    <MessagePanel
      icon={Hourglass}
      title={texts.slow}
      actions={<Button onClick={onCheck}>{texts.check}</Button>}
    >
      <p>{texts.slowHint}</p>
    </MessagePanel>
  );
}

function NotPaid({ clientSecret }: { clientSecret: string | null }) {
  const again = clientSecret
    ? `${payingPage}?${new URLSearchParams({ client_secret: clientSecret })}`
    : '/subscription';
  return (
    <MessagePanel
      icon={CircleAlert}
      title={texts.notPaid}
      actions={
        <ButtonLink>
          <a href={again}>{texts.again}</a>
        </ButtonLink>
      }
    >
      <p>{texts.notPaidHint}</p>
    </MessagePanel>
  );
}
