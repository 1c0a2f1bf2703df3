import * as Radix from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { Button } from '../components/button.tsx';
import { Money } from '../components/money.tsx';
import { holdSecondTap } from '../components/second-tap.ts';
import { SheetFooter } from '../components/sheet.tsx';

interface Props {
  action: string;
  busyLabel: string;
  busy: boolean;
  also: ReactNode;
  needsConnection: boolean | undefined;
  onAction: (() => void) | undefined;
  /** It is irreversible. */
  danger: boolean | undefined;
}

/** Cancel, and the save button. */
export function RecordFooter({ also, onAction, action, danger, ...look }: Props) {
  return (
    <SheetFooter>
      <Radix.Close asChild>
        <Button variant="secondary">Cancel</Button>
      </Radix.Close>
      {also}
      <Button type="submit" variant={danger ? 'danger' : 'primary'} {...look} onClick={onAction}>
        {action}
      </Button>
    </SheetFooter>
  );
}

export interface Total {
  label: string;
  /** Pounds. */
  pounds: number;
}

/** The same below a document: its total so far, and the one lime button. On a phone the close button cancels. */
export function PaperFooter({ total, also, onAction, action, danger: _, ...look }: Props & { total: Total }) {
  return (
    <footer
      onClickCapture={holdSecondTap}
      data-next-bar="form"
      className="on-brand flex flex-wrap items-center justify-end gap-3 max-sm:[&>:last-child]:grow border-next-line bg-next px-4 pt-3 pb-[max(1.5rem,env(safe-area-inset-bottom))] text-on-brand sm:pb-3 lg:px-6 dark:border-t"
    >
      <p className="flex-1">
        <span className="block text-micro text-on-brand-muted">{total.label}</span>
        <Money pounds={total.pounds} className="text-large font-strong" />
      </p>
      <Radix.Close className="min-h-11 rounded-control bg-next-raised px-4 font-strong max-sm:hidden">
        Cancel
      </Radix.Close>
      {also}
      <Button type="submit" variant="accent" size="next" {...look} onClick={onAction}>
        {action}
      </Button>
    </footer>
  );
}
