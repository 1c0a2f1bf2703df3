import { type ReactNode, useState } from 'react';
import { addedBy, isCounted } from '#shared/filing/late.ts';
import type { FilingReturn } from '#shared/filing/vat.ts';
import type { BoxNumber } from '#shared/tax/box-words.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Money } from '../../../components/money.tsx';
import { SheetBody } from '../../../components/sheet.tsx';
import { ComingRecords } from '../coming-records.tsx';
import { RecordList } from '../record-list.tsx';
import { texts } from '../texts.ts';
import { figureOfBox, vatTexts } from '../vat/texts.ts';
import { filingTexts as words } from './texts.ts';

/** The page size. */
const step = 50;

export type BoxData = Pick<
  FilingReturn,
  'start' | 'end' | 'status' | 'account' | 'isAccountPaged' | 'isCash' | 'corrections'
>;

interface Props {
  box: BoxNumber;
  data: BoxData;
  onClose: () => void;
}

/** What corrections of earlier returns add to a box, in pounds. */
const lateIn = (box: BoxNumber, { corrections }: Props['data']): number => {
  const added = addedBy(corrections.filter(isCounted));
  if (box === 1) return added.box1;
  return box === 4 ? added.box4 : 0;
};

/** The records behind a box: for a filed return, as they were then; if there are very many, as they are now. */
export default function BoxSheet({ box, data, onClose }: Props) {
  const late = lateIn(box, data);
  const figure = figureOfBox[box];
  const name = `${vatTexts.box(box)}: ${vatTexts.boxes[box]}`;
  const first = late !== 0 && (
    <li className="flex min-h-14 items-center gap-3 px-4 py-1.5">
      <span className="flex-1 font-strong">{words.lateIn}</span>
      <Money pounds={late} />
    </li>
  );
  return (
    <Dialog open onClose={onClose} title={name} tall>
      <SheetBody className="grid content-start gap-3">
        {data.isCash && <p className="text-small text-muted">{vatTexts.byPayment}</p>}
        {data.isAccountPaged && figure ? (
          <>
            {data.status !== 'draft' && <p className="text-small text-muted">{words.asRecordsAreNow}</p>}
            <ComingRecords behind={{ name, figure, from: data.start, to: data.end }} first={first} />
          </>
        ) : (
          <Kept name={name} box={box} data={data} first={first} />
        )}
      </SheetBody>
    </Dialog>
  );
}

interface KeptProps extends Pick<Props, 'box' | 'data'> {
  name: string;
  first: ReactNode;
}

function Kept({ name, box, data, first }: KeptProps) {
  const [shown, show] = useState(step);
  const rows = data.account
    .filter((row) => row.box === box)
    .map((row) => ({ ...row, amount: row.net + row.vat }));
  return (
    <>
      <RecordList name={name} rows={rows.slice(0, shown)} first={first} />
      {rows.length > shown && (
        <Button variant="secondary" onClick={() => show(shown + step)}>
          {texts.more}
        </Button>
      )}
    </>
  );
}
