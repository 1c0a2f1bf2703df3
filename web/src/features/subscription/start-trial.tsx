import { useLocation, useNavigate } from 'react-router-dom';
import { authRoutes } from '#shared/auth/routes.ts';
import { subscriptionRoutes } from '#shared/subscription/routes.ts';
import { useCall } from '../../api/use-call.ts';
import { Button } from '../../components/button.tsx';
import { openAfterMs, texts } from './texts.ts';

/** Starts the trial; about a second later the dashboard opens, unless somebody has gone on to another place by then. */
export function StartTrial() {
  const navigate = useNavigate();
  const { pathname: from } = useLocation();
  const open = () => {
    if (window.location.pathname === from) void navigate('/');
  };
  const start = useCall(subscriptionRoutes.startTrial, {
    success: texts.started,
    failure: texts.startFailed,
    refresh: [authRoutes.user.path],
    onSuccess: () => setTimeout(open, openAfterMs),
  });
  return (
    <Button
      wide
      needsConnection
      busy={start.isPending}
      busyLabel={texts.starting}
      onClick={() => start.mutate({})}
    >
      {texts.start}
    </Button>
  );
}
