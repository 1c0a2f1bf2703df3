import { definitions } from './definitions/definitions.ts';
import type { Section } from './engine/definition.ts';
import { type Fields, fieldsIn, isAbsent, rowIdOf, rowsIn } from './engine/values.ts';
import type { FormValues } from './written.ts';

interface Paper {
  id: number;
  kind: string;
  siteId?: number | null | undefined;
  state?: string | null | undefined;
  day?: string | null | undefined;
}

const isNewer = (one: Paper, other: Paper): boolean =>
  (one.day ?? '') === (other.day ?? '') ? one.id > other.id : (one.day ?? '') > (other.day ?? '');

const newest = <P extends Paper>(papers: readonly P[]): P | undefined =>
  papers
    .filter(({ state }) => state === 'issued')
    .reduce<P | undefined>((last, paper) => (last && !isNewer(paper, last) ? last : paper), undefined);

/** True for a kind that names the firm's Gas Safe number. */
const isGas = (kind: string): boolean =>
  Object.entries(definitions).some(
    ([known, [current]]) =>
      known === kind &&
      current?.sections.some(({ fields }) => fields.some(({ key }) => key === 'registration')),
  );

/** The issued records that a new form is prefilled from: the last of its kind at the property, and the firm's last about gas. */
export const lastOf = <P extends Paper>(
  papers: readonly P[],
  { siteId, kind }: { siteId: number; kind: string },
): { record: P | undefined; gas: P | undefined } => ({
  record: newest(papers.filter((paper) => paper.siteId === siteId && paper.kind === kind)),
  gas: isGas(kind) ? newest(papers.filter((paper) => isGas(paper.kind))) : undefined,
});

const stayingFields = ({ fields }: Section, given: Fields): [string, unknown][] =>
  fields.flatMap(({ key, stays }): [string, unknown][] =>
    stays && !isAbsent(given[key]) ? [[key, given[key]]] : [],
  );

/** The rows of a section that stay from one record to the next, without those that the property's own appliances give. */
export const stayingRows = (section: Section, last: FormValues): Fields[] =>
  rowsIn(last, section.key).flatMap((row, at) => {
    const staying = stayingFields(section, row);
    if (staying.length === 0 || !isAbsent(row.applianceId)) return [];
    return [{ rowId: rowIdOf(row) ?? `l${at}`, ...Object.fromEntries(staying) }];
  });

/** What stays of a section without rows. */
export const stayingIn = (section: Section, last: FormValues): Fields =>
  Object.fromEntries(stayingFields(section, fieldsIn(last, section.key)));

/** The firm's Gas Safe number, as on its last record about gas. */
export const registrationIn = (values: FormValues): string | undefined => {
  const { registration } = fieldsIn(values, 'visit');
  return typeof registration === 'string' && registration !== '' ? registration : undefined;
};
