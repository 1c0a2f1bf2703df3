import { type Fields, fieldsIn, placeOf, rowsIn, textIn, type Values } from './engine/values.ts';
import { answerWords } from './shown-value.ts';

/** The classes and codes of what is wrong, the worst first; the last two are advice. */
export const defectCodes = ['ID', 'AR', 'C1', 'C2', 'FI', 'C3', 'advice'] as const;
export type DefectCode = (typeof defectCodes)[number];

/** What need not be put right: quoted for only by choice. */
export const advisory = ['C3', 'advice'] as const satisfies readonly DefectCode[];

/** Something wrong that a form names. */
export interface Defect {
  /** Which of its form's, from 0. */
  n: number;
  code: DefectCode;
  /** What it is about: an item of the schedule, a circuit, an appliance. */
  item: string | undefined;
  location: string | undefined;
  text: string;
  /** What tells that it is the same as one elsewhere, whose price is known. */
  alike: string;
  /** It was put right before the form was issued. */
  remedied: boolean;
}

/** A defect that was put right since, as it is kept beside the form. */
export interface Remedied {
  n: number;
  on: string;
  by?: string | null | undefined;
  certificateJobId?: number | null | undefined;
  certificateId?: number | null | undefined;
}

const codeIn = (fields: Fields, key: string): DefectCode | undefined =>
  defectCodes.find((code) => code === textIn(fields, key));

/** The appliance that a defect of a gas record is about. */
const applianceOf = (values: Values, fields: Fields) => {
  const appliances = rowsIn(values, 'appliances');
  const found = appliances[placeOf(appliances, fields['row']) ?? -1];
  const kind = found && textIn(found, 'kind');
  return { item: kind && answerWords(kind), location: found && textIn(found, 'location') };
};

/** All that a form says is wrong, in its own order. */
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

/** What must be put right and was not yet. */
export const openIn = (values: Values, since: readonly Remedied[] = []): Defect[] =>
  defectsIn(values).filter(
    (defect) => !isAdvice(defect) && !defect.remedied && !since.some(({ n }) => n === defect.n),
  );

/** What is kept of a defect that was put right; the certificate of the work is of the same job where no other is named. */
export const remediedBy = (
  { on, by, certificateId, certificateJobId }: Omit<Remedied, 'n'>,
  { n, jobId }: { n: number; jobId: number },
) => ({
  ...{ n, on, by: by ?? null, certificateId: certificateId ?? null },
  certificateJobId: certificateId ? (certificateJobId ?? jobId) : null,
});

/** What the head of a form says once more of its defects were put right; the latest word on one holds. */
export const withRemedied = <Done extends Remedied>(
  values: Values,
  before: readonly Done[],
  more: readonly Done[],
) => {
  const stays = before.filter(({ n }) => !more.some((each) => each.n === n));
  const remedied = [...stays, ...more].sort((a, b) => a.n - b.n);
  return { remedied, openDefects: openIn(values, remedied).length };
};

/** What was put right of an old version, as far as the new one names the same. */
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

/** How many defects of each class or code a form names, and how many of them nobody has put right. */
export const countedIn = (values: Values, since: readonly Remedied[] = []) => {
  const codes: Record<string, number> = {};
  for (const { code } of defectsIn(values)) codes[code] = (codes[code] ?? 0) + 1;
  return { codes, openDefects: openIn(values, since).length };
};

/** A defect in a line: "C2 · 4.1 Hall: Cover missing". */
export const defectWords = ({ code, item, location, text }: Defect): string => {
  const where = [item, location].filter(Boolean).join(' ');
  const name = code === 'advice' ? 'Advice' : code;
  return `${name} · ${where ? `${where}: ` : ''}${text}`;
};

/** What a warning notice about a defect begins with. */
export const warningOf = ({ code, item, location, text }: Defect): Values => ({
  situation: {
    ...(item && { appliance: item }),
    ...(location && { location }),
    ...{ class: code, fault: text },
  },
});
