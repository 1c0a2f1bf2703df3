import { Dialog as Radix } from 'radix-ui';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../components/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { SheetBody, SheetFooter } from '../components/sheet.tsx';
import { BothVersions, type Difference } from './both-versions.tsx';

interface Props {
  title: string;
  /** The word on the button that saves. */
  action: string;
  record: {
    submit: (event: FormEvent) => void;
    close: () => void;
    unsaved: boolean;
    busy: boolean;
    newer: { keepMine: () => void; takeTheirs: () => void } | null;
  };
  /** What is not the same in the version saved meanwhile. */
  differences: readonly Difference[];
  children: ReactNode;
}

/** The dialog of `useRecordForm`: its fields, Cancel and the button that saves. */
export function RecordDialog({ title, action, record, differences, children }: Props) {
  const { submit, close, unsaved, busy, newer } = record;
  return (
    <Dialog open onClose={close} unsaved={unsaved} title={title}>
      <form noValidate onSubmit={submit} className="flex min-h-0 flex-1 flex-col">
        <SheetBody className="grid content-start gap-4">
          {newer && (
            <BothVersions
              differences={differences}
              onKeepMine={newer.keepMine}
              onUseTheirs={newer.takeTheirs}
            />
          )}
          {children}
        </SheetBody>
        <SheetFooter>
          <Radix.Close asChild>
            <Button variant="secondary">Cancel</Button>
          </Radix.Close>
          <Button type="submit" busy={busy} busyLabel="Saving...">
            {action}
          </Button>
        </SheetFooter>
      </form>
    </Dialog>
  );
}
