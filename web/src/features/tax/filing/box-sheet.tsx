import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { addedBy } from '#shared/filing/late.ts';
import type { FilingReturn } from '#shared/filing/vat.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Money } from '../../../components/money.tsx';
import { SheetBody } from '../../../components/sheet.tsx';
import { RecordRow } from '../record-row.tsx';
import { nameOfRecord, texts } from '../texts.ts';
import { type BoxNumber, vatTexts } from '../vat/texts.ts';
import { filingTexts as words } from './texts.ts';

/** As many rows as come at once. */
const step = 50;

interface Props {
  box: BoxNumber;
  data: Pick<FilingReturn, 'account' | 'corrections'>;
  onClose: () => void;
}

/** What the changes of earlier returns add to a box, in pounds. */
const lateIn = (box: BoxNumber, { corrections }: Props['data']): number => {
  const added = addedBy(
    corrections.filter(({ place, cause }) => place === 'return' && cause !== 'deliberate'),
  );
  if (box === 1) return added.box1;
  return box === 4 ? added.box4 : 0;
};

/** The records that make up a box, as they are now or, of a return that was filed, as they were. */
export default function BoxSheet({ box, data, onClose }: Props) {
  const [shown, show] = useState(step);
  const rows = data.account.filter((row) => row.box === box);
  const late = lateIn(box, data);
  const name = `${vatTexts.box(box)}: ${vatTexts.boxes[box]}`;
  return (
    <Dialog open onClose={onClose} title={name} tall>
      <SheetBody className="grid content-start gap-3">
        {rows.length === 0 && late === 0 && (
          <EmptyState icon={Search} title={texts.noRecords} hint={texts.noRecordsHint} />
        )}
        {(rows.length > 0 || late !== 0) && (
          <ul
            aria-label={texts.behind(name)}
            className="divide-y divide-line rounded-card border border-line bg-surface"
          >
            {late !== 0 && (
              <li className="flex min-h-14 items-center gap-3 px-4 py-1.5">
                <span className="flex-1 font-strong">{words.lateIn}</span>
                <Money pounds={late} />
              </li>
            )}
            {rows.slice(0, shown).map((row) => (
              <RecordRow
                key={`${row.kind} ${row.id} ${row.on} ${row.why}`}
                row={row}
                kindName={nameOfRecord(row)}
                pounds={row.net + row.vat}
              />
            ))}
          </ul>
        )}
        {rows.length > shown && (
          <Button variant="secondary" onClick={() => show(shown + step)}>
            {texts.more}
          </Button>
        )}
      </SheetBody>
    </Dialog>
  );
}
