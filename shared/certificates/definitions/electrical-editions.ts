import type { Definition, Section } from '../engine/definition.ts';

/** Fields that the model forms have only since A4 (reported by the trade: inspectelectrical.co.uk, elec-mate.com), by section. */
const newInA4: Readonly<Record<string, readonly string[]>> = {
  boards: ['suppliedFrom', 'spdType', 'maxDemand', 'meansOfIsolation'],
  circuits: ['refMethod', 'afdd'],
};

const before = (section: Section): Section => ({
  ...section,
  fields: section.fields
    .filter(({ key }) => !newInA4[section.key]?.includes(key))
    .map((field) =>
      field.key === 'earthing' ? { ...field, choices: ['tn_s', 'tn_c_s', 'tt', 'it'] } : field,
    ),
});

/** A form on both editions of BS 7671, newest first: A4 of 15 April 2026, the only one since A3 was withdrawn on 15 October. */
export const onBothEditions = (
  form: Omit<Definition, 'edition' | 'usableFrom' | 'usableUntil'>,
): readonly Definition[] => [
  { ...form, scheme: true, edition: 'a4-2026', usableFrom: '2026-04-15' },
  {
    ...form,
    scheme: true,
    sections: form.sections.map(before),
    ...{ edition: 'a3-2024', usableFrom: '2024-07-31', usableUntil: '2026-10-14' },
  },
];
