import { Cancel } from 'radix-ui/alert-dialog';
import { useState } from 'react';
import { AlertBox } from '../../components/alert-box.tsx';
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
    <AlertBox
      title={leaveTexts.question(count)}
      description={leaveTexts.explained(count)}
      onCancel={() => onAnswer('stay')}
    >
      <div className="mt-3 grid gap-3">
        <Button busy={sending} busyLabel={leaveTexts.sending} onClick={sendAll}>
          {leaveTexts.send}
        </Button>
        <Button variant="danger" onClick={() => onAnswer('lose')}>
          {leaveTexts.lose(count)}
        </Button>
        <Cancel asChild>
          <Button variant="secondary">{leaveTexts.stay}</Button>
        </Cancel>
      </div>
    </AlertBox>
  );
}
