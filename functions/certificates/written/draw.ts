import { drawCells } from '#functions/paper/cells.ts';
import { faceFor } from '#functions/paper/faces.ts';
import type { Part } from '#functions/paper/pages.ts';
import { printable } from '#functions/paper/printable.ts';
import { Sheet } from '#functions/paper/sheet.ts';
import { colour, contentWidth, page, styles } from '#functions/paper/style.ts';
import { drawText } from '#functions/paper/text.ts';
import { addressOf, oneLine } from '#functions/paper/wording.ts';
import type { Definition, Field, Section } from '#shared/certificates/engine/definition.ts';
import { type Fields, fieldsIn, placeOf, rowsIn, textIn } from '#shared/certificates/engine/values.ts';
import { answerWords, shownValue } from '#shared/certificates/shown-value.ts';
import { formatDate } from '#shared/dates.ts';
import { type Answer, drawTables, isTabular } from './table.ts';
import type { IssuedForm, IssuedPhoto, Signature } from './version.ts';

/** The document to print: an issued form, or a draft. */
export interface FormPaper {
  definition: Definition;
  form: IssuedForm;
  state: 'draft' | 'issued' | 'withdrawn';
  /** The photos to print; none for a draft, whose reply they would make too large. */
  pictures?: readonly { photo: IssuedPhoto; bytes: Uint8Array }[];
  /** The reason it was withdrawn. */
  reason?: string | undefined;
}

const columns = 4;
const gap = 12;
const columnWidth = (contentWidth - gap * (columns - 1)) / columns;

/** A reference to a row is printed as the row's position. */
const placed = ({ values }: IssuedForm, { of }: Field, value: unknown): unknown =>
  of === undefined ? value : (placeOf(rowsIn(values, of), value) ?? value);

const answersOf = ({ definition, form }: FormPaper, fields: readonly Field[], given: Fields): Answer[] =>
  fields.flatMap((field) => {
    const rowOf = definition.sections.find(({ key }) => key === field.of)?.repeat?.label;
    const value = printable(shownValue(field, placed(form, field, given[field.key]), rowOf));
    if (!value || field.linked) return [];
    return [{ label: field.label, value, isLong: field.type === 'lines' || value.length > 60 }];
  });

/** Lays short answers out side by side, long ones across the page. */
const inRows = (answers: readonly Answer[]): Answer[][] => {
  const rows: Answer[][] = [];
  for (const answer of answers) {
    const last = rows.at(-1);
    if (answer.isLong || !last || last.length === columns || last[0]?.isLong) rows.push([answer]);
    else last.push(answer);
  }
  return rows;
};

const heightOf = (sheet: Sheet, row: readonly Answer[]): number =>
  Math.max(
    ...row.map(({ label, value, isLong }) => {
      const width = isLong ? contentWidth : columnWidth;
      return sheet.heightOf(label, styles.label, width) + sheet.heightOf(value, styles.body, width);
    }),
  );

const drawAnswers = (sheet: Sheet, parent: Part, answers: readonly Answer[]): void => {
  for (const row of inRows(answers)) {
    const height = heightOf(sheet, row);
    // A text longer than a page continues on the next.
    if (height < page.height / 2) sheet.need(height + 4);
    const top = sheet.y;
    let below = top;
    row.forEach(({ label, value, isLong }, at) => {
      const place = { x: page.left + at * (columnWidth + gap), width: isLong ? contentWidth : columnWidth };
      const group = sheet.part('Div', parent);
      const y = sheet.write(group, 'P', label, styles.label, { ...place, y: top });
      below = Math.max(below, sheet.write(group, 'P', value, styles.body, { ...place, y }));
    });
    sheet.y = (row.some(({ isLong }) => isLong) ? sheet.y : below) + 5;
  }
};

/** Results calculated from a row's readings, printed with them. */
const computedOf = ({ computed }: IssuedForm, path: string): Answer[] => {
  if (computed[`${path}.visualOnly`] === true)
    return [{ label: 'Checked by', value: 'Visual check only', isLong: false }];
  const shown: [key: string, label: string, unit: string][] = [
    ['ratio', 'CO/CO₂ ratio', ''],
    ['maxZs', 'Highest Zs', ' Ω'],
    ['limit', 'Limit', ' mbar'],
    ['result', 'Result', ''],
  ];
  return shown.flatMap(([key, label, unit]) => {
    const value = computed[`${path}.${key}`];
    if (value === undefined || value === null) return [];
    return [{ label, value: `${answerWords(String(value))}${unit}`, isLong: false }];
  });
};

