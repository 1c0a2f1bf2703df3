import { definitionOf, definitions } from './definitions/definitions.ts';
import { typedInto } from './differing.ts';
import type { Definition, Field } from './engine/definition.ts';
import { wrongIn } from './engine/field-value.ts';
import { type Fields, fieldsIn, isAbsent, rowIdOf, rowsIn } from './engine/values.ts';
import type { FilledForm, ValuesInput } from './written.ts';

const fieldOf = ({ sections }: Definition, section: string, key: string): Field | undefined =>
  sections.find((one) => one.key === section)?.fields.find((one) => one.key === key);

/** A field that some edition of a form has, the newest that does. */
export const fieldOfAny = ({ kind }: Definition, section: string, key: string): Field | undefined =>
  definitions[kind].flatMap((each) => fieldOf(each, section, key) ?? [])[0];

const fits = (definition: Definition, section: string, key: string, value: unknown): boolean => {
  const field = fieldOf(definition, section, key);
  return field !== undefined && (isAbsent(value) || !wrongIn(value, field));
};

/** True for an answer that this edition doesn't ask for or allow, but another does. */
const hasNoPlace = (definition: Definition, section: string, key: string, value: unknown): boolean =>
  !fits(definition, section, key, value) &&
  definitions[definition.kind].some((each) => fits(each, section, key, value));

/** Moves a form to an edition: it keeps the answers that the edition asks for, and sets the others aside. */
const carriedOver = (definition: Definition, { values, others, leftOver }: FilledForm): FilledForm => {
  const left: Record<string, unknown> = {};
  const staying = (section: string, at: string, fields: Fields): Fields =>
    Object.fromEntries(
      Object.entries(fields).filter(([key, value]) => {
        const isLeft = hasNoPlace(definition, section, key, value);
        if (isLeft) left[`${at}.${key}`] = value;
        return !isLeft;
      }),
    );
  const carried = Object.keys(values).map((key): [string, unknown] => {
    if (!Array.isArray(values[key])) return [key, staying(key, key, fieldsIn(values, key))];
    const rows = rowsIn(values, key);
    return [key, rows.map((row, at) => staying(key, `${key}.${rowIdOf(row) ?? at}`, row))];
  });
  const open = Object.entries(others).filter(([path, value]) => {
    const [section = '', ...rest] = path.split('.');
    const isLeft = hasNoPlace(definition, section, rest.at(-1) ?? '', value);
    if (isLeft) left[path] ??= value;
    return !isLeft;
  });
  return {
    values: Object.fromEntries(carried),
    others: Object.fromEntries(open),
    leftOver: { ...leftOver, ...left },
  };
};

interface OnEdition extends FilledForm {
  definition: Definition;
}

/**
 * Applies a patch to a form. `edition` is the one that it was typed on: a newer one than the form's moves the form to it, and
 * answers typed on an older one move with it. Undefined if the form has no such edition.
 */
export const typedOn = (
  { definition, ...form }: OnEdition,
  { edition = definition.edition, ...typed }: ValuesInput,
): OnEdition | undefined => {
  const theirs = definitionOf(definition.kind, edition);
  if (!theirs) return undefined;
  const after = { ...form, ...typedInto(form, typed) };
  if (theirs === definition) return { definition, ...after };
  const newest =
    definitions[definition.kind].find((each) => each === theirs || each === definition) ?? theirs;
  return { definition: newest, ...carriedOver(newest, after) };
};
