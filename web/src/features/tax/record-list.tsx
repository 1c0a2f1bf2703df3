import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import type { TaxRecord } from '#shared/tax/records.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { RecordRow } from './record-row.tsx';
import { nameOfRecord, texts } from './texts.ts';

interface Props {
  /** The figure that the records add up to. */
  name: string;
  rows: readonly TaxRecord[];
  /** What else adds to it, as a list item. */
  first?: ReactNode;
}

/** The records behind a figure, each with a link. */
export function RecordList({ name, rows, first }: Props) {
  if (rows.length === 0 && !first)
    return <EmptyState icon={Search} title={texts.noRecords} hint={texts.noRecordsHint} />;
  return (
    <ul
      aria-label={texts.behind(name)}
      className="divide-y divide-line rounded-card border border-line bg-surface"
    >
      {first}
      {rows.map((row) => (
        <RecordRow
          key={`${row.kind} ${row.id} ${row.on} ${row.why}`}
          row={row}
          kindName={nameOfRecord(row)}
          pounds={row.amount}
        />
      ))}
    </ul>
  );
}
