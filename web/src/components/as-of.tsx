import { clsx } from 'clsx';

const time = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
});
const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', day: 'numeric', month: 'short' });

/** "as of 09:12"; another day's with the day: "as of 20 Nov, 09:12". `at` in milliseconds. */
export const asOfText = (at: number): string =>
  day.format(at) === day.format(Date.now())
    ? `as of ${time.format(at)}`
    : `as of ${day.format(at)}, ${time.format(at)}`;

/** That the server has not said it since: what is seen lies on this device. Nothing where it has. */
export function AsOf({ at, className }: { at: number | undefined; className?: string }) {
  if (at === undefined) return null;
  return (
    <p role="status" className={clsx('text-small text-muted first-letter:uppercase', className)}>
      {asOfText(at)}
    </p>
  );
}
