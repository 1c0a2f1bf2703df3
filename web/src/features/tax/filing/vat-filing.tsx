import ChevronRight from 'lucide-react/icons/chevron-right';
import FileCheck2 from 'lucide-react/icons/file-check-corner';
import { Link } from 'react-router-dom';
import { formatDate } from '#shared/dates.ts';
import { vatReturnPath } from '#shared/filing/pages.ts';
import type { ShownObligation } from '#shared/filing/vat.ts';
import { momentText } from '../../../components/as-of.tsx';
import { Card } from '../../../components/card.tsx';
import { Money } from '../../../components/money.tsx';
import { NextButton } from '../../../components/next-act.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { texts } from '../texts.ts';
import { vatTexts } from '../vat/texts.ts';
import { Connected, SaidByHmrc } from './at-hmrc.tsx';
import { ConnectCard } from './connect-card.tsx';
import { Periods } from './periods.tsx';
import { useFiledReturns, useIsOwner, useObligations, useVatAccount, useVatReturn } from './queries.ts';
import { isToFile, standingOf } from './standing.ts';
import { filingTexts as words } from './texts.ts';

/** The next return to file, with its result. */
function NextReturn({ period }: { period: ShownObligation }) {
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

/** What is owed according to HMRC's account, with a link to it. */
function AccountLink() {
  const { data } = useVatAccount();
  return (
    <Card className="overflow-hidden">
      <Link
        to="/tax/vat/account"
        className="flex min-h-14 items-center gap-3 py-1.5 pr-3 pl-4 hover:bg-sunken focus-visible:-outline-offset-3 large-text:flex-wrap"
      >
        <span className="min-w-0 flex-1 large-text:basis-full">
          <span className="block font-strong">{words.account}</span>
          <span className="block text-small text-muted">
            {data ? words.standsAt(data.penalties.points, data.penalties.threshold) : words.accountHint}
          </span>
        </span>
        {data && (
          <span className="grid justify-items-end">
            <Money pounds={data.owed} className="font-strong" />
            <span className="text-micro text-muted">{words.owed}</span>
          </span>
        )}
        <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
      </Link>
    </Card>
  );
}

/** The VAT periods as HMRC last gave them, while it can't be asked or nothing is connected. Renders nothing without any. */
function LastKnown() {
  const { data } = useFiledReturns();
  if (!data || data.returns.length === 0) return null;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 px-0.5">
        <h2 className="text-large">{words.lastKnown}</h2>
        {data.readAt && (
          <span className="text-small text-muted">{words.fromHmrc(momentText(Date.parse(data.readAt)))}</span>
        )}
      </div>
      <Periods obligations={data.returns} />
    </section>
  );
}

/** VAT at HMRC: the connection, the periods and what is owed. */
export function VatFiling() {
  return (
    <Connected tax="vat" connect={<ConnectCard />} without={<LastKnown />}>
      <AtHmrc />
    </Connected>
  );
}

function AtHmrc() {
  const query = useObligations();
  // Oldest first: HMRC's figures build on each other.
  const next = query.data?.obligations.findLast(isToFile);
  return (
    <>
      <SaidByHmrc heading={words.heading} query={query}>
        {({ obligations }) => (
          <>
            {next && <NextReturn period={next} />}
            <Periods obligations={obligations} />
            <AccountLink />
          </>
        )}
      </SaidByHmrc>
      {query.error && !query.data && <LastKnown />}
    </>
  );
}
