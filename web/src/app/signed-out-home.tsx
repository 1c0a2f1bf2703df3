import { LogIn } from 'lucide-react';
import { useEffect } from 'react';
import { authRoutes } from '#shared/auth/contract.ts';
import { forgetHint } from '../boot/hint.ts';
import { ButtonLink } from '../components/button.tsx';
import { MessagePanel } from '../components/message-panel.tsx';

/**
 * The app was loaded at `/` for somebody whose session has ended. The landing page is a document of its own, so the
 * hint goes and the page is loaded again; where the hint cannot be removed, a way to sign in is left.
 */
export function SignedOutHome() {
  const forgotten = forgetHint();
  useEffect(() => {
    if (forgotten) location.replace('/');
  }, [forgotten]);
  if (forgotten) return null;
  return (
    <main>
      <MessagePanel
        icon={LogIn}
        title="You are signed out"
        actions={
          <ButtonLink>
            <a href={authRoutes.login.path}>Sign In</a>
          </ButtonLink>
        }
      />
    </main>
  );
}
