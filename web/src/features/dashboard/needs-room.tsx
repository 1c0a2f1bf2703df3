import { Card } from '../../components/card.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';

/** So many rows of the queue stand on a phone with the day above them. */
export const shownNeeds = 5;

/** Whether all of so many rows stand there: one is not folded away alone. */
export const fitsWhole = (count: number): boolean => count <= shownNeeds + 1;

const keyOf = (userId: string): string => `needs:${userId}`;

/** How many rows the queue had when this device last showed it; undefined where it never did. */
export const rowsLastTime = (userId: string): number | undefined => {
  try {
    const count = localStorage.getItem(keyOf(userId));
    return count === null ? undefined : Number(count);
  } catch {
    return undefined;
  }
};

/** Notes how many there are, so that another start keeps their room. */
export const noteRows = (userId: string, count: number): void => {
  try {
    localStorage.setItem(keyOf(userId), String(count));
  } catch {
    // Then another start waits until it is known.
  }
};

/** The room of the queue, taken before its rows are read: nothing below it moves when they are. */
export function NeedsRoom({ count }: { count: number }) {
  const rows = Array.from({ length: fitsWhole(count) ? count : shownNeeds }, (_, index) => index);
  return (
    <Loading>
      <div className="h-6.5" />
      <Card className="divide-y divide-line">
        {rows.map((row) => (
          <div key={row} className="grid min-h-15 content-center gap-2 px-4">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-3.5 w-2/3" />
          </div>
        ))}
        {!fitsWhole(count) && <div className="min-h-11" />}
      </Card>
    </Loading>
  );
}
