import { useMemo, useState } from 'react';
import type { Client } from '#shared/clients/client.ts';
import { formatPounds, toPence, toPounds } from '#shared/money.ts';
import { ColumnFields } from '../../../forms/csv/column-fields.tsx';
import { matched, missingIn } from '../../../forms/csv/columns.ts';
import type { Sheet } from '../../../forms/csv/parse.ts';
import { LeftOutRows } from '../left-out-rows.tsx';
import { Preview } from '../preview.tsx';
import { Start } from '../start.tsx';
import type { Existing } from '../target.ts';
import { textsOf } from '../texts.ts';
import { useChecked } from '../use-checked.ts';
import { useImport } from '../use-import.ts';
import { type Answers, checkMove } from './check.ts';
import { Questions } from './questions.tsx';
import type { CheckedMove } from './sorted.ts';
import type { MovingTarget } from './target.ts';
import { movingTexts } from './texts.ts';

interface Props<Fields extends { clientId: number }> {
  target: MovingTarget<Fields>;
  clients: readonly Client[];
  existing: Omit<Existing<unknown>, 'rows'>;
  sheet: Sheet;
  onOther: () => void;
}

const unanswered: Answers = { finished: false, renumber: false, remind: false, who: {} };

/** A file of records with clients: its content, the questions, what will be imported, then the progress. */
export function MovingView<Fields extends { clientId: number }>(props: Props<Fields>) {
  const { existing, sheet, onOther } = props;
  const [answers, setAnswers] = useState(unanswered);
  const [matching, setMatching] = useState(() => matched(props.target.columns, sheet.headings));
  const [began, setBegan] = useState<Pick<Props<Fields>, 'target' | 'clients'> | null>(null);
  // Records created by this import must not count as existing.
  const { target, clients } = began ?? props;
  const { progress, run, stop, kept } = useImport(target, sheet.fileName);
  const missing = missingIn(target.columns, matching);
  // Lists reload afterwards; the check stays valid.
  const isReady = (existing.complete || progress !== null) && !missing;
  const check = useMemo(
    () =>
      isReady ? (signal: AbortSignal) => checkMove(target, sheet, matching, clients, answers, signal) : null,
    [target, sheet, matching, clients, answers, isReady],
  );
  const { checked, isCurrent } = useChecked(check);
  const start = () => {
    if (!checked) return;
    setBegan({ target, clients });
    void run(checked);
  };
  return (
    <>
      <Start
        {...{ target, existing, missing, checked, isCurrent, progress, onOther }}
        notes={checked ? notesOf(target, checked) : []}
        needed={checked?.isOrderUnknown ? movingTexts.orderNeeded : undefined}
        onRun={start}
        onStop={stop}
      />
      {!progress && checked && <Questions {...{ target, checked, answers }} onChange={setAnswers} />}
      {!progress && <ColumnFields {...{ target, sheet, matching }} onChange={setMatching} />}
      {!progress && <Preview target={target} sheet={sheet} matching={matching} />}
      {checked && <LeftOut target={target} checked={checked} kept={kept} />}
    </>
  );
}

/** The invoices' total, to compare with the old program's. */
const sumOf = (fresh: readonly unknown[]): string[] => {
  const bills = fresh as readonly { amount?: unknown; paid?: unknown }[];
  if (bills.length === 0 || !bills.every(({ amount }) => typeof amount === 'number')) return [];
  const [total, paid] = (['amount', 'paid'] as const).map((of) =>
    bills.reduce((sum, bill) => sum + toPence(Number(bill[of] ?? 0)), 0),
  );
  const [whole, owed] = [total ?? 0, (total ?? 0) - (paid ?? 0)].map((pence) =>
    formatPounds(toPounds(pence)),
  );
  return [movingTexts.comesTo(whole ?? '', owed ?? '')];
};

const notesOf = (
  { unit, name }: { unit?: readonly [string, string]; name: string },
  checked: CheckedMove<unknown>,
): string[] => {
  const { rows } = textsOf({ unit });
  return [
    ...(name === 'invoices' ? sumOf(checked.fresh.map(({ input }) => input.fields)) : []),
    ...(checked.added > 0 ? [movingTexts.added(checked.added)] : []),
    ...(checked.waiting > 0 ? [movingTexts.waiting(rows(checked.waiting))] : []),
    ...(checked.taken.length > 0 ? [movingTexts.takenOf(rows(checked.taken.length))] : []),
    ...(checked.passed.length > 0 ? [movingTexts.passed(rows(checked.passed.length))] : []),
  ];
};

interface LeftOutProps {
  target: { unit?: readonly [string, string] };
  checked: CheckedMove<unknown>;
  /** Rows whose number was taken meanwhile. */
  kept: readonly number[];
}

function LeftOut({ target, checked, kept }: LeftOutProps) {
  const said = textsOf(target);
  const taken = [
    ...checked.taken,
    ...kept.map((number) => ({ number, name: '', reason: movingTexts.taken })),
  ];
  const lists = [
    { title: said.bad(checked.bad.length), hint: said.badHint, rows: checked.bad },
    { title: movingTexts.takenOf(said.rows(taken.length)), hint: movingTexts.takenHint, rows: taken },
    { title: said.existing(checked.existing.length), hint: said.repeatHint, rows: checked.existing },
    {
      title: movingTexts.passed(said.rows(checked.passed.length)),
      hint: movingTexts.passedHint,
      rows: checked.passed,
    },
  ];
  return lists.map((list) => list.rows.length > 0 && <LeftOutRows key={list.hint} {...list} />);
}
