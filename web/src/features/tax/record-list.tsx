import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import type { TaxRecord } from '#shared/tax/records.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { RecordRow } from './record-row.tsx';
import { nameOfRecord, texts } from './texts.ts';

interface Props {
  /** The figure that the records make up. */
  name: string;
  rows: readonly TaxRecord[];
  /** What makes it up besides records, as an item of the list. */
  first?: ReactNode;
}

/** Records behind a figure, each a way to what it is of. */
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
