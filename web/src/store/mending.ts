import type { AnyInput } from '#shared/call.ts';
import type { MutationEntry } from './mutation-entry.ts';
import { isAskedAgain } from './order.ts';

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

/** The draft that a call is about: an invoice's, or a certificate of a job. */
const draftOf = (params: AnyInput['params']): string => String(params?.certificateId ?? params?.id);

/**
 * True if a draft is issued again: its email and its payments depend on the invoice of the first try. A certificate makes no record, so
 * it is signed again after what was changed.
 */
const isIssuedAgain = (
  { route, standing, params, subject, n, makes }: MutationEntry,
  draft: string,
  all: readonly MutationEntry[],
): boolean =>
  route.endsWith('/issue') &&
  standing === 'refused' &&
  draftOf(params) === draft &&
  // A queued change to the draft must go first; in the old position this would overtake it.
  (makes === null || !all.some((other) => other.subject === subject && other.n !== n));

const isDeletedAgain = (entry: MutationEntry, params: AnyInput['params']): boolean =>
  entry.standing === 'refused' &&
  isAskedAgain(entry) &&
  Object.entries(entry.params).every(([name, value]) => String(params?.[name]) === String(value));

/** The refused entry whose form is open, or whose draft is issued or record deleted again: the new change replaces it. */
export const mendedBy = (
  route: string,
  params: AnyInput['params'],
  entries: readonly MutationEntry[],
): MutationEntry | undefined => {
  const n = mendedNow();
  const draft = draftOf(params);
  return entries.find(
    (entry) =>
      entry.route === route &&
      (entry.n === n || isIssuedAgain(entry, draft, entries) || isDeletedAgain(entry, params)),
  );
};
