import MapPinOff from 'lucide-react/icons/map-pin-off';
import { loginHref } from '../api/login-href.ts';
import { ButtonLink } from '../components/button.tsx';
import { MessagePanel } from '../components/message-panel.tsx';
import { texts } from './texts.ts';
import { useUnsentHere } from './use-unsent-here.ts';

interface Props {
  /** There is such a page, for those who are signed in. */
  forMembers?: boolean;
}

/** For a path the app does not have, or not for this visitor. */
export default function NotFound({ forMembers = false }: Props) {
  const unsent = useUnsentHere();
  return (
    <MessagePanel
      icon={MapPinOff}
      title="404 Page Not Found"
      actions={
        <>
          {forMembers && (
            <ButtonLink>
              <a href={loginHref()}>Sign In</a>
            </ButtonLink>
          )}
          <ButtonLink variant={forMembers ? 'secondary' : 'primary'}>
            {/* A whole load: signed out, the start page is not a part of this app. */}
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
