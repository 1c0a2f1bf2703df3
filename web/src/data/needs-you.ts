import { replaceEqualDeep } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { today } from '#shared/dates.ts';
import type { Need } from '#shared/domain/dashboard/needs/need.ts';
import type { Kind } from '#shared/domain/kinds.ts';
import type { queueRules } from '#shared/domain/views.ts';
import { serverNow } from '../store/clock.ts';
import {
  areHeldBack,
  areViewsComing,
  onStore,
  queueRulesNow,
  shownRecords,
  storeNow,
  type Versioned,
} from '../store/live.ts';
import { loadViews } from '../store/start.ts';

type Rules = typeof queueRules;

const none: readonly Need[] = [];
/** How long a result that depends on the clock is valid, in milliseconds. */
const minuteMs = 60_000;

interface Seen {
  records: Versioned;
  versions: string;
  at: number;
  needs: readonly Need[];
}
let seen: Seen | undefined;

const versionsOf = (records: Versioned, kinds: readonly Kind[]): string =>
  kinds.map((kind) => records.version(kind)).join();

const looked = (records: Versioned, by: Rules): readonly Need[] => {
  const now = serverNow();
  const versions = versionsOf(records, by.needsYouKinds);
  const isSame = seen?.records === records && seen.versions === versions && now - seen.at < minuteMs;
  if (isSame && seen) return seen.needs;
  const found = by.needsYou(records, { now, today: today(now) });
  const needs = replaceEqualDeep(seen?.needs, found);
  seen = { records, versions, at: now, needs };
  return needs;
};

/** What needs the owner; `later` during the first fill, undefined until we know whether there are records. */
export type Needs = readonly Need[] | 'later' | undefined;

const look = (): Needs => {
  const store = storeNow();
  if (!store) return 'later';
  const rules = queueRulesNow();
  if (!store.isOpen || !rules) return store.isLate || !areViewsComing() ? 'later' : undefined;
  if (areHeldBack()) return undefined;
  if (store.cursor === undefined) return 'later';
  const records = shownRecords();
  if (rules.needsYouKinds.every((kind) => store.filled.has(kind)))
    return records ? looked(records, rules) : none;
  return store.isLoading ? undefined : 'later';
};

const wantAndLook = (): Needs => {
  const needs = look();
  const rules = queueRulesNow();
  if (rules && typeof needs !== 'object') storeNow()?.want(rules.needsYouKinds);
  return needs;
};

/** What needs the owner, live, from this device's records; `isWanted` loads the rules and the records they need first. */
export const useNeedsYou = (isWanted = false): Needs => {
  useEffect(() => {
    if (isWanted) void loadViews();
  }, [isWanted]);
  return useSyncExternalStore(onStore, isWanted ? wantAndLook : look);
};
