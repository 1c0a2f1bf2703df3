import Calculator from 'lucide-react/icons/calculator';
import { useState } from 'react';
import { formatDate, londonDate } from '#shared/dates.ts';
import { filingRoutes } from '#shared/filing/routes.ts';
import { useCall } from '../../../api/use-call.ts';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Money } from '../../../components/money.tsx';
import { ApiError, explain } from '../../../store/api-error.ts';
import { Failed } from './failed.tsx';
import { useEstimate } from './income-tax-queries.ts';
import { incomeTaxTexts as words } from './income-tax-texts.ts';
import { useIsOwner } from './queries.ts';

const saidOf = (error: Error): string =>
  error instanceof ApiError ? error.reason : explain(words.estimateFailed, error);

/** HMRC's estimate from the updates it has; on request, because it takes some seconds. */
export function Estimate({ taxYear }: { taxYear: string }) {
  const [id, setId] = useState('');
  const isOwner = useIsOwner();
  const { mutate, isPending } = useCall(filingRoutes.beginEstimate, {
    failure: saidOf,
    onSuccess: (begun) => setId(begun.id),
  });
  if (id) return <Made taxYear={taxYear} id={id} />;
  if (!isOwner) return null;
  return (
    <Button
      variant="secondary"
      icon={Calculator}
      busy={isPending}
      needsConnection
      className="justify-self-start"
      onClick={() => mutate({ params: { taxYear } })}
    >
      {words.askEstimate}
    </Button>
  );
}

function Made({ taxYear, id }: { taxYear: string; id: string }) {
  const { data, error, refetch } = useEstimate(taxYear, id);
  if (error) return <Failed error={error} retry={() => void refetch()} />;
  const { amount = null, at = null } = data ?? {};
  return (
    <Card className="grid gap-1 p-4" role="status">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-strong">{words.estimate}</h3>
        {amount === null ? (
          <span className="text-muted">{words.working}</span>
        ) : (
          <Money pounds={amount} className="text-large font-strong" />
        )}
      </div>
      {amount !== null && (
        <p className="text-small text-muted">
          {words.estimateHint(formatDate(londonDate(at ?? Date.now())))}
        </p>
      )}
    </Card>
  );
}
