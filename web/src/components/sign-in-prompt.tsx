import LogIn from 'lucide-react/icons/log-in';
import { Button, ButtonLink } from './button.tsx';
import { MessagePanel } from './message-panel.tsx';

interface Props {
  /** The name of what could not be shown. */
  title: string;
  description: string;
  signInHref: string;
  onRetry?: () => void;
}

/** Takes the place of a page whose list couldn’t be loaded. */
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
