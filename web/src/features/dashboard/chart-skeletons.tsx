import { Card } from '../../components/card.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';

/** Placeholders while the charts' code and figures load. */
export function ChartSkeletons() {
  return (
    <Loading>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
        {['revenue', 'ageing', 'jobs', 'clients'].map((chart) => (
          <Card key={chart} className="grid min-h-54 content-start gap-4 p-4">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-28 w-full" />
          </Card>
        ))}
      </div>
    </Loading>
  );
}
