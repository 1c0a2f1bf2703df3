import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { asOfText } from './as-of.tsx';
import { Money } from './money.tsx';
import { usePrinting } from './use-printing.ts';
import { useUnfolded } from './use-unfolded.ts';
import { VirtualList } from './virtual-list.tsx';
import { useSplit } from './widths.ts';

export interface Group<Row> {
  /** Its name, unique in the list; empty for a single group without a heading. */
  name: string;
  rows: readonly Row[];
  /** The total of its rows, in pounds. */
  sum?: number | undefined;
  tone?: 'danger' | undefined;
  /** Folded to a line with its count: its rows need nothing more. */
  folded?: boolean | undefined;
}

export interface RowLook<Row> {
  /** The list's label for screen readers. */
  label: string;
  /** The kind of its records: `invoice`. */
  kind: string;
  chosenId: number | null;
  /** A row's usual height in pixels. */
  rowHeight: number;
  render: (row: Row) => ReactNode;
}

interface Props<Row> extends RowLook<Row> {
  group: Group<Row>;
  /** Shows all rows: somebody searches or prints. */
  whole: boolean;
  /** A long group shows only a few rows at first. */
  shortened: boolean;
  /** When the server last answered, in milliseconds, if it doesn't answer now. */
  asOf?: number | undefined;
}

const shortUpTo = 6;
const shown = 4;

/** Rows under their heading, which sticks below the list's header while they scroll past. */
export function RowGroup<Row extends { id: number }>(props: Props<Row>) {
  const { group, label, shortened, chosenId, asOf } = props;
  const { name, rows, folded = false } = group;
  const listName = !name || label === name ? label : `${label}, ${name}`;
  const [unfolded, setUnfolded] = useUnfolded(listName);
  const isWhole = usePrinting() || props.whole;
  const isChosenHere = useSplit() && chosenId !== null && rows.some(({ id }) => id === chosenId);
  const isOpen = isWhole || unfolded || isChosenHere;
  const isShort = shortened && !folded && !isOpen && rows.length > shortUpTo;
  if (rows.length === 0) return null;
  return (
    <section aria-label={name || undefined}>
      {name && (
        <Heading group={group} asOf={asOf} fold={folded && !isWhole ? { isOpen, setUnfolded } : null} />
      )}
      {(isOpen || !folded) && (
        <div className="border-y border-line bg-surface">
          <VirtualList
            label={listName}
            items={isShort ? rows.slice(0, shown) : rows}
            keyOf={({ id }) => id}
            recordOf={({ id }) => `${props.kind}/${id}`}
            rowHeight={props.rowHeight}
            reveal={chosenId}
            render={props.render}
          />
          {isShort && (
            <button
              type="button"
              onClick={() => setUnfolded(true)}
              className="min-h-11 w-full border-t border-line px-4 text-left text-small font-strong underline underline-offset-3 lg:px-5"
            >
              Show {rows.length - shown} more
            </button>
          )}
        </div>
      )}
    </section>
  );
}

interface HeadingProps<Row> {
  group: Group<Row>;
  asOf: number | undefined;
  fold: { isOpen: boolean; setUnfolded: (open: boolean) => void } | null;
}

function Heading<Row>({ group: { name, rows, sum, tone }, asOf, fold }: HeadingProps<Row>) {
  const line = 'flex w-full items-center justify-between gap-3 px-4 text-small lg:px-5';
  const text = (
    <>
      <span className="flex flex-wrap items-baseline gap-x-3">
        <span className={clsx('font-strong', tone === 'danger' && 'text-on-alert')}>{name}</span>
        {asOf !== undefined && (
          <span role="status" className="font-normal text-muted">
            {asOfText(asOf)}
          </span>
        )}
      </span>
      <span className="flex items-center gap-1.5 font-normal text-muted">
        {rows.length.toLocaleString('en-GB')}
        {sum !== undefined && (
          <>
            {' · '}
            <Money pounds={sum} />
          </>
        )}
        {fold && <ChevronDown aria-hidden className={clsx('size-4', fold.isOpen && 'rotate-180')} />}
      </span>
    </>
  );
  return (
    <h2 className="sticky top-[calc(var(--list-top,0px)+var(--strip-top,0px))] z-5 bg-ground print:static">
      {fold ? (
        <button
          type="button"
          aria-expanded={fold.isOpen}
          onClick={() => fold.setUnfolded(!fold.isOpen)}
          className={clsx(line, 'min-h-11')}
        >
          {text}
        </button>
      ) : (
        <span className={clsx(line, 'min-h-7.5')}>{text}</span>
      )}
    </h2>
  );
}
