import type { Entry } from './entry.ts';
import { texts } from './texts.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const states: readonly unknown[] = ['waiting', 'sending', 'refused'] satisfies Entry['state'][];

/**
 * An entry as this build can work with it, whichever build wrote it: one that lacks something must not hold up the others. What no call can be made of is
 * shown to a person.
 */
export const wellFormed = (raw: Entry): Entry => {
  const { seq, route, params, key, id, needs, state, tries, at, build }: Partial<Entry> & { seq: number } =
    raw;
  const entry: Entry = {
    ...raw,
    route: String(route),
    params: params ?? {},
    key: isText(key) ? key : `entry-${seq}`,
    id: typeof id === 'number' ? id : -seq,
    needs: Array.isArray(needs) ? needs : [],
    state: state !== undefined && states.includes(state) ? state : 'waiting',
    tries: tries ?? 0,
    at: at ?? 0,
    build: build ?? '',
  };
  if (/^[A-Z]+ \/api\//.test(entry.route) && isText(key)) return entry;
  const problem = raw.problem ?? { status: 400, message: texts.ofAnotherVersion, issues: [] };
  return { ...entry, state: 'refused', problem };
};
