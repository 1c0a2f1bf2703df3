import * as AlertDialog from 'radix-ui/alert-dialog';
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
    <AlertDialog.Root open onOpenChange={() => onAnswer(false)}>
      <AlertDialog.Portal>
        <div data-modal data-state="open" className="fade-in fixed inset-0 z-60 bg-scrim" />
        <AlertDialog.Content
          aria-modal
          {...returnFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className="rise-in fixed inset-x-3 bottom-3 z-70 mb-[env(safe-area-inset-bottom)] grid max-h-[calc(100dvh-1.5rem)] grid-cols-[minmax(0,1fr)] gap-2 overflow-y-auto rounded-card bg-surface p-5 shadow-lifted outline-none sm:inset-x-auto sm:top-1/3 sm:bottom-auto sm:max-h-[60dvh] sm:left-1/2 sm:w-[26rem] sm:-translate-x-1/2"
        >
          <AlertDialog.Title className="text-large">{title}</AlertDialog.Title>
          {description && (
            <AlertDialog.Description className="text-muted">{description}</AlertDialog.Description>
          )}
          <div
            onClickCapture={holdSecondTap}
            className="mt-3 flex flex-wrap gap-3 *:flex-auto sm:justify-end sm:*:flex-none"
          >
            <AlertDialog.Cancel asChild>
              <Button variant="secondary">{cancel}</Button>
            </AlertDialog.Cancel>
            <Button variant={danger ? 'danger' : 'primary'} onClick={() => onAnswer(true)}>
              {action}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
