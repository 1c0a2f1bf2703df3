import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { useState } from 'react';
import { authRoutes } from '#shared/auth/routes.ts';
import { ButtonLink } from '../../components/button.tsx';
import { MessagePanel } from '../../components/message-panel.tsx';
import { useNow } from '../../components/use-now.ts';
import { retryWaitSeconds } from './texts.ts';

/** After a captcha error: waits half a minute, then retries with cleared cookies. */
export default function AuthRetry() {
  const [start] = useState(Date.now);
  const [ready, setReady] = useState(false);
  const now = useNow(250, !ready);
  const passed = Math.min(retryWaitSeconds, (now - start) / 1000);
  if (passed >= retryWaitSeconds && !ready) setReady(true);
  return (
    <MessagePanel
      icon={TriangleAlert}
      title={ready ? 'Ready to try again' : 'One moment'}
      actions={
        <>
          {ready && (
            <ButtonLink>
              <a href={`${authRoutes.login.path}?fresh=1`}>Try Login Again</a>
            </ButtonLink>
          )}
          <ButtonLink variant="secondary">
            <a href="/">Home</a>
          </ButtonLink>
        </>
      }
    >
      <p>
        The sign-in service didn’t accept its own check (captcha token invalid). This can happen if the page
        was open for too long, or opened twice. Wait a moment and try again.
      </p>
      {!ready && <Waiting passed={passed} />}
    </MessagePanel>
  );
}

function Waiting({ passed }: { passed: number }) {
  const left = Math.ceil(retryWaitSeconds - passed);
  return (
    <div className="mt-2 grid gap-2">
      <progress
        aria-label="Waiting"
        max={retryWaitSeconds}
        value={passed}
        className="h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-primary"
      />
      <p className="font-strong text-ink">You can try again in {left} seconds</p>
    </div>
  );
}
