import { useQuery } from '@tanstack/react-query';
import { inventoryRoutes } from '#shared/inventory/routes.ts';
import { usedIn } from '#shared/inventory/used.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { toPounds } from '#shared/money.ts';
import { read } from '../../../api/read.ts';
import { Card } from '../../../components/card.tsx';
import { Money } from '../../../components/money.tsx';
import { texts } from '../texts.ts';
import { StockPart } from './stock-part.tsx';

/** The stock used on a job, and a way to take more. */
export function UsedStock({ job }: { job: Job }) {
  const moves = useQuery(read(inventoryRoutes.moves, { query: { jobId: String(job.id), limit: '200' } }));
  const used = usedIn(moves.data ?? []);
  return (
    <StockPart job={job} isEmpty={used.length === 0}>
      {used.length > 0 && (
        <Card>
          <ul className="divide-y divide-line">
            {used.map(({ itemId, name, count, pence }) => (
              <li key={itemId} className="flex min-h-11 items-center gap-4 px-4 py-1.5">
                <span className="min-w-6 font-strong">{count.toLocaleString('en-GB')}</span>
                <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
                {pence !== 0 && <Money pounds={toPounds(pence)} />}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {used.length === 0 && moves.data && <p className="text-muted">{texts.nothingUsed}</p>}
    </StockPart>
  );
}
