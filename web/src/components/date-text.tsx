import { formatDate, londonDate } from '#shared/dates.ts';

/** A calendar date (`YYYY-MM-DD`) or an instant (ISO 8601), as `20 Nov 2026`. */
export function DateText({ value }: { value: string }) {
  const date = value.length > 10 ? londonDate(value) : value;
  return (
    <time dateTime={value} className="whitespace-nowrap">
      {formatDate(date)}
    </time>
  );
}
