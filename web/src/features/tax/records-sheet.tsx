import Search from 'lucide-react/icons/search';
import type { TaxRecord } from '#shared/tax/records.ts';
import { taxRoutes } from '#shared/tax/routes.ts';
import { useListBySteps } from '../../api/paged-list.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { SheetBody } from '../../components/sheet.tsx';
import { Answered } from './answered.tsx';
import type { Behind } from './behind.ts';
import { RecordRow } from './record-row.tsx';
import { nameOfRecord, texts } from './texts.ts';

/** As many records as come at once. */
const step = 50;

/** The records behind a figure, each a way to what it is of; a year may hold thousands, so they come as they are asked for. */
export default function RecordsSheet({ behind, onClose }: { behind: Behind; onClose: () => void }) {
  const { name, figure, category, from, to } = behind;
  const query = useListBySteps(taxRoutes.records, { figure, from, to, ...(category && { category }) }, step);
  return (
    <Dialog open onClose={onClose} title={name} description={texts.period(from, to)} tall>
      <SheetBody className="grid content-start gap-3">
        <Answered query={query}>{(rows) => <Rows name={name} rows={rows} />}</Answered>
        {query.hasMore && (
          <Button variant="secondary" busy={query.isMoreComing} onClick={query.more}>
            {texts.more}
          </Button>
        )}
      </SheetBody>
    </Dialog>
  );
}

function Rows({ name, rows }: { name: string; rows: readonly TaxRecord[] }) {
  if (rows.length === 0)
    return <EmptyState icon={Search} title={texts.noRecords} hint={texts.noRecordsHint} />;
  return (
    <ul
      aria-label={texts.behind(name)}
      className="divide-y divide-line rounded-card border border-line bg-surface"
    >
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
