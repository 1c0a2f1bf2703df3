import { folded } from '../components/typed-words.ts';
import { dialled } from './dialled.ts';
import type { Kind } from './kinds.ts';

/** A searchable record. */
export interface Entry {
  kind: Kind;
  id: number;
  title: string;
  /** A second line that distinguishes it from similar ones. */
  note: string;
  /** The searchable text, folded; a space precedes each field. */
  text: string;
  /** The folded title alone. */
  head: string;
  /** Phone numbers as dialled. */
  digits: string;
  /** Its amount, `404.00`; empty without one. */
  pounds: string;
}

type Field = string | null | undefined;

export interface Described {
  id: number;
  title: string;
  note: readonly Field[];
  /** Further searchable fields. */
  by: readonly Field[];
  phones?: readonly Field[];
  pounds?: number | null | undefined;
}

/** People leave out a postcode's space and a number's leading zeros. */
const withShortForms = (text: string): string => {
  const codes = text.match(/\b[a-z]{1,2}\d[a-z\d]? \d[a-z]{2}\b/g) ?? [];
  const numbers = text.match(/(?<!\d)0+[1-9]\d*/g) ?? [];
  const short = [...codes.map((code) => code.replace(' ', '')), ...numbers.map((each) => `${Number(each)}`)];
  return [text, ...short].join(' ');
};

const joined = (fields: readonly Field[], by: string): string => fields.filter(Boolean).join(by);

export const entryOf = (kind: Kind, described: Described): Entry => {
  const { id, title, note, by, phones = [], pounds } = described;
  const fields = [title, ...by, ...phones];
  return {
    kind,
    id,
    title,
    note: joined(note, ' · ').replaceAll('\n', ', '),
    text: withShortForms(` ${folded(joined(fields, ' ')).replace(/\s+/g, ' ')}`),
    head: folded(title),
    digits: phones.map((phone) => dialled(phone ?? '')).join(' '),
    pounds: typeof pounds === 'number' ? pounds.toFixed(2) : '',
  };
};
