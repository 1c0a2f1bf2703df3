import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { moneyMark } from '../../components/figure-mark.ts';
import type { PillTone } from '../../components/pill.tsx';
import { Chart } from './chart.tsx';

interface Row {
  name: ReactNode;
  /** Needed if the name is not a plain text. */
  key?: number;
  tone?: PillTone;
  /** Its bar's length, in the unit shared by all rows. */
  share: number;
  figures: readonly string[];
  /** The mark of its last figure. */
  mark?: ReturnType<typeof moneyMark>;
}

interface Props {
  title: string;
  /** The column headings: rows and figures. */
  columns: readonly string[];
  rows: readonly Row[];
  /** Shown if there are no rows. */
  empty?: string;
}

const colours: Record<PillTone, string> = {
  neutral: 'text-control',
  info: 'text-on-info',
  success: 'text-on-success',
  warning: 'text-on-warning',
  danger: 'text-danger',
};

/** Figures with bars. It is a table, so it can be read without the bars. */
export function BarTable({ title, columns, rows, empty }: Props) {
  const most = Math.max(...rows.map(({ share }) => share), 0);
  // The same width for all last figures, so that the bars are comparable.
  const widest = Math.max(...rows.map(({ figures }) => figures.at(-1)?.length ?? 0), 3);
  if (rows.length === 0) {
    return (
      <Chart title={title}>
        <p className="text-small text-muted">{empty}</p>
      </Chart>
    );
  }
  return (
    <Chart title={title}>
      <table className="w-full border-collapse text-small [&_td]:py-1.5 [&_th]:py-1.5">
        <caption className="sr-only">{title}</caption>
        <thead className="sr-only">
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <BarRow key={row.key ?? String(row.name)} row={row} most={most} widest={widest} />
          ))}
        </tbody>
      </table>
    </Chart>
  );
}

interface BarRowProps {
  row: Row;
  most: number;
  /** The length of the longest last figure, in characters. */
  widest: number;
}

function BarRow({ row, most, widest }: BarRowProps) {
  const { name, tone = 'neutral', share, figures, mark } = row;
  const [last, ...before] = figures.toReversed();
  return (
    <tr className="align-middle large-text:flex large-text:flex-wrap large-text:justify-between">
      <th
        scope="row"
        className={clsx(
          'pr-3 text-left font-normal wrap-anywhere large-text:w-full',
          before.length > 0 ? 'w-[38%]' : 'w-[48%]',
        )}
      >
        {name}
      </th>
      {before.map((figure, at) => (
        <td key={columnsKey(at)} className="pr-2 text-right text-muted">
          {figure}
        </td>
      ))}
      <td className="text-right whitespace-nowrap">
        <span className="flex items-center gap-2">
          <Bar of={most > 0 ? share / most : 0} className={clsx('flex-1', colours[tone])} />
          <span {...mark} className="font-strong" style={{ minWidth: `${widest}ch` }}>
            {last}
          </span>
        </span>
      </td>
    </tr>
  );
}

const columnsKey = (at: number): string => `figure ${at}`;

/** `of` is its length, from 0 to 1. */
function Bar({ of, className }: { of: number; className: string }) {
  return (
    <svg aria-hidden="true" height={8} className={clsx('w-full min-w-8 large-text:hidden', className)}>
      <rect width="100%" height={8} rx={4} className="fill-sunken" />
      {of > 0 && <rect width={`${Math.max(3, of * 100)}%`} height={8} rx={4} fill="currentColor" />}
    </svg>
  );
}
