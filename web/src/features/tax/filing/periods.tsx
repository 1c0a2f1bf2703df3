import ChevronRight from 'lucide-react/icons/chevron-right';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { Link } from 'react-router-dom';
import { formatDate } from '#shared/dates.ts';
import { vatReturnPath } from '#shared/filing/pages.ts';
import type { ShownObligation } from '#shared/filing/vat.ts';
import { formatPounds } from '#shared/money.ts';
import { momentText } from '../../../components/as-of.tsx';
import { Card } from '../../../components/card.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { StateWord } from '../../../components/state-word.tsx';
import { texts } from '../texts.ts';
import { standingOf } from './standing.ts';
import { filingTexts as words } from './texts.ts';

/** The time of HMRC's answer, and a refresh button. */
export function ReadAt({ at, busy, onAgain }: { at: string; busy: boolean; onAgain: () => void }) {
  return (
    <span className="no-print -mr-1 flex items-center gap-1 text-small font-normal text-muted">
      {busy ? words.asking : words.fromHmrc(momentText(Date.parse(at)))}
      <IconButton icon={RotateCw} label={words.again} disabled={busy} needsConnection onClick={onAgain} />
    </span>
  );
}

/** HMRC's VAT periods, newest first; each links to its return. */
export function Periods({ obligations }: { obligations: readonly ShownObligation[] }) {
  if (obligations.length === 0) return <p className="px-1 text-muted">{words.noPeriods}</p>;
  return (
    <Card className="overflow-hidden">
      <ul aria-label={words.periods} className="divide-y divide-line">
        {obligations.map((period) => (
          <Row key={period.end} period={period} />
        ))}
      </ul>
    </Card>
  );
}

/** A return's result: `£180.00 to pay`. */
const sumOf = ({ amount, outcome }: ShownObligation): string | null => {
  if (amount === null) return null;
  if (outcome === 'nil') return words.nothing;
  return outcome === 'pay' ? words.toPay(formatPounds(amount)) : words.toCome(formatPounds(amount));
};

const secondOf = (period: ShownObligation): string => {
  const { due, received } = period;
  return [sumOf(period), received ? words.received(formatDate(received)) : words.due(formatDate(due))]
    .filter(Boolean)
    .join(' · ');
};

function Row({ period }: { period: ShownObligation }) {
  const { start, end } = period;
  const { tone, icon, word } = standingOf(period);
  return (
    <li>
      <Link
        to={vatReturnPath(end)}
        className="flex min-h-14 items-center gap-3 py-1.5 pr-3 pl-4 hover:bg-sunken focus-visible:-outline-offset-3 large-text:flex-wrap"
      >
        <span className="min-w-0 flex-1 large-text:basis-full">
          <span className="block font-strong">{texts.period(start, end)}</span>
          <span className="block text-small text-muted">{secondOf(period)}</span>
        </span>
        <StateWord tone={tone} icon={icon}>
          {word}
        </StateWord>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
      </Link>
    </li>
  );
}
