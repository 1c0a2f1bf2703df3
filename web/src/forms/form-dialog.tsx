import * as Radix from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { Button } from '../components/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { SheetBody, SheetFooter } from '../components/sheet.tsx';

interface Props {
  title: string;
  /** The save button's label, and its label while saving. */
  action: string;
  busyLabel?: string;
  busy: boolean;
  /** There is unsaved input. */
  unsaved: boolean;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A short form in a dialog: its fields and the save button. */
export function FormDialog({ title, action, busyLabel, busy, unsaved, onSave, onClose, children }: Props) {
  return (
    <Dialog open onClose={onClose} unsaved={unsaved} title={title}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
        className="flex min-h-0 flex-1 flex-col"
      >
        <SheetBody className="grid content-start gap-4 sm:grid-cols-2">{children}</SheetBody>
        <SheetFooter>
          <Radix.Close asChild>
            <Button variant="secondary">Cancel</Button>
          </Radix.Close>
          <Button type="submit" busy={busy} busyLabel={busyLabel}>
            {action}
          </Button>
        </SheetFooter>
      </form>
    </Dialog>
  );
}
