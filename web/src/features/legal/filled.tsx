import { isUnfilled } from '#shared/legal.ts';

/** A value that the operator fills in, marked while it is missing. */
export function Filled({ value }: { value: string }) {
  if (!isUnfilled(value)) return value;
  return <mark className="rounded-small bg-warning px-1 text-on-warning">{value}</mark>;
}
