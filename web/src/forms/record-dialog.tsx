import { Dialog as Radix } from 'radix-ui';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../components/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { SheetBody, SheetFooter } from '../components/sheet.tsx';
import { BothVersions } from './both-versions.tsx';

type Values = { [name: string]: unknown };

interface Props<Name extends string> {
  title: string;
  /** The word on the button that saves. */
  action: string;
  /** What it says while it does so. */
  busyLabel?: string;
  record: {
    form: { getValues: () => Values };
    submit: (event: FormEvent) => void;
    close: () => void;
    unsaved: boolean;
    busy: boolean;
    newer: { values: Values; names: string[]; keepMine: () => void; takeTheirs: () => void } | null;
  };
  labels: Readonly<Record<Name, string>>;
  /** The value of a field that is not empty, as people read it; its text where nothing is said. */
  readable?: (name: Name, value: unknown) => string;
  children: ReactNode;
}

const asText = (_name: string, value: unknown): string => String(value);
const isBlank = (value: unknown): boolean => value === null || value === undefined || value === '';

/** The dialog of `useRecordForm`: its fields, Cancel and the button that saves. */
export function RecordDialog<Name extends string>(props: Props<Name>) {
  const { title, action, busyLabel = 'Saving...', record, labels, readable = asText, children } = props;
  const { form, submit, close, unsaved, busy, newer } = record;
  const differences = (mine: Values, theirs: Values, names: Name[]) => {
    const read = (name: Name, values: Values) => (isBlank(values[name]) ? '' : readable(name, values[name]));
    return names.map((name) => ({ label: labels[name], mine: read(name, mine), theirs: read(name, theirs) }));
  };
  return (
    <Dialog open onClose={close} unsaved={unsaved} title={title}>
      <form noValidate onSubmit={submit} className="flex min-h-0 flex-1 flex-col">
        <SheetBody className="grid content-start gap-4">
          {newer && (
            <BothVersions
              differences={differences(form.getValues(), newer.values, newer.names as Name[])}
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
          <Button type="submit" busy={busy} busyLabel={busyLabel}>
            {action}
          </Button>
        </SheetFooter>
      </form>
    </Dialog>
  );
}
