import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import LogOut from 'lucide-react/icons/log-out';
import { loginHref } from '../api/login-href.ts';
import { hasHint } from '../boot/hint.ts';
import { ButtonLink } from '../components/button.tsx';
import { MessagePanel } from '../components/message-panel.tsx';
import { texts } from './texts.ts';
import { useUnsentHere } from './use-unsent-here.ts';

interface Props {
  /** The page exists, but only for those who are signed in. */
  forMembers?: boolean;
}

/** Shown for a path that does not exist, or not for this visitor. */
export default function NotFound({ forMembers = false }: Props) {
  const unsent = useUnsentHere();
  // Signing out takes the hint away: with it, the session ended in another way.
  const isLost = forMembers && hasHint();
  return (
    <MessagePanel
      icon={isLost ? LogOut : CircleAlert}
      title={isLost ? texts.signedOut : '404 Page Not Found'}
      actions={
        <>
          {forMembers && (
            <ButtonLink>
              <a href={loginHref()}>Sign In</a>
            </ButtonLink>
          )}
          <ButtonLink variant={forMembers ? 'secondary' : 'primary'}>
            {/* A full page load: the signed-out start page is a different document. */}
            <a href="/">Home</a>
          </ButtonLink>
        </>
      }
    >
      <p>
        {forMembers
          ? 'You need to sign in to see this page.'
          : 'There’s no page at this address. Check for typos, or go back to Home.'}
      </p>
      {forMembers && unsent !== undefined && unsent > 0 && <p>{texts.unsentHere(unsent)}</p>}
    </MessagePanel>
  );
}
