import type { MutationEntry } from './mutation-entry.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const standings: readonly unknown[] = ['queued', 'sending', 'refused'] satisfies MutationEntry['standing'][];

const ofAnotherVersion = 'A different version of Fettle saved this. It can’t be sent any more.';

/**
 * Makes an entry usable by this build, whichever build wrote it: an incomplete one must not block the others. If no call can be
 * made of it, somebody is shown it.
 */
export const wellFormed = (raw: MutationEntry): MutationEntry => {
  const { n, route, params, key, subject, makes, needs, file, standing, tries, at, build, supersedes } =
    raw as Partial<MutationEntry> & { n: number };
  const entry: MutationEntry = {
    ...raw,
    route: String(route),
    params: params ?? {},
    key: isText(key) ? key : `entry-${n}`,
    subject: isText(subject) ? subject : `unknown/${-n}`,
    makes: typeof makes === 'number' ? makes : null,
    needs: Array.isArray(needs) ? needs : [],
    file: file ?? null,
    standing: standing !== undefined && standings.includes(standing) ? standing : 'queued',
    tries: tries ?? 0,
    at: at ?? 0,
    build: build ?? '',
    supersedes: supersedes ?? null,
  };
  if (/^[A-Z]+ \/api\//.test(entry.route) && isText(key)) return entry;
  const problem = raw.problem ?? { status: 400, message: ofAnotherVersion, issues: [] };
  return { ...entry, standing: 'refused', problem };
};
