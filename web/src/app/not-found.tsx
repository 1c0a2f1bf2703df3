import { MapPinOff } from 'lucide-react';
import { ButtonLink } from '../components/button.tsx';
import { MessagePanel } from '../components/message-panel.tsx';

/** For a path the app does not have, or not for this visitor. */
export default function NotFound() {
  return (
    <MessagePanel
      icon={MapPinOff}
      title="404 Page Not Found"
      actions={
        <ButtonLink>
          {/* A whole load: signed out, the start page is not a part of this app. */}
          <a href="/">Home</a>
        </ButtonLink>
      }
    >
      <p>There is nothing at this address. Check it for a slip, or start from home.</p>
    </MessagePanel>
  );
}
