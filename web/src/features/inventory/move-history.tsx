import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import type { Item } from '#shared/inventory/contract.ts';
import type { Move } from '#shared/inventory/move.ts';
import { inventoryRoutes } from '#shared/inventory/routes.ts';
import { useListBySteps } from '../../api/paged-list.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { DateText } from '../../components/date-text.tsx';
import { Money } from '../../components/money.tsx';
import { RecordPart } from '../../components/record-part.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { moveLooks, reasonNames } from './looks.ts';
import { texts } from './texts.ts';

/** The page size: most people want the last few. */
const step = 20;

/** An item's moves, newest first, and older ones on demand. */
const useHistory = (itemId: number) =>
  useListBySteps(inventoryRoutes.moves, { itemId: String(itemId) }, step);

/** An item's stock movements, newest first. */
export function MoveHistory({ item }: { item: Item }) {
  const { data, isError, refetch, hasMore, more, isMoreComing } = useHistory(item.id);
  return (
    <RecordPart title={texts.history}>
      {data?.length === 0 && <p className="text-muted">{texts.noHistory}</p>}
      {(!data || data.length > 0) && (
        <Card>
          {!data && !isError && <Waiting />}
          {!data && isError && (
            <div className="flex flex-wrap items-center justify-between gap-3 p-4">
              <p className="text-muted">{texts.historyFailed}</p>
              <Button variant="secondary" onClick={() => refetch()}>
                {texts.tryAgain}
              </Button>
            </div>
          )}
          {data && (
            <ul aria-label={texts.history} className="divide-y divide-line">
              {data.map((move) => (
                <li key={move.id}>
                  <MoveRow move={move} />
                </li>
              ))}
            </ul>
          )}
          {hasMore && (
            <div className="no-print border-t border-line p-2">
              <Button variant="quiet" wide busy={isMoreComing} onClick={more}>
                {texts.olderMoves}
              </Button>
            </div>
          )}
        </Card>
      )}
    </RecordPart>
  );
}

const signed = new Intl.NumberFormat('en-GB', { signDisplay: 'exceptZero' });

function MoveRow({ move }: { move: Move }) {
  const { icon: Icon, name } = moveLooks[move.type];
  return (
    <div className="flex items-start gap-3 px-4 py-3">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p>
          <span className="font-strong">{name}</span>
          {move.reason && move.reason !== move.type && ` · ${reasonNames[move.reason]}`}
          {move.type === 'adjustment' && ` · counted ${move.quantity.toLocaleString('en-GB')}`}
        </p>
        <p className="text-small text-muted">
          <DateText value={move.transactionDate} />
          {move.job && (
            <>
              {' · '}
              <Link to={`/jobs?id=${move.job.id}`} className="underline underline-offset-4 wrap-anywhere">
                {move.job.title}
              </Link>
            </>
          )}
        </p>
        {move.notes && <p className="text-small whitespace-pre-line wrap-anywhere">{move.notes}</p>}
      </div>
      <div className="shrink-0 text-right">
        <p className={clsx('font-strong', move.change > 0 && 'text-on-success')}>
          {signed.format(move.change)}
        </p>
        {move.totalCost !== null && (
          <p className="text-small text-muted">
            <Money pounds={move.totalCost} />
          </p>
        )}
      </div>
    </div>
  );
}

function Waiting() {
  return (
    <Loading>
      <div className="grid gap-2 p-4">
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-4 w-1/3" />
      </div>
    </Loading>
  );
}
