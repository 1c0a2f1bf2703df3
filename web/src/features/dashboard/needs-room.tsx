import { Card } from '../../components/card.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';

/** The number of rows that fit a phone with the day above them. */
export const shownNeeds = 5;

/** True if all rows are shown: a single row isn't folded away. */
export const fitsWhole = (count: number): boolean => count <= shownNeeds + 1;

const keyOf = (userId: string): string => `needs:${userId}`;

/** The number of rows when this device last showed them; undefined if it never did. */
export const rowsLastTime = (userId: string): number | undefined => {
  try {
    const count = localStorage.getItem(keyOf(userId));
    return count === null ? undefined : Number(count);
  } catch {
    return undefined;
  }
};

/** Stores the number of rows, so that the next start reserves their space. */
export const noteRows = (userId: string, count: number): void => {
  try {
    localStorage.setItem(keyOf(userId), String(count));
  } catch {
    // The next start then waits until the number is known.
  }
};

/** A placeholder for the rows until they are loaded: nothing below moves when they are. */
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