/** The labels of answers in the order of the form, computed ones last. */
const labelsOf = (fields: readonly Field[], rows: readonly (readonly Answer[])[]): string[] => {
  const given = new Set(rows.flatMap((answers) => answers.map(({ label }) => label)));
  return [...new Set([...fields.map(({ label }) => label), ...given])].filter((label) => given.has(label));
};

/** `room`: the least that must fit on the page with it, in points. */
const drawTitle = (sheet: Sheet, title: string, room: number): Part => {
  const part = sheet.part('Sect');
  sheet.need(room);
  sheet.write(part, 'H2', title, styles.heading);
  sheet.y += 3;
  return part;
};

const drawSection = (sheet: Sheet, paper: FormPaper, section: Section): void => {
  const { form } = paper;
  const { key, title, repeat, fields } = section;
  const rows = repeat ? rowsIn(form.values, key) : [fieldsIn(form.values, key)];
  const printed = rows.map((row, at) => {
    const path = repeat ? `${key}.${at}` : key;
    const answers = answersOf(paper, fields, row);
    const labels = new Set(answers.map(({ label }) => label));
    return [...answers, ...computedOf(form, path).filter(({ label }) => !labels.has(label))];
  });
  if (printed.every((answers) => answers.length === 0)) return;
  if (repeat && isTabular(printed)) {
    const labels = labelsOf(fields, printed);
    drawTables(sheet, printed, { label: repeat.label, labels, drawTitle: () => drawTitle(sheet, title, 60) });
    return;
  }
  sheet.turn(false);
  const part = drawTitle(sheet, title, 60);
  printed.forEach((answers, at) => {
    if (repeat) {
      sheet.need(50);
      sheet.rule(sheet.y, colour.line, 0.5);
      sheet.y += 4;
      sheet.write(part, 'H3', `${repeat.label} ${at + 1}`, styles.value);
      sheet.y += 2;
    }
    drawAnswers(sheet, part, answers);
  });
  sheet.y += 10;
};

const howSigned = ({ absent, reason, typed, name, receivedAt }: Signature): string => {
  if (absent) return `Not signed: ${oneLine(reason)}`;
  const on = formatDate(receivedAt.slice(0, 10));
  return `${oneLine(name)}, ${on}${typed ? ', by typing the name' : ''}`;
};

const signatureHeight = 50;

/** Somebody who was absent makes no statement. */
const drawSignature = (sheet: Sheet, part: Part, signature: Signature, statement: string): void => {
  const { role, absent, strokes = [] } = signature;
  const isDrawn = !absent && strokes.length > 0;
  sheet.need((isDrawn ? signatureHeight : 0) + 60);
  sheet.write(part, 'H3', answerWords(role), styles.value);
  if (!absent) sheet.write(part, 'P', statement, styles.body);
  if (isDrawn) {
    const box = { x: page.left, y: sheet.y + 4, width: 150, height: signatureHeight };
    const { y } = box;
    sheet.strokes(part, strokes, `Signature of ${oneLine(signature.name)}`, box);
    sheet.y = y + signatureHeight + 4;
  }
  sheet.write(part, 'P', howSigned(signature), styles.quiet);
  sheet.y += 10;
};

const drawSignatures = (sheet: Sheet, { definition, form }: FormPaper): void => {
  if (form.signatures.length === 0) return;
  sheet.turn(false);
  const part = drawTitle(sheet, 'Signatures', 120);
  for (const signature of form.signatures) {
    const asked = definition.signatures.find(({ role }) => role === signature.role);
    drawSignature(sheet, part, signature, asked?.statement ?? '');
  }
};

const pictureHeight = 190;
const pictureWidth = (contentWidth - gap) / 2;

/** What a photo shows: a row by its position or id, or a section. */
const shownIn = ({ definition, form }: FormPaper, { path = '', caption }: IssuedPhoto): string => {
  const [key = '', row = ''] = path.split('.');
  const section = definition.sections.find((each) => each.key === key);
  const rows = rowsIn(form.values, key);
  const at = rows.findIndex(({ rowId }, n) => rowId === row || String(n) === row);
  const where = section?.repeat && at >= 0 ? `${section.repeat.label} ${at + 1}` : section?.title;
  const said = textIn(rows[at] ?? {}, 'text');
  return printable([where ?? 'Photo', caption ?? said].filter(Boolean).join(': '));
};

