import type { LucideIcon } from 'lucide-react';
import type { Asked } from './asked.ts';
import type { Entry } from './entry.ts';
import { groupOf } from './find.ts';
import { type Kind, kindLooks, kinds, listPath, recordPath } from './kinds.ts';
import type { Recent } from './recent.ts';
import { texts } from './texts.ts';

/** A selectable line of the results: a record, or "show all" of its kind. */
export interface Line {
  key: string;
  to: string;
  entry?: Entry;
  text: string;
  /** For lines that are no record. */
  icon?: LucideIcon | undefined;
}

/** Lines under a heading. */
export interface Section {
  key: string;
  name: string;
  lines: Line[];
}

const lineOf = (entry: Entry): Line => ({
  key: `${entry.kind}-${entry.id}`,
  to: recordPath(entry),
  entry,
  text: entry.title,
});

/** The matches by kind, limited for each. */
export const foundSections = (
  entries: Record<Kind, Entry[]>,
  asked: Asked,
  most: number,
  searched: readonly Kind[] = kinds,
): { sections: Section[]; total: number } => {
  const groups = searched
    .map((kind) => groupOf(kind, entries[kind], asked, most))
    .filter(({ total }) => total > 0);
  const rest = (kind: Kind, total: number): Line => ({
    key: `${kind}-all`,
    to: listPath(kind, asked.text),
    text: texts.all(kind, total),
  });
  return {
    sections: groups.map(({ kind, best, total }) => ({
      key: kind,
      name: kindLooks[kind].name,
      lines: [...best.map(lineOf), ...(total > best.length ? [rest(kind, total)] : [])],
    })),
    total: groups.reduce((sum, { total }) => sum + total, 0),
  };
};

/** Records recently opened from the search that still exist. */
export const recentSections = (entries: Record<Kind, Entry[]>, recent: readonly Recent[]): Section[] => {
  const lines = recent.flatMap(({ kind, id }) => {
    const entry = entries[kind].find((each) => each.id === id);
    return entry ? [lineOf(entry)] : [];
  });
  return lines.length > 0 ? [{ key: 'recent', name: texts.recent, lines }] : [];
};
