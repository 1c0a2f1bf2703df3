import { Link } from 'react-router-dom';
import { formatDate } from '#shared/dates.ts';
import { filingRoutes } from '#shared/filing/routes.ts';
import { useCall } from '../../../api/use-call.ts';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Fold } from '../../../components/fold.tsx';
import { ApiError } from '../../../store/api-error.ts';
import { Connected, SaidByHmrc } from './at-hmrc.tsx';
import { Estimate } from './estimate.tsx';
import { IncomeTaxConnect } from './income-tax-connect.tsx';
import { useBusinesses, useIncomeTaxYear } from './income-tax-queries.ts';
import { incomeTaxTexts as words } from './income-tax-texts.ts';
import { useIsOwner } from './queries.ts';
import { SendUpdate } from './send-update.tsx';
import { UpdateRows } from './update-rows.tsx';

/** What else the end of the year needs, and where to do it. */
function Finish({ taxYear, dueBy }: { taxYear: string; dueBy: string }) {
  const day = formatDate(dueBy);
  return (
    <Card className="px-4">
      <Fold id="finish-return" title={words.finish} state={words.due(day)}>
        <p className="text-small sm:col-span-2">{words.finishHint(taxYear, day)}</p>
        <Link to="/books" className="inline-flex min-h-11 items-center font-strong underline">
          {words.download}
        </Link>
      </Fold>
    </Card>
  );
}

/** Income Tax at HMRC: the connection, a year's updates, and HMRC's estimate. */
export function IncomeTaxFiling({ taxYear }: { taxYear: string }) {
  return (
    <Connected tax="incomeTax" connect={<IncomeTaxConnect />}>
      <Year taxYear={taxYear} />
    </Connected>
  );
}

const mustChoose = (error: Error | null): boolean =>
  error instanceof ApiError && error.issues[0]?.path === 'businessId';

function Year({ taxYear }: { taxYear: string }) {
  const query = useIncomeTaxYear(taxYear);
  return (
    <SaidByHmrc heading={words.heading} query={query} above={mustChoose(query.error) && <Businesses />}>
      {(year) => (
        <>
          <SendUpdate year={year} />
          <UpdateRows updates={year.updates} />
          <Estimate taxYear={taxYear} />
          <Finish taxYear={taxYear} dueBy={year.finalDeclaration.dueBy} />
        </>
      )}
    </SaidByHmrc>
  );
}

/** Asked if HMRC has several self-employments: which one these records are for. */
function Businesses() {
  const { data } = useBusinesses();
  const isOwner = useIsOwner();
  const { mutate, isPending } = useCall(filingRoutes.chooseBusiness, {
    success: words.chosen,
    failure: words.chooseFailed,
  });
  if (!data || data.businesses.length === 0) return null;
  return (
    <Card className="grid gap-2 p-4">
      <h3 className="font-strong">{words.chooseTitle}</h3>
      <p className="text-small text-muted">{words.chooseHint}</p>
      <ul aria-label={words.chooseTitle} className="divide-y divide-line">
        {data.businesses.map(({ businessId, tradingName }) => (
          <li key={businessId} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <span className="min-w-0 wrap-anywhere">
              <span className="block font-strong">{tradingName ?? words.unnamed}</span>
              <span className="block text-small text-muted">{businessId}</span>
            </span>
            {isOwner && (
              <Button
                variant="secondary"
                busy={isPending}
                needsConnection
                onClick={() => mutate({ body: { businessId } })}
              >
                {words.choose}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
