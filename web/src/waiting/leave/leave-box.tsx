import * as AlertDialog from 'radix-ui/alert-dialog';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { leaveTexts } from './texts.ts';

export type LeaveAnswer = 'sent' | 'lose' | 'stay';

interface Props {
  count: number;
  /** Resolves when nothing more can be sent for now. */
  send: () => Promise<void>;
  onAnswer: (answer: LeaveAnswer) => void;
}

/** Asks what to do with unsent changes before signing out. Escape cancels signing out. */
export function LeaveBox({ count, send, onAnswer }: Props) {
  const [sending, setSending] = useState(false);
  const sendAll = () => {
    setSending(true);
    void send().then(() => onAnswer('sent'));
  };
  return (
    <AlertDialog.Root open onOpenChange={() => onAnswer('stay')}>
      <AlertDialog.Portal>
        <div data-modal data-state="open" className="fade-in fixed inset-0 z-60 bg-scrim" />
        <AlertDialog.Content
          aria-modal
          className="rise-in fixed inset-x-3 bottom-3 z-70 mb-[env(safe-area-inset-bottom)] grid max-h-[calc(100dvh-1.5rem)] grid-cols-[minmax(0,1fr)] gap-2 overflow-y-auto rounded-card bg-surface p-5 shadow-lifted outline-none sm:inset-x-auto sm:top-1/3 sm:bottom-auto sm:left-1/2 sm:w-[26rem] sm:-translate-x-1/2"
        >
          <AlertDialog.Title className="text-large">{leaveTexts.question(count)}</AlertDialog.Title>
          <AlertDialog.Description className="text-muted">
            {leaveTexts.explained(count)}
          </AlertDialog.Description>
          <div className="mt-3 grid gap-3">
            <Button busy={sending} busyLabel={leaveTexts.sending} onClick={sendAll}>
              {leaveTexts.send}
            </Button>
            <Button variant="danger" onClick={() => onAnswer('lose')}>
              {leaveTexts.lose(count)}
            </Button>
            <AlertDialog.Cancel asChild>
              <Button variant="secondary">{leaveTexts.stay}</Button>
            </AlertDialog.Cancel>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
