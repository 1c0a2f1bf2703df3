import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { trialAsked } from '#shared/pages.ts';
import { subscriptionRoutes } from '#shared/subscription/routes.ts';
import { useCall } from '../../api/use-call.ts';
import { Button } from '../../components/button.tsx';
import { openAfterMs, texts } from './texts.ts';

/**
 * Starts the trial, automatically if it was requested before signing in; about a second later opens the dashboard, unless the user
 * has gone elsewhere.
 */
export function StartTrial() {
  const navigate = useNavigate();
  const { pathname: from, search } = useLocation();
  const isAsked = new URLSearchParams(search).has(trialAsked);
  const open = () => {
    if (window.location.pathname === from) void navigate('/', { replace: isAsked });
  };
  const start = useCall(subscriptionRoutes.startTrial, {
    success: texts.started,
    failure: texts.startFailed,
    onSuccess: () => setTimeout(open, openAfterMs),
  });
  const { mutate } = start;
  const begun = useRef(false);
  useEffect(() => {
    if (!isAsked || begun.current) return;
    begun.current = true;
    mutate({});
  }, [isAsked, mutate]);
  return (
    <Button wide needsConnection busy={start.isPending} busyLabel={texts.starting} onClick={() => mutate({})}>
      {texts.start}
    </Button>
  );
}
