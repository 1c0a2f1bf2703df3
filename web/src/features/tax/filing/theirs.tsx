import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import type { FilingReturn } from '#shared/filing/vat.ts';
import { boxNumbers } from '#shared/tax/box-words.ts';
import { Card } from '../../../components/card.tsx';
import { Money } from '../../../components/money.tsx';
import { Notice } from '../../../components/notice.tsx';
import { inBox, vatTexts } from '../vat/texts.ts';
import { filingTexts as words } from './texts.ts';

/** A return that other software filed: HMRC's figures beside ours. */
export function Theirs({ data: { boxes, theirs } }: { data: FilingReturn }) {
  return (
    <>
      <Notice tone="warning" icon={CircleAlert} title={words.elsewhereTitle}>
        {words.elsewhereHint}
      </Notice>
      {boxes && theirs && (
        <Card className="overflow-x-auto">
          <table className="w-full text-left">
            <thead>
              <tr className="text-small text-muted">
                <th scope="col" className="px-4 py-2 font-normal">
                  {words.box}
                </th>
                <th scope="col" className="py-2 text-right font-normal">
                  {words.ours}
                </th>
                <th scope="col" className="px-4 py-2 text-right font-normal">
                  {words.theirs}
                </th>
              </tr>
            </thead>
            <tbody>
              {boxNumbers.map((box) => (
                <tr key={box} className="border-t border-line">
                  <th scope="row" className="px-4 py-2 font-normal wrap-anywhere">
                    <span className="block text-micro text-muted">{vatTexts.box(box)}</span>
                    {vatTexts.boxes[box]}
                  </th>
                  <td className="py-2 text-right align-bottom">
                    <Money pounds={inBox(boxes, box)} />
                  </td>
                  <td className="px-4 py-2 text-right align-bottom font-strong">
                    <Money pounds={inBox(theirs, box)} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
      )}
    </>
  );
}
