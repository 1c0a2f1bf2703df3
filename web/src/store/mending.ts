import type { AnyInput } from '#shared/call.ts';
import type { MutationEntry } from './mutation-entry.ts';

/** The refused change that the open form mends: what the form saves takes its place in the order, with its id. */
interface Mending {
  n: number;
  pathname: string;
  /** The name in the address that stands as long as the form is open. */
  param: string;
}

let mending: Mending | null = null;

export const beginMending = (begun: Mending): void => {
  mending = begun;
};

/** Which change is mended just now: none once its form has been left. */
const mendedNow = (): number | null => {
  const isOpen =
    mending &&
    location.pathname === mending.pathname &&
    new URLSearchParams(location.search).has(mending.param);
  if (!isOpen) mending = null;
  return mending?.n ?? null;
};

/** A draft that is issued again: its letter and its payments wait for the invoice that the first time would have made. */
const isIssuedAgain = (
  { route, standing, params, subject, n }: MutationEntry,
  draftId: unknown,
  all: readonly MutationEntry[],
): boolean =>
  route.endsWith('/issue') &&
  standing === 'refused' &&
  String(params.id) === String(draftId) &&
  // A change of the draft that waits goes first; in the old place it would come too late.
  !all.some((other) => other.subject === subject && other.n !== n);

/** The refused entry whose form is open, or whose draft is issued again: what is sent takes its place. */
export const mendedBy = (
  route: string,
  params: AnyInput['params'],
  entries: readonly MutationEntry[],
): MutationEntry | undefined => {
  const n = mendedNow();
  return entries.find(
    (entry) => entry.route === route && (entry.n === n || isIssuedAgain(entry, params?.id, entries)),
  );
};
