import type { MutationEntry, NewMutation } from './mutation-entry.ts';

/** The position of an entry: a replacement has that of the refused change, so that its dependents still follow it. */
export const placeOf = ({ n, supersedes }: MutationEntry): number => supersedes ?? n;

/** Changes in the order to apply and send them. */
export const inOrder = (entries: readonly MutationEntry[]): MutationEntry[] =>
  entries.toSorted((a, b) => placeOf(a) - placeOf(b));

const idsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) => {
    if (typeof inside === 'object') return idsIn(inside);
    return /^id$|Id$/.test(name) ? [String(inside)] : [];
  });
};

/** The ids of queued new records that a change refers to. */
export const needsOf = (
  { params, set, makes }: Pick<NewMutation, 'params' | 'set' | 'makes'>,
  before: readonly MutationEntry[],
): string[] => {
  const named = new Set([...idsIn(params), ...idsIn(set)]);
  const made = before.flatMap((other) => (other.makes === null ? [] : [String(other.makes)]));
  return [...new Set(made)].filter((id) => id !== String(makes) && named.has(id));
};

/** The record that a subject is a part of; undefined for a whole record. */
const wholeOf = (subject: string): string | undefined => /^([^/]+\/[^/]+)\//.exec(subject)?.[1];

/** True for a deletion that somebody has to decide on again, as the record has changed since. */
export const isAskedAgain = ({ route, problem }: Pick<MutationEntry, 'route' | 'problem'>): boolean =>
  route.startsWith('DELETE ') && problem?.code === 'stale';

/**
 * Refused signatures don't hold up their form: it may have to change before it is signed again. Nor do answers that came after
 * their form was issued: its correction takes them over.
 */
const holdsUpNothing = ({ standing, makes, route, problem }: MutationEntry): boolean =>
  standing === 'refused' &&
  makes === null &&
  (isAskedAgain({ route, problem }) ||
    route.endsWith('/issue') ||
    (route.endsWith('/values') && problem?.code === 'not_now'));

const settings = 'settings/all';

/** The server writes documents and letters with the settings as they are then: VAT, terms, the bank account. */
const needsSettings = ({ route }: MutationEntry): boolean =>
  /\/api\/(invoices|quotes)|\/(issue|receipt|remedial|remind|review|send)$/.test(route);

/** Parts of the settings that no document shows. */
const isApart = ({ route }: MutationEntry): boolean => /\/(appointments|reminders|reviews)$/.test(route);

/**
 * Keeps the order of documents and changes of the settings: `isTurnOf` before an entry passes, `pass` when it does. While
 * something before it is refused, a change of the settings doesn't wait: it may be what mends it.
 */
const besideSettings = () => {
  let isChanged = false;
  let isApartChanged = false;
  let hasDocuments = false;
  let isRefused = false;
  return {
    isTurnOf: (entry: MutationEntry): boolean =>
      entry.subject === settings
        ? isRefused || !hasDocuments
        : !(isChanged && needsSettings(entry)) && !(isApartChanged && /\/(remind|review)$/.test(entry.route)),
    pass: (entry: MutationEntry): void => {
      if (entry.subject === settings) {
        if (isApart(entry)) isApartChanged = true;
        else isChanged = true;
      }
      if (entry.standing === 'refused') isRefused = true;
      else if (needsSettings(entry)) hasDocuments = true;
    },
  };
};

/**
 * The changes that can be sent now, in order: none before an earlier one with its subject, before the creators of what it
 * refers to, or while any change is queued to the record that it is about a part of; documents and changes of the settings in
 * the order in which they were made. A refused change blocks what depends on it.
 */
export const readyOf = (entries: readonly MutationEntry[]): MutationEntry[] => {
  const all = new Set(entries.map(({ subject }) => subject));
  const subjects = new Set<string>();
  const unmade = new Set<string>();
  const ready: MutationEntry[] = [];
  const order = besideSettings();
  for (const entry of inOrder(entries)) {
    const isNext = !subjects.has(entry.subject) && !all.has(wholeOf(entry.subject) ?? '');
    const isFree = isNext && order.isTurnOf(entry) && !entry.needs.some((id) => unmade.has(id));
    if (isFree && entry.standing !== 'refused') ready.push(entry);
    if (!holdsUpNothing(entry)) subjects.add(entry.subject);
    if (entry.makes !== null) unmade.add(String(entry.makes));
    order.pass(entry);
  }
  // One that was being sent may have arrived, so it is retried before any other.
  return ready.toSorted((a, b) => Number(b.standing === 'sending') - Number(a.standing === 'sending'));
};

const stuckIn = (entries: readonly MutationEntry[]): readonly MutationEntry[] => {
  const ready = new Set(readyOf(entries));
  return ready.size === 0 ? entries : stuckIn(entries.filter((each) => !ready.has(each)));
};

/** The changes that a refused one alone keeps from being sent. */
export const heldBy = (entry: MutationEntry, entries: readonly MutationEntry[]): MutationEntry[] =>
  stuckIn(entries.filter((each) => each === entry || each.standing !== 'refused')).filter(
    (each) => each !== entry,
  );

/** The changes that depend on this one, directly or not: they refer to, or change, a record that it creates. */
export const dependentsOf = (entry: MutationEntry, entries: readonly MutationEntry[]): MutationEntry[] => {
  if (entry.makes === null) return [];
  const gone = new Set([String(entry.makes)]);
  const subjects = new Set([entry.subject]);
  return inOrder(entries).filter((other) => {
    if (placeOf(other) <= placeOf(entry) || other.n === entry.n) return false;
    if (!subjects.has(other.subject) && !other.needs.some((id) => gone.has(id))) return false;
    if (other.makes !== null) {
      gone.add(String(other.makes));
      subjects.add(other.subject);
    }
    return true;
  });
};
