import { filingRoutes } from '#shared/filing/contract.ts';
import { useCall } from '../../../api/use-call.ts';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { RowSkeletons } from '../../../components/skeleton.tsx';
import { ApiError } from '../../../store/api-error.ts';
import { Asked } from './asked.tsx';
import { ConnectionFoot, ConnectionWarning } from './connection.tsx';
import { Estimate } from './estimate.tsx';
import { Finish } from './finish.tsx';
import { IncomeTaxConnect } from './income-tax-connect.tsx';
import { useBusinesses, useIncomeTaxYear } from './income-tax-queries.ts';
import { incomeTaxTexts as words } from './income-tax-texts.ts';
import { ReadAt } from './periods.tsx';
import { allFiling, useConnection, useIsOwner } from './queries.ts';
import { SendUpdate } from './send-update.tsx';
import { UpdateRows } from './update-rows.tsx';

/** Income Tax at HMRC: the connection, the updates of a year, and HMRC's estimate. */
export function IncomeTaxFiling({ taxYear }: { taxYear: string }) {
  const { data: connection, isError } = useConnection('incomeTax');
  // The figures below need nobody's answer.
  if (isError && !connection) return null;
  if (!connection) return <RowSkeletons count={1} />;
  const { status } = connection;
  if (status === 'none') return <IncomeTaxConnect />;
  const isOpen = status === 'connected' || status === 'ends_soon';
  return (
    <>
      <ConnectionWarning connection={connection} />
      {isOpen && <Year taxYear={taxYear} />}
      <ConnectionFoot connection={connection} />
    </>
  );
}

const mustChoose = (error: Error | null): boolean =>
  error instanceof ApiError && error.issues[0]?.path === 'businessId';

function Year({ taxYear }: { taxYear: string }) {
  const query = useIncomeTaxYear(taxYear);
  const { data, error, isFetching, refetch } = query;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 px-0.5">
        <h2 className="text-large">{words.heading}</h2>
        {data && <ReadAt at={data.readAt} busy={isFetching} onAgain={() => void refetch()} />}
      </div>
      {mustChoose(error) && <Businesses />}
      <Asked query={query} rows={4}>
        {(year) => (
          <>
            <SendUpdate year={year} />
            <UpdateRows updates={year.updates} />
            <Estimate taxYear={taxYear} />
            <Finish taxYear={taxYear} dueBy={year.finalDeclaration.dueBy} />
          </>
        )}
      </Asked>
    </section>
  );
}

/** HMRC has several self-employments: whose records these are. */
function Businesses() {
  const { data } = useBusinesses();
  const isOwner = useIsOwner();
  const { mutate, isPending } = useCall(filingRoutes.chooseBusiness, {
    success: words.chosen,
    failure: words.chooseFailed,
    refresh: allFiling,
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
