import { lazy, Suspense, useState } from 'react';
import type { FilingReturn } from '#shared/filing/vat.ts';
import { type BoxNumber, boxNumbers } from '#shared/tax/box-words.ts';
import { Card } from '../../../components/card.tsx';
import { FigureRow, FigureRows } from '../figure-rows.tsx';
import { figureOfBox, inBox, vatTexts } from '../vat/texts.ts';
import type { BoxData } from './box-sheet.tsx';
import { filingTexts as words } from './texts.ts';

const BoxSheet = lazy(() => import('./box-sheet.tsx'));

/** The nine boxes; a tap opens a box's records. */
export function Boxes({ data }: { data: BoxData & Pick<FilingReturn, 'boxes'> }) {
  const [open, show] = useState<BoxNumber | null>(null);
  const { boxes } = data;
  if (!boxes) return null;
  return (
    <>
      <Card className="overflow-hidden">
        <FigureRows label={words.boxes}>
          {boxNumbers.map((box) => (
            <FigureRow
              key={box}
              mark={vatTexts.box(box)}
              figure={`vat.filing.box${box}`}
              name={vatTexts.boxes[box]}
              pounds={inBox(boxes, box)}
              strong={box === 5}
              onOpen={figureOfBox[box] ? () => show(box) : undefined}
            />
          ))}
        </FigureRows>
      </Card>
      <Suspense>{open && <BoxSheet box={open} data={data} onClose={() => show(null)} />}</Suspense>
    </>
  );
}
