import Lock from 'lucide-react/icons/lock';
import { useEffect, useState } from 'react';
import { lockedSession } from '../boot/kept-session.ts';
import { Button } from '../components/button.tsx';
import { MessagePanel } from '../components/message-panel.tsx';
import { countWaiting } from '../store/has-waiting.ts';
import { texts } from './texts.ts';

/** Shown when the server has been out of reach for too long: it must confirm who is here. Nothing on the device is deleted. */
export default function Locked({ onAgain }: { onAgain: () => void }) {
  const [waiting, setWaiting] = useState(0);
  const [locked] = useState(lockedSession);
  useEffect(() => {
    if (locked) void countWaiting(locked.userId).then(setWaiting);
  }, [locked]);
  return (
    <main>
      <MessagePanel icon={Lock} title={texts.locked} actions={<Button onClick={onAgain}>Try Again</Button>}>
        <p>{texts.lockedHint(locked?.days ?? 7)}</p>
        <p>{texts.stillKept(waiting)}</p>
      </MessagePanel>
    </main>
  );
}
