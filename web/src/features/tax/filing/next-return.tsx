import FileCheck2 from 'lucide-react/icons/file-check-corner';
import { formatDate } from '#shared/dates.ts';
import { vatReturnPath } from '#shared/filing/pages.ts';
import type { ShownObligation } from '#shared/filing/vat.ts';
import { Money } from '../../../components/money.tsx';
import { NextButton } from '../../../components/next-act.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { texts } from '../texts.ts';
import { vatTexts } from '../vat/texts.ts';
import { useIsOwner, useVatReturn } from './queries.ts';
import { standingOf } from './standing.ts';
import { filingTexts as words } from './texts.ts';

/** The next return to file, with its result. */
export function NextReturn({ period }: { period: ShownObligation }) {
  const { start, end, due } = period;
  const { data } = useVatReturn(end);
  return (
    <section className="on-brand no-print grid gap-3 rounded-card border-next-line bg-next p-4 text-on-brand lg:p-4.5 dark:border">
      <div className="flex items-start justify-between gap-x-4 large-text:flex-wrap">
        <div className="min-w-0">
          <h2 className="text-large">{texts.period(start, end)}</h2>
          <p className="text-small text-on-brand-muted">
            {standingOf(period).word} · {words.due(formatDate(due))}
          </p>
        </div>
        <div className="text-right">
          {data?.boxes ? (
            <Money pounds={data.boxes.box5} className="text-large font-strong" />
          ) : (
            <Skeleton className="my-1 h-5 w-20" />
          )}
          <p className="text-small text-on-brand-muted">{data?.outcome && vatTexts.outcomes[data.outcome]}</p>
        </div>
      </div>
      <div className="flex">
        <NextButton
          icon={FileCheck2}
          label={useIsOwner() ? words.look : words.lookOnly}
          to={vatReturnPath(end)}
        />
      </div>
    </section>
  );
}
