import { clsx } from 'clsx';
import X from 'lucide-react/icons/x';
import * as Dialog from 'radix-ui/dialog';
import { type ReactNode, useEffect } from 'react';
import { IconButton } from './icon-button.tsx';
import { holdSecondTap } from './second-tap.ts';
import { useReturnFocus } from './use-return-focus.ts';

/**
 * Keeps a full page's bottom bar above the keyboard, by `--seen-top` and `--keyboard`. Safari on iOS shrinks only the visual
 * viewport when the keyboard comes up; elsewhere the page itself shrinks, and both stay 0.
 */
function useAboveKeyboard(open: boolean) {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!open || !seen) return;
    const { style } = document.documentElement;
    const fit = () => {
      // Zoomed in by two fingers, the viewport is small without a keyboard.
      const isZoomed = seen.scale > 1;
      const top = isZoomed ? 0 : seen.offsetTop;
      style.setProperty('--seen-top', `${top}px`);
      style.setProperty('--keyboard', `${isZoomed ? 0 : Math.max(0, innerHeight - seen.height - top)}px`);
    };
    seen.addEventListener('resize', fit);
    seen.addEventListener('scroll', fit);
    return () => {
      seen.removeEventListener('resize', fit);
      seen.removeEventListener('scroll', fit);
      style.removeProperty('--seen-top');
      style.removeProperty('--keyboard');
    };
  }, [open]);
}

const shapes = {
  /** A sheet from the bottom on a phone, a centred box on anything wider. */
  dialog:
    'rise-in bg-surface inset-x-0 bottom-0 max-h-[92dvh] rounded-t-sheet sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:max-h-[88dvh] sm:w-[min(40rem,calc(100vw-3rem))] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-card',
  /** Full height on a phone: for what is read before it is confirmed. */
  tall: 'rise-in bg-ground inset-x-0 top-14 bottom-0 rounded-t-sheet overflow-hidden sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:max-h-[92dvh] sm:w-[min(36rem,calc(100vw-3rem))] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-card',
  /** Wide enough for two columns. */
  wide: 'rise-in bg-surface inset-x-0 bottom-0 max-h-[92dvh] rounded-t-sheet sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:max-h-[92dvh] sm:w-[min(40rem,calc(100vw-3rem))] lg:w-[min(70rem,calc(100vw-3rem))] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-card',
  /** A full page, beside the navigation on a desktop: for documents. */
  page: 'rise-in bg-ground inset-x-0 top-(--seen-top,0px) bottom-(--keyboard,0px) overflow-hidden lg:left-54',
  /** A panel in the brand's dark colour at the right edge, full height. */
  side: 'on-brand slide-in inset-y-0 right-0 w-[min(20rem,86vw)] bg-brand text-on-brand',
};

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** A word beside the close button: "Draft saved". */
  note?: string | false | undefined;
  shape?: keyof typeof shapes;
  children: ReactNode;
}

/** The base of every modal layer: traps and returns the focus, handles Escape, and has a scrim, a title and a close button. */
export function Sheet({ open, onOpenChange, title, description, note, shape = 'dialog', children }: Props) {
  const returnFocus = useReturnFocus();
  useAboveKeyboard(open && shape === 'page');
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        {/* Not Dialog.Overlay: its scroll lock adds a <style> element, which our CSP forbids. app.css locks instead. */}
        <div data-modal data-state="open" className="fade-in no-print fixed inset-0 z-40 bg-scrim" />
        <Dialog.Content
          {...returnFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            returnFocus.onOpenAutoFocus();
            focusBeginning(event);
          }}
          className={clsx('fixed z-50 flex flex-col shadow-lifted outline-none', shapes[shape])}
        >
          <header className="flex items-start justify-between gap-3 border-b border-current/15 py-3 pr-2 pl-5">
            <div className="min-w-0 py-2">
              <Dialog.Title className="text-large">{title}</Dialog.Title>
              {description && (
                <Dialog.Description className="mt-1 text-small text-muted">{description}</Dialog.Description>
              )}
            </div>
            {note && (
              <p
                role="status"
                className="ml-auto py-3 text-small whitespace-nowrap text-muted large-text:py-0 large-text:whitespace-normal"
              >
                {note}
              </p>
            )}
            <Dialog.Close asChild>
              <IconButton icon={X} label="Close" tone={shape === 'side' ? 'brand' : 'plain'} />
            </Dialog.Close>
          </header>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/**
 * Focuses the first field rather than the close button; on touch screens neither, or the keyboard would cover the form. A form
 * that is useless without one field marks it with `data-begin`: that one is focused everywhere.
 */
const focusBeginning = (event: Event) => {
  const box = event.currentTarget as HTMLElement;
  const first = box.querySelector<HTMLElement>('[data-begin] input');
  const field = box.querySelector<HTMLElement>('form input:not([type="radio"]), form textarea, form select');
  event.preventDefault();
  (first ?? (field && matchMedia('(hover: hover)').matches ? field : box)).focus();
};

/** The scrolling part. A focused field keeps room for its label above and its error below. */
export function SheetBody({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      data-sheet-body
      className={clsx('min-h-0 flex-1 scroll-py-14 overflow-y-auto overscroll-contain p-5', className)}
    >
      {children}
    </div>
  );
}

/** A form's button bar: always in view, the lime button last. */
export function SheetFooter({ children }: { children: ReactNode }) {
  return (
    <footer
      onClickCapture={holdSecondTap}
      className="on-next flex flex-wrap gap-3 bg-next px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] *:min-h-13 *:flex-auto sm:justify-end sm:rounded-b-card sm:px-5 sm:pb-3 sm:*:min-h-12 sm:*:flex-none dark:border-t dark:border-next-line"
    >
      {children}
    </footer>
  );
}
