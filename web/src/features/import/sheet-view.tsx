import { useMemo, useState } from 'react';
import { ColumnFields } from '../../forms/csv/column-fields.tsx';
import { matched, missingIn } from '../../forms/csv/columns.ts';
import type { Sheet } from '../../forms/csv/parse.ts';
import { checkRows } from './check-rows.ts';
import { LeftOutRows } from './left-out-rows.tsx';
import { Preview } from './preview.tsx';
import { Start } from './start.tsx';
import type { Existing, Target } from './target.ts';
import { texts } from './texts.ts';
import { useChecked } from './use-checked.ts';
import { useImport } from './use-import.ts';

interface Props<Input extends object> {
  target: Target<Input>;
  existing: Existing<Input>;
  sheet: Sheet;
  onOther: () => void;
}

/** A file's content, what will be imported, and then the progress. */
export function SheetView<Input extends object>({ target, existing, sheet, onOther }: Props<Input>) {
  const [matching, setMatching] = useState(() => matched(target.columns, sheet.headings));
  const { progress, run, stop } = useImport(target, sheet.fileName);
  const before = useKnownAtStart(existing.rows, progress !== null);
  const missing = missingIn(target.columns, matching);
  // Lists reload afterwards; the check stays valid.
  const isReady = (existing.complete || progress !== null) && !missing;
  const check = useMemo(
    () => (isReady ? (signal: AbortSignal) => checkRows(target, sheet, matching, before, signal) : null),
    [target, sheet, matching, before, isReady],
  );
  const { checked, isCurrent } = useChecked(check);
  return (
    <>
      <Start
        target={target}
        existing={existing}
        missing={missing}
        {...{ checked, isCurrent }}
        progress={progress}
        onRun={() => checked && void run(checked)}
        onStop={stop}
        onOther={onOther}
      />
      {!progress && <ColumnFields {...{ target, sheet, matching }} onChange={setMatching} />}
      {!progress && <Preview target={target} sheet={sheet} matching={matching} />}
      {checked && checked.bad.length > 0 && (
        <LeftOutRows title={texts.bad(checked.bad.length)} hint={texts.badHint} rows={checked.bad} />
      )}
      {checked && checked.existing.length > 0 && (
        <LeftOutRows
          title={texts.existing(checked.existing.length)}
          hint={texts.repeatHint}
          rows={checked.existing}
        />
      )}
    </>
  );
}

/** The records when the import started: those it creates must not count as existing. */
const useKnownAtStart = <Row,>(rows: readonly Row[], started: boolean): readonly Row[] => {
  const [known, setKnown] = useState(rows);
  if (!started && known !== rows) setKnown(rows);
  return known;
};
