import CloudOff from 'lucide-react/icons/cloud-off';
import LogIn from 'lucide-react/icons/log-in';
import { loginHref } from '../api/login-href.ts';
import { Button, ButtonLink } from '../components/button.tsx';
import { MessagePanel } from '../components/message-panel.tsx';
import { isUnauthorised, isUnreachable } from '../store/api-error.ts';

interface Props {
  /** The page's title. */
  title: string;
  /** What couldn’t be loaded, as the start of a sentence: "Your clients". */
  what: string;
  error: Error;
  onRetry: () => void;
}

/** Shown instead of a page whose list failed to load: offers to sign in, or to retry. */
export function ListFailure({ title, what, error, onRetry }: Props) {
  if (isUnauthorised(error))
    return (
      <MessagePanel
        icon={LogIn}
        title={title}
        actions={
          <ButtonLink>
            <a href={loginHref()}>Sign In</a>
          </ButtonLink>
        }
      >
        <p>You’re signed out. Sign in to see {what.toLowerCase()}.</p>
      </MessagePanel>
    );
  const reason = isUnreachable(error) ? 'you’re offline' : 'something went wrong on our side';
  return (
    <MessagePanel icon={CloudOff} title={title} actions={<Button onClick={onRetry}>Try Again</Button>}>
      <p>
        {what} couldn’t be loaded: {reason}.
      </p>
    </MessagePanel>
  );
}
