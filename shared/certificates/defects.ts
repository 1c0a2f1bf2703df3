import { type Fields, fieldsIn, placeOf, rowsIn, textIn, type Values } from './engine/values.ts';
import { answerWords } from './shown-value.ts';

/** Classes and codes of defects, the worst first. The last two are advice. */
export const defectCodes = ['ID', 'AR', 'C1', 'C2', 'FI', 'C3', 'advice'] as const;
export type DefectCode = (typeof defectCodes)[number];

/** Codes that need no repair and are quoted for only on request. */
export const advisory = ['C3', 'advice'] as const satisfies readonly DefectCode[];

/** A defect named on a form. */
export interface Defect {
  /** Its index on its form. */
  n: number;
  code: DefectCode;
  /** The subject: an item of the schedule, a circuit or an appliance. */
  item: string | undefined;
  location: string | undefined;
  text: string;
  /** A key that equal defects share, to reuse the price of an earlier one. */
  alike: string;
  /** True if it was put right before the form was issued. */
  remedied: boolean;
}

/** A defect put right since the form was issued, as stored beside it. */
export interface Remedied {
  n: number;
  on: string;
  by?: string | null | undefined;
  certificateJobId?: number | null | undefined;
  certificateId?: number | null | undefined;
}

const codeIn = (fields: Fields, key: string): DefectCode | undefined =>
  defectCodes.find((code) => code === textIn(fields, key));

/** The appliance of a gas record's defect. */
const applianceOf = (values: Values, fields: Fields) => {
  const appliances = rowsIn(values, 'appliances');
  const found = appliances[placeOf(appliances, fields.row) ?? -1];
  const kind = found && textIn(found, 'kind');
  return { item: kind && answerWords(kind), location: found && textIn(found, 'location') };
};

/** Every defect on a form, in its order. */
export const defectsIn = (values: Values): Defect[] => {
  const rows = [
    ...rowsIn(values, 'defects').map((fields) => ({
      code: codeIn(fields, 'class'),
      schedule: undefined,
      ...applianceOf(values, fields),
      text: textIn(fields, 'text'),
      remedied: textIn(fields, 'remedied') === 'yes',
    })),
    ...rowsIn(values, 'observations').map((fields) => ({
      code: codeIn(fields, 'code'),
      schedule: textIn(fields, 'item'),
      item: textIn(fields, 'item') ?? textIn(fields, 'circuit'),
      location: textIn(fields, 'location'),
      text: textIn(fields, 'text'),
      remedied: false,
    })),
  ];
  // A warning notice is about one defect.
  const situation = fieldsIn(values, 'situation');
  rows.push({
    code: codeIn(situation, 'class'),
    schedule: undefined,
    item: textIn(situation, 'appliance'),
    location: textIn(situation, 'location'),
    text: textIn(situation, 'fault'),
    remedied: false,
  });
  return rows.flatMap(({ code, text = '', schedule, ...rest }, n) =>
    code ? [{ n, code, text, ...rest, alike: schedule ?? text.trim().toLowerCase() }] : [],
  );
};

const isAdvice = ({ code }: Defect): boolean => advisory.some((each) => each === code);

/** The defects that must be put right and have not been. */
export const openIn = (values: Values, since: readonly Remedied[] = []): Defect[] =>
  defectsIn(values).filter(
    (defect) => !isAdvice(defect) && !defect.remedied && !since.some(({ n }) => n === defect.n),
  );

/** The record of a defect put right. The certificate of the work is from the same job unless another is given. */
export const remediedBy = (
  { on, by, certificateId, certificateJobId }: Omit<Remedied, 'n'>,
  { n, jobId }: { n: number; jobId: number },
) => ({
  ...{ n, on, by: by ?? null, certificateId: certificateId ?? null },
  certificateJobId: certificateId ? (certificateJobId ?? jobId) : null,
});

/** The head of a form after more of its defects were put right; the latest entry for a defect wins. */
export const withRemedied = <Done extends Remedied>(
  values: Values,
  before: readonly Done[],
  more: readonly Done[],
) => {
  const stays = before.filter(({ n }) => !more.some((each) => each.n === n));
  const remedied = [...stays, ...more].sort((a, b) => a.n - b.n);
  return { remedied, openDefects: openIn(values, remedied).length };
};

/** The defects put right on the old version that the new version also names. */
export const carriedOver = (
  before: { values: Values; remedied: readonly Remedied[] },
  after: Values,
): Remedied[] => {
  const [was, is] = [defectsIn(before.values), defectsIn(after)];
  return before.remedied.flatMap((done) => {
    const old = was.find(({ n }) => n === done.n);
    const same = old && is.find((each) => defectWords(each) === defectWords(old));
    return same ? [{ ...done, n: same.n }] : [];
  });
};

/** How many defects of each code a form has, and how many are still open. */
export const countedIn = (values: Values, since: readonly Remedied[] = []) => {
  const codes: Record<string, number> = {};
  for (const { code } of defectsIn(values)) codes[code] = (codes[code] ?? 0) + 1;
  return { codes, openDefects: openIn(values, since).length };
};

/** A defect in one line: "C2 · 4.1 Hall: Cover missing". */
export const defectWords = ({ code, item, location, text }: Defect): string => {
  const where = [item, location].filter(Boolean).join(' ');
  const name = code === 'advice' ? 'Advice' : code;
  return `${name} · ${where ? `${where}: ` : ''}${text}`;
};

/** The first values of a warning notice about a defect. */
export const warningOf = ({ code, item, location, text }: Defect): Values => ({
  situation: {
    ...(item && { appliance: item }),
    ...(location && { location }),
    ...{ class: code, fault: text },
  },
});
