import LogIn from 'lucide-react/icons/log-in';
import { useEffect } from 'react';
import { authRoutes } from '#shared/auth/routes.ts';
import { forgetHint, hasHint } from '../boot/hint.ts';
import { ButtonLink } from '../components/button.tsx';
import { MessagePanel } from '../components/message-panel.tsx';
import { texts } from './texts.ts';
import { useUnsentHere } from './use-unsent-here.ts';

/**
 * Shown at `/` to somebody whose session has ended. The landing page is a separate document, so we clear the hint and reload. If
 * the hint can't be cleared, or changes are unsent here, we offer a way to sign in instead.
 */
export function SignedOutHome() {
  const unsent = useUnsentHere();
  useEffect(() => {
    if (unsent === 0 && forgetHint()) location.replace('/');
  }, [unsent]);
  if (unsent === undefined || (unsent === 0 && !hasHint())) return null;
  return (
    <main>
      <MessagePanel
        icon={LogIn}
        title={texts.signedOut}
        actions={
          <ButtonLink>
            <a href={authRoutes.login.path}>Sign In</a>
          </ButtonLink>
        }
      >
        {unsent > 0 && <p>{texts.unsentHere(unsent)}</p>}
      </MessagePanel>
    </main>
  );
}
