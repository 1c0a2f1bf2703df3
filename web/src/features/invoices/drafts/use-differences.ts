import { usePartyNames } from '../../../forms/party/use-names.ts';
import { labels } from '../texts.ts';
import { readable, type Values } from './draft-values.ts';
import { texts } from './texts.ts';
import type { useDraftForm } from './use-draft-form.ts';

const names: Partial<Record<string, string>> = { ...labels, lines: texts.lines };

/** What differs between the form and a version saved elsewhere meanwhile, as people read it. */
export const useDifferences = ({ form, newer }: ReturnType<typeof useDraftForm>) => {
  const called = usePartyNames();
  const read = (name: string, values: object): string => {
    const value = (values as Record<string, unknown>)[name];
    return value === null || value === undefined || value === ''
      ? ''
      : readable(name as keyof Values, value, called);
  };
  if (!newer) return [];
  return newer.names.map((name) => ({
    label: names[name] ?? texts.more,
    mine: read(name, form.getValues()),
    theirs: read(name, newer.values),
  }));
};