/** Draws two photos side by side, each with its caption below. */
const drawPhotos = (sheet: Sheet, paper: FormPaper): void => {
  const { pictures = [] } = paper;
  if (pictures.length === 0) return;
  sheet.turn(false);
  const part = drawTitle(sheet, 'Photos', pictureHeight + 80);
  sheet.y += 3;
  for (let from = 0; from < pictures.length; from += 2) {
    sheet.need(pictureHeight + 40);
    const top = sheet.y;
    let below = top;
    pictures.slice(from, from + 2).forEach(({ photo, bytes }, at) => {
      const x = page.left + at * (pictureWidth + gap);
      const words = shownIn(paper, photo);
      sheet.fitted(part, bytes, words, { x, y: top, width: pictureWidth, height: pictureHeight });
      below = Math.max(
        below,
        sheet.write(part, 'P', words, styles.quiet, { x, y: top + pictureHeight + 4, width: pictureWidth }),
      );
    });
    sheet.y = below + 12;
  }
};

const notes = { draft: 'Draft, not signed', issued: '', withdrawn: 'Withdrawn' } as const;

const nameOf = ({ definition, form, state }: FormPaper): string =>
  state === 'draft' ? `${definition.title} (draft)` : `${definition.title} ${form.number}`;

const drawHead = (sheet: Sheet, paper: FormPaper): void => {
  const { definition, form, state, reason } = paper;
  const part = sheet.part('Sect');
  if (notes[state]) sheet.write(part, 'P', notes[state].toUpperCase(), styles.stamp);
  if (reason) sheet.write(part, 'P', `Reason: ${oneLine(reason)}`, styles.body);
  sheet.write(part, 'H1', definition.title, styles.title);
  sheet.y += 4;
  sheet.write(part, 'P', definition.law, styles.quiet);
  sheet.y += 8;
  const { name, address, phone, email, scheme } = form.issuer;
  sheet.write(part, 'P', oneLine(name), styles.strong);
  const ways = [addressOf(address).join(', '), oneLine(phone), oneLine(email)].filter(Boolean).join(' · ');
  sheet.write(part, 'P', ways, styles.quiet);
  if (scheme) sheet.write(part, 'P', `Member of ${oneLine(scheme)}`, styles.quiet);
  sheet.y += 10;
  const cells = [
    { label: 'Number', value: state === 'draft' ? 'None yet' : form.number },
    { label: 'Left on site as', value: form.reference ?? '' },
    { label: 'Day', value: formatDate(form.day) },
    { label: 'Outcome', value: form.outcome ? answerWords(form.outcome) : '' },
    { label: 'Next due', value: form.nextDue ? formatDate(form.nextDue) : '' },
  ];
  drawCells(
    sheet,
    part,
    cells.filter(({ value }) => value).map((cell) => ({ ...cell, share: 1 })),
  );
  sheet.y += 14;
};

/** Wording that the law or the standard requires on the document. */
const drawDanger = (sheet: Sheet, { kind }: IssuedForm): void => {
  if (kind !== 'gas_warning') return;
  const stamp = { ...styles.stamp, colour: colour.overdue };
  sheet.write(sheet.part('Sect'), 'P', 'DANGER DO NOT USE', stamp);
  sheet.y += 10;
};

/** The retention note (GSIUR reg 36(3)(c); SI 2020/312 reg 3). */
const kept: Partial<Record<string, string>> = {
  gas_safety: 'A landlord keeps this record until two further checks have been made.',
  electrical_report: 'A landlord keeps this report until the next one.',
};

const drawFoot = (sheet: Sheet, { form, state }: FormPaper): void => {
  sheet.turn(false);
  const warnings = form.warnings.map(({ message }) => printable(message)).join('\n');
  drawText(sheet, state === 'draft' ? 'Warnings' : 'Warnings read before signing', warnings);
  drawText(sheet, 'Keeping this', kept[form.kind]);
  if (form.corrects)
    drawText(sheet, 'New version', `This replaces ${form.corrects}. Reason: ${oneLine(form.reason)}`);
  const part = sheet.part('Sect');
  const facts = [`Edition ${form.edition}`, `Version ${form.version}`, `Content ${form.hash.slice(0, 12)}`];
  sheet.write(part, 'P', facts.join(' · '), styles.quiet);
};

/** A form as a PDF (A4, tagged, en-GB). Deterministic: the same form always gives the same bytes. */
export const formPdf = async (paper: FormPaper): Promise<Uint8Array> => {
  const { definition, form, state } = paper;
  const issuer = oneLine(form.issuer.name);
  const title = nameOf(paper);
  const particulars = {
    title: `${title} from ${issuer}`,
    author: issuer,
    created: new Date(form.issuedAt),
    running: [issuer, notes[state] || title] as [string, string],
  };
  const sheet = new Sheet(particulars, await faceFor(printable(JSON.stringify([form, definition]))));
  drawHead(sheet, paper);
  drawDanger(sheet, form);
  for (const section of definition.sections) drawSection(sheet, paper, section);
  drawSignatures(sheet, paper);
  drawPhotos(sheet, paper);
  drawFoot(sheet, paper);
  return sheet.finish();
};
