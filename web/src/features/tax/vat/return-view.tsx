import { formatDate } from '#shared/dates.ts';
import { formatPounds } from '#shared/money.ts';
import { type BoxNumber, boxNumbers } from '#shared/tax/box-words.ts';
import type { VatReturn } from '#shared/tax/vat.ts';
import { Card } from '../../../components/card.tsx';
import { Money } from '../../../components/money.tsx';
import type { ShowBehind } from '../behind.ts';
import { FigureRow, FigureRows, Source } from '../figure-rows.tsx';
import { Marks } from '../marks.tsx';
import { texts } from '../texts.ts';
import { figureOfBox, inBox, marks, vatTexts } from './texts.ts';

type Part = VatReturn['parts'][number];

/** The boxes computed from records; the others follow from these. */
const shown = [1, 4, 6, 7] as const;

const figuresOf = ({ boxes }: Part): string => {
  if (!boxes) return vatTexts.partUnknown;
  return shown.map((box) => vatTexts.partFigure(box, formatPounds(inBox(boxes, box)))).join(' · ');
};

/** The figures of each scheme's days, if it changed within the period. */
function Parts({ parts }: { parts: readonly Part[] }) {
  return (
    <Card>
      <ul aria-label={vatTexts.parts} className="divide-y divide-line">
        {parts.map((part) => (
          <li key={part.from} className="grid gap-0.5 px-4 py-2">
            <span className="font-strong">{vatTexts.schemes[part.scheme]}</span>
            <span className="text-small text-muted">{texts.period(part.from, part.to)}</span>
            <span className="text-small tabular-nums">{figuresOf(part)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Boxes 1 to 9 with notes. */
export function ReturnView({ data, onShow }: { data: VatReturn; onShow: ShowBehind }) {
  const said = data.marks.map(({ code, amount }) => ({
    ...marks[code],
    sentence: marks[code].words(formatPounds(amount ?? 0), !amount),
  }));
  return (
    <>
      <Marks wrong={said.filter(({ isWrong }) => isWrong).map(({ sentence }) => sentence)} />
      {data.boxes && <QuarterBoxes data={data} boxes={data.boxes} onShow={onShow} />}
      {data.parts.length > 0 && <Parts parts={data.parts} />}
      <Marks known={said.filter(({ isWrong }) => !isWrong).map(({ sentence }) => sentence)} />
      <Source>
        {vatTexts.schemes[data.scheme]}. {vatTexts.reversed} {texts.source(vatTexts.source)}
      </Source>
    </>
  );
}

interface BoxesProps {
  data: VatReturn;
  boxes: NonNullable<VatReturn['boxes']>;
  onShow: ShowBehind;
}

function QuarterBoxes({ data, boxes, onShow }: BoxesProps) {
  const { from, to, outcome, dueBy, scheme, parts } = data;
  const isCash = [data, ...parts].some((each) => each.scheme === 'cash');
  const rule = isCash ? vatTexts.byPayment : undefined;
  const nameOf = (box: BoxNumber): string =>
    box === 6 && scheme === 'flat' ? vatTexts.flatSix : vatTexts.boxes[box];
  return (
    <Card className="overflow-hidden">
      <div className="flex items-center justify-between gap-x-4 border-b border-line px-4 py-3 large-text:flex-wrap">
        <span>
          <span className="block font-strong">{outcome && vatTexts.outcomes[outcome]}</span>
          <span className="block text-small text-muted">{texts.due(formatDate(dueBy))}</span>
        </span>
        <Money pounds={boxes.box5} className="text-large font-strong" />
      </div>
      <FigureRows label={texts.parts.vat}>
        {boxNumbers.map((box) => {
          const figure = figureOfBox[box];
          const name = nameOf(box);
          return (
            <FigureRow
              key={box}
              mark={vatTexts.box(box)}
              figure={`vat.box${box}`}
              name={name}
              pounds={inBox(boxes, box)}
              onOpen={
                figure && (() => onShow({ name: `${vatTexts.box(box)}: ${name}`, figure, from, to, rule }))
              }
            />
          );
        })}
      </FigureRows>
    </Card>
  );
}
