import type { Check } from '#shared/certificates/engine/check.ts';
import type { Definition } from '#shared/certificates/engine/definition.ts';
import { texts } from '../texts.ts';

/** Required items without a field. */
const beyondFields: Readonly<Record<string, string>> = {
  pressureOrInput: 'Operating pressure or heat input',
  defects: 'A defect for what failed or isn’t safe',
  observation: 'An observation with the same item and code',
  r1r2: 'R1 + R2 or R2',
  edition: texts.edition,
};

/** Something that prevents issuing, and where to correct it. */
export interface Gap {
  path: string;
  section: string;
  row: number | undefined;
  label: string;
  /** The value's error, if any. */
  message?: string | undefined;
}

/** Splits a path, `circuits.3.zs`. */
export const placedAt = ({ sections }: Definition, path: string) => {
  const [section = '', second, third] = path.split('.');
  const known = sections.find(({ key }) => key === section);
  const row = known?.repeat && second !== undefined ? Number(second) : undefined;
  return { section, known, row, key: row === undefined ? second : third };
};

const placed = (definition: Definition, path: string, message?: string): Gap => {
  const { section, known, row, key } = placedAt(definition, path);
  const field = known?.fields.find((one) => one.key === key);
  const label = field?.label ?? beyondFields[key ?? section] ?? known?.repeat?.label ?? known?.title ?? path;
  return { path, section, row, label, message };
};

/** Everything that prevents issuing, in the form's order. */
export const gapsOf = (
  definition: Definition,
  { missing, invalid }: Check,
  others: Readonly<Record<string, unknown>>,
): readonly Gap[] => {
  const all = [
    ...missing.map((path) => placed(definition, path)),
    ...invalid.map(({ path, message }) => placed(definition, path, message)),
    ...Object.keys(others).map((path) => placed(definition, path, texts.twoAnswers)),
  ];
  const order = definition.sections.map(({ key }) => key);
  return all.sort(
    (a, b) => order.indexOf(a.section) - order.indexOf(b.section) || (a.row ?? 0) - (b.row ?? 0),
  );
};

/** The gaps of a section or row as a whole: those that no field shows. */
export const unplaced = (gaps: readonly Gap[], at: string, keys: ReadonlySet<string>): readonly Gap[] =>
  gaps.filter(
    ({ path }) => path === at || (path.startsWith(`${at}.`) && !keys.has(path.slice(at.length + 1))),
  );
