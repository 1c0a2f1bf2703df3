import { clsx } from 'clsx';
import type { FormEvent, ReactNode } from 'react';
import { Dialog } from '../components/dialog.tsx';
import { SheetBody } from '../components/sheet.tsx';
import { words } from '../words.ts';
import { BothVersions } from './both-versions.tsx';
import { KeptNote } from './kept-note.tsx';
import { Making } from './making.ts';
import { PaperFooter, RecordFooter, type Total } from './record-footer.tsx';

type Values = { [name: string]: unknown };

interface Props<Name extends string> {
  title: string;
  /** The save button's label. */
  action: string;
  /** Its label while saving. */
  busyLabel?: string;
  record: {
    form: { getValues: () => Values };
    submit: (event: FormEvent) => void;
    close: () => void;
    unsaved: boolean;
    busy: boolean;
    waitFor: (made: Promise<unknown>) => void;
    draft: { isKept: boolean; isOld: boolean; beginAnew: () => void };
    newer: { values: Values; names: string[]; keepMine: () => void; takeTheirs: () => void } | null;
  };
  labels: Readonly<Record<Name, string>>;
  /** Formats the value of a field that isn't empty; its text if left out. */
  readable?: (name: Name, value: unknown) => string;
  /** Beside the fields where there is room: the document that they make. */
  beside?: ReactNode;
  /** The form is a document, with this total so far. */
  total?: Total;
  /** Another way to save, before the save button. */
  also?: ReactNode;
  /** Saving needs a connection: the change can't be queued. */
  needsConnection?: boolean;
  /** It is irreversible. */
  danger?: boolean;
  /** Called when the save button is pressed, before saving. */
  onAction?: () => void;
  children: ReactNode;
}

const asText = (_name: string, value: unknown): string => String(value);
const isBlank = (value: unknown): boolean => value === null || value === undefined || value === '';

/** The dialog of `useRecordForm`: its fields, Cancel and the save button. */
export function RecordDialog<Name extends string>(props: Props<Name>) {
  const { title, action, busyLabel = 'Saving...', record, labels, readable = asText, children } = props;
  const { beside, total, also, needsConnection, onAction, danger } = props;
  const { form, submit, close, unsaved, busy, newer, draft } = record;
  const differences = (mine: Values, theirs: Values, names: Name[]) => {
    const read = (name: Name, values: Values) => (isBlank(values[name]) ? '' : readable(name, values[name]));
    return names.map((name) => ({ label: labels[name], mine: read(name, mine), theirs: read(name, theirs) }));
  };
  const ending = { action, busyLabel, busy, also, needsConnection, onAction, danger };
  return (
    <Dialog
      open
      onClose={close}
      unsaved={unsaved}
      title={title}
      wide={Boolean(beside)}
      page={Boolean(total)}
      note={draft.isKept && words.draftKept}
    >
      <form noValidate onSubmit={submit} className="flex min-h-0 flex-1 flex-col">
        <SheetBody
          className={clsx(
            'grid content-start gap-4',
            total && 'typed max-sm:!p-2',
            beside &&
              'split:grid-cols-[minmax(0,1fr)_minmax(0,47%)] split:content-stretch split:gap-0 split:!p-0',
          )}
        >
          <div
            className={clsx(
              'grid grid-cols-[minmax(0,1fr)] content-start',
              total
                ? 'mx-auto w-full max-w-3xl gap-3 self-start rounded-small border border-line bg-surface px-4 py-3.5 shadow-rest'
                : 'gap-4',
              beside &&
                'split:max-w-none split:self-stretch split:rounded-none split:border-0 split:p-6 split:shadow-none',
            )}
          >
            <KeptNote isOld={draft.isOld} onDiscard={draft.beginAnew} />
            {newer && (
              <BothVersions
                differences={differences(form.getValues(), newer.values, newer.names as Name[])}
                onKeepMine={newer.keepMine}
                onUseTheirs={newer.takeTheirs}
              />
            )}
            <Making value={record.waitFor}>{children}</Making>
          </div>
          {beside && (
            <div className="bg-sunken p-6 dark:bg-ground">
              <div className="mx-auto max-w-2xl split:sticky split:top-6">{beside}</div>
            </div>
          )}
        </SheetBody>
        {total ? <PaperFooter total={total} {...ending} /> : <RecordFooter {...ending} />}
      </form>
    </Dialog>
  );
}
