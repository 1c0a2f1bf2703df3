import { Cancel } from 'radix-ui/alert-dialog';
import { AlertBox } from './alert-box.tsx';
import { Button } from './button.tsx';
import type { Question } from './question.ts';
import { holdSecondTap } from './second-tap.ts';
import { useReturnFocus } from './use-return-focus.ts';

interface Props {
  question: Question;
  onAnswer: (yes: boolean) => void;
}

/** The confirmation dialog; Escape means no. */
export default function ConfirmBox({ question, onAnswer }: Props) {
  const { title, description, action, cancel = 'Cancel', danger = false } = question;
  const returnFocus = useReturnFocus();
  return (
    <AlertBox title={title} description={description} onCancel={() => onAnswer(false)} {...returnFocus}>
      <div
        onClickCapture={holdSecondTap}
        className="mt-3 flex flex-wrap gap-3 *:flex-auto sm:justify-end sm:*:flex-none"
      >
        <Cancel asChild>
          <Button variant="secondary">{cancel}</Button>
        </Cancel>
        <Button variant={danger ? 'danger' : 'primary'} onClick={() => onAnswer(true)}>
          {action}
        </Button>
      </div>
    </AlertBox>
  );
}
