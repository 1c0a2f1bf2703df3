import { formatPounds } from '#shared/money.ts';
import type { VatReturn } from '#shared/tax/vat.ts';
import { Card } from '../../../components/card.tsx';
import { texts } from '../texts.ts';
import { inBox, vatTexts } from './texts.ts';

type Part = VatReturn['parts'][number];

/** The boxes computed from records; the others follow from these. */
const shown = [1, 4, 6, 7] as const;

const figuresOf = ({ boxes }: Part): string => {
  if (!boxes) return vatTexts.partUnknown;
  return shown.map((box) => vatTexts.partFigure(box, formatPounds(inBox(boxes, box)))).join(' · ');
};

/** The figures of each scheme's days, if it changed within the period. */
export function Parts({ parts }: { parts: readonly Part[] }) {
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
