import LogIn from 'lucide-react/icons/log-in';
import { Button, ButtonLink } from './button.tsx';
import { MessagePanel } from './message-panel.tsx';

interface Props {
  /** The page's title. */
  title: string;
  description: string;
  signInHref: string;
  onRetry?: () => void;
}

/** Shown instead of a page whose list failed to load because nobody is signed in. */
export function SignInPrompt({ title, description, signInHref, onRetry }: Props) {
  return (
    <MessagePanel
      icon={LogIn}
      title={title}
      actions={
        <>
          <ButtonLink>
            <a href={signInHref}>Sign In</a>
          </ButtonLink>
          {onRetry && (
            <Button variant="secondary" onClick={onRetry}>
              Try Again
            </Button>
          )}
        </>
      }
    >
      <p>{description}</p>
    </MessagePanel>
  );
}
