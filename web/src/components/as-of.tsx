import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const time = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
});
const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', day: 'numeric', month: 'short' });

/** "09:12"; with the date if it is not today: "20 Nov, 09:12". `at` in milliseconds. */
export const momentText = (at: number): string =>
  day.format(at) === day.format(Date.now()) ? time.format(at) : `${day.format(at)}, ${time.format(at)}`;

/** "as of 09:12". */
export const asOfText = (at: number): string => `as of ${momentText(at)}`;

interface Props {
  at: number | undefined;
  className?: string;
}

interface OverProps {
  className?: string | undefined;
  children: ReactNode;
}

/** A line over the edge that it stands at, on the right: it appears late, and nothing may move for it. */
export function OverEdge({ className, children }: OverProps) {
  return (
    <div className={clsx('no-print relative z-6 h-0 large-text:h-auto', className)}>
      <div className="absolute -top-2.5 right-0 rounded-full bg-ground px-2 large-text:static">
        {children}
      </div>
    </div>
  );
}

/** Says that the data is from this device and how old it is. Renders nothing if it is current. */
export function AsOf({ at, className }: Props) {
  if (at === undefined) return null;
  return (
    <p role="status" className={clsx('text-small text-muted first-letter:uppercase', className)}>
      {asOfText(at)}
    </p>
  );
}

export function AsOfOver({ at, className }: Props) {
  if (at === undefined) return null;
  return (
    <OverEdge className={className}>
      <AsOf at={at} />
    </OverEdge>
  );
}
