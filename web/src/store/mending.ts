import type { AnyInput } from '#shared/call.ts';
import type { MutationEntry } from './mutation-entry.ts';

/** The refused change that the open form corrects. What the form saves takes its position and its id. */
interface Mending {
  n: number;
  pathname: string;
  /** The search parameter that is present while the form is open. */
  param: string;
}

let mending: Mending | null = null;

export const beginMending = (begun: Mending): void => {
  mending = begun;
};

/** The change being corrected; null once its form has been closed. */
const mendedNow = (): number | null => {
  const isOpen =
    mending &&
    location.pathname === mending.pathname &&
    new URLSearchParams(location.search).has(mending.param);
  if (!isOpen) mending = null;
  return mending?.n ?? null;
};

/** True if a draft is issued again: its email and its payments depend on the invoice of the first try. */
const isIssuedAgain = (
  { route, standing, params, subject, n }: MutationEntry,
  draftId: unknown,
  all: readonly MutationEntry[],
): boolean =>
  route.endsWith('/issue') &&
  standing === 'refused' &&
  String(params.id) === String(draftId) &&
  // A queued change to the draft must go first; in the old position this would overtake it.
  !all.some((other) => other.subject === subject && other.n !== n);

/** The refused entry whose form is open, or whose draft is issued again: the new change replaces it. */
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
