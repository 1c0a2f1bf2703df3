import * as AlertDialog from 'radix-ui/alert-dialog';
import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<typeof AlertDialog.Content>, 'title' | 'className'> {
  title: string;
  description?: string | undefined;
  /** Called by Escape and by an `AlertDialog.Cancel`; without it the question must be answered. */
  onCancel?: () => void;
}

/** The box of a question that blocks the page, at the bottom of a phone. */
export function AlertBox({ title, description, onCancel, children, ...more }: Props) {
  return (
    <AlertDialog.Root open {...(onCancel && { onOpenChange: onCancel })}>
      <AlertDialog.Portal>
        <div data-modal data-state="open" className="fade-in fixed inset-0 z-60 bg-scrim" />
        <AlertDialog.Content
          aria-modal
          {...more}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className="rise-in fixed inset-x-3 bottom-3 z-70 mb-[env(safe-area-inset-bottom)] grid max-h-[calc(100dvh-1.5rem)] grid-cols-[minmax(0,1fr)] gap-2 overflow-y-auto rounded-card bg-surface p-5 shadow-lifted outline-none sm:inset-x-auto sm:top-1/3 sm:bottom-auto sm:max-h-[60dvh] sm:left-1/2 sm:w-[26rem] sm:-translate-x-1/2"
        >
          <AlertDialog.Title className="text-large">{title}</AlertDialog.Title>
          {description && (
            <AlertDialog.Description className="text-muted">{description}</AlertDialog.Description>
          )}
          {children}
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
