import { useSyncExternalStore } from 'react';
import type { AnyInput } from '#shared/call.ts';
import { today } from '#shared/dates.ts';
import type { Kind } from '#shared/domain/kinds.ts';
import type { ViewContext, ViewEntry } from '#shared/domain/reader.ts';
import { serverNow } from './clock.ts';
import { keepSame } from './keep-same.ts';
import {
  areHeldBack,
  areViewsComing,
  onStore,
  revisionNow,
  shownRecords,
  storeNow,
  type Versioned,
  viewsNow,
} from './live.ts';

/** This device's answer to a GET route. */
export type Answer =
  /** Records can't answer: ask the server. */
  | { state: 'elsewhere' }
  /** Not known yet, but about to be. */
  | { state: 'opening' }
  /** Show what is here; `isWhole` says whether it is complete. */
  | { state: 'found'; data: unknown; isWhole: boolean }
  /** There is no such record. */
  | { state: 'gone' };

const elsewhere: Answer = { state: 'elsewhere' };
const opening: Answer = { state: 'opening' };
const gone: Answer = { state: 'gone' };

/** How long an answer that depends on the clock is valid, in milliseconds. */
const minuteMs = 60_000;

interface Remembered {
  revision: number;
  /** The kinds that were read, and their versions. */
  of: ReadonlyMap<Kind, number>;
  records: Versioned;
  day: string;
  /** When it read the clock, if it did. */
  at: number | undefined;
  isWhole: boolean;
  answer: Answer;
}

const remembered = new Map<string, Remembered>();
/** More than any page needs at once. */
const mostRemembered = 300;

/** Wraps a reader and records the kinds that are read. */
const noting = (records: Versioned, of: Map<Kind, number>): Versioned => {
  const note = (kind: Kind) => void of.set(kind, records.version(kind));
  return {
    get: (kind, id) => {
      note(kind);
      return records.get(kind, id);
    },
    all: (kind) => {
      note(kind);
      return records.all(kind);
    },
    by: (kind, field, id) => {
      note(kind);
      return records.by(kind, field, id);
    },
    version: (kind) => records.version(kind),
  };
};

const isGood = (known: Remembered, records: Versioned, isWhole: boolean, now: number): boolean =>
  known.records === records &&
  known.isWhole === isWhole &&
  known.day === today(now) &&
  (known.at === undefined || now - known.at < minuteMs) &&
  [...known.of].every(([kind, version]) => records.version(kind) === version);

const answerWith = (data: unknown, isWhole: boolean, before: Answer | undefined): Answer => {
  if (data === undefined) return elsewhere;
  // From an incomplete copy we can't tell that it doesn't exist.
  if (data === null) return isWhole ? gone : elsewhere;
  const was = before?.state === 'found' ? before.data : undefined;
  return { state: 'found', isWhole, data: keepSame(was, data) };
};

const look = (
  { view }: ViewEntry,
  input: AnyInput,
  records: Versioned,
  isWhole: boolean,
  before: Answer | undefined,
): Remembered => {
  const of = new Map<Kind, number>();
  const now = serverNow();
  const day = today(now);
  let at: number | undefined;
  const context: ViewContext = {
    get now() {
      at = now;
      return now;
    },
    today: day,
  };
  const data = view(noting(records, of), input, context);
  return {
    revision: revisionNow(),
    of,
    records,
    day,
    at,
    isWhole,
    answer: answerWith(data, isWhole, before),
  };
};

const viewed = (key: string, entry: ViewEntry, input: AnyInput, isWhole: boolean): Answer => {
  const records = shownRecords();
  if (!records) return elsewhere;
  const known = remembered.get(key);
  if (known && known.revision === revisionNow()) return known.answer;
  if (known && isGood(known, records, isWhole, serverNow())) {
    known.revision = revisionNow();
    return known.answer;
  }
  const now = look(entry, input, records, isWhole, known?.answer);
  remembered.delete(key);
  remembered.set(key, now);
  const [oldest] = remembered.keys();
  if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest);
  return now.answer;
};

export interface Asked {
  /** `GET /api/invoices/{id}`. */
  route: string;
  input: AnyInput;
  /** True if it returns a list, which is shown even while incomplete. */
  isList?: boolean | undefined;
}

/** The current answer from records. Without a change, returns the same object again. */
export const answerTo = ({ route, input, isList = false }: Asked): Answer => {
  const store = storeNow();
  if (!store) return elsewhere;
  if (areHeldBack()) return opening;
  const views = viewsNow();
  if (!store.isOpen || !views) return store.isLate || !areViewsComing() ? elsewhere : opening;
  const entry = views.get(route);
  if (!entry || store.cursor === undefined) return elsewhere;
  const isWhole = entry.needs.every((kind) => store.filled.has(kind));
  const key = `${route} ${JSON.stringify(input)}`;
  if (isWhole) return viewed(key, entry, input, true);
  store.want(entry.needs);
  if (store.isLoading) return opening;
  return isList ? viewed(key, entry, input, false) : elsewhere;
};

/** `answerTo` as a hook, which renders again when the answer changes. */
export const useView = (asked: Asked | undefined): Answer =>
  useSyncExternalStore(onStore, () => (asked ? answerTo(asked) : elsewhere));
