import { addDays, addMonths, isCalendarDate } from '../../dates.ts';
import { millionths, quotient } from '../engine/decimal.ts';
import { dayOf, type Form, invalid, rowsOf, sectionOf, warn } from '../engine/form.ts';
import { type Fields, isAbove, numberIn, textIn } from '../engine/values.ts';
import { readCircuit } from './circuit.ts';
import { mostMonths, remedialDays, touchVolts, unstableOhms } from './electrical-figures.ts';
import { maxZsOf } from './max-zs.ts';

/** An RCD's current in amps is a slip: it would pass every limit. */
const readRcdCurrent = (form: Form, fields: Fields, path: string): void => {
  const rcd = numberIn(fields, 'rcdMa');
  if (rcd && rcd < 1) invalid(form, `${path}.rcdMa`, 'Enter it in mA, like 30');
};

/** An earth electrode with an RCD: Table 41.5 gives whole ohms, 1,667 Ω at 30 mA. */
export const supply = (form: Form): void => {
  const fields = sectionOf(form, 'supply');
  const rcd = numberIn(fields, 'rcdMa');
  readRcdCurrent(form, fields, 'supply');
  if (textIn(fields, 'earthing') !== 'tt') return;
  const most = rcd && quotient(millionths(touchVolts.value * 1000), millionths(rcd), 0);
  if (most && isAbove(fields, 'ra', most))
    warn(form, 'ra_over_max', 'supply.ra', `Above ${most} Ω for this RCD`);
  else if (isAbove(fields, 'ra', unstableOhms.value))
    warn(form, 'ra_unstable', 'supply.ra', 'Above 200 Ω the reading can drift');
};

export const circuits = (form: Form): void => {
  const ze = numberIn(sectionOf(form, 'supply'), 'ze');
  rowsOf(form, 'circuits').forEach((fields, at) => {
    const path = `circuits.${at}`;
    const known = maxZsOf(fields);
    readRcdCurrent(form, fields, path);
    form.found.computed[`${path}.maxZs`] = known;
    readCircuit(form, { fields, path, maxZs: known ?? numberIn(fields, 'maxZs') ?? null, ze });
  });
};

export const minorCircuit = (form: Form): void => {
  const circuit = sectionOf(form, 'circuit');
  const tests = sectionOf(form, 'tests');
  const known = maxZsOf(circuit);
  readRcdCurrent(form, circuit, 'circuit');
  form.found.computed['circuit.maxZs'] = known;
  const maxZs = known ?? numberIn(circuit, 'maxZs') ?? null;
  readCircuit(form, { fields: { ...circuit, ...tests }, path: 'tests', maxZs, ze: undefined });
  if (textIn(tests, 'r1r2') === undefined && textIn(tests, 'R2') === undefined)
    form.found.missing.add('tests.r1r2');
};

/** A new circuit needs an installation certificate (BS 7671 regulation 644.4). */
export const noNewCircuit = (form: Form): void => {
  if (textIn(sectionOf(form, 'works'), 'newCircuit') === 'yes')
    invalid(form, 'works.newCircuit', 'Use an installation certificate');
};

/** Answers that the results of a schedule require elsewhere on the form. */
export const inspections = (form: Form): void => {
  const observed = rowsOf(form, 'observations').map((each) =>
    [textIn(each, 'item'), textIn(each, 'code')].join(),
  );
  rowsOf(form, 'inspections').forEach((row, at) => {
    const result = textIn(row, 'result') ?? '';
    if (['LIM', 'NV'].includes(result) && textIn(row, 'reason') === undefined)
      form.found.missing.add(`inspections.${at}.reason`);
    const isCode = ['C1', 'C2', 'C3', 'FI'].includes(result);
    if (isCode && !observed.includes([textIn(row, 'item'), result].join()))
      form.found.missing.add(`inspections.${at}.observation`);
  });
};

/** Any C1, C2 or FI makes it unsatisfactory; C3 alone doesn't (BS 7671 Appendix 6). */
export const electricalOutcome = (form: Form): void => {
  const found = [
    ...rowsOf(form, 'observations').map((each) => textIn(each, 'code')),
    ...rowsOf(form, 'inspections').map((each) => textIn(each, 'result')),
  ];
  const isBad = found.some((code) => code === 'C1' || code === 'C2' || code === 'FI');
  form.found.outcome = isBad ? 'unsatisfactory' : 'satisfactory';
};

/** The next inspection, for a rented home in England within five years, and repairs of defects within 28 days. */
export const electricalNext = (form: Form): void => {
  const summary = sectionOf(form, 'summary');
  const next = textIn(summary, 'nextInspection');
  const day = dayOf(form);
  if (next !== undefined && isCalendarDate(next)) form.found.nextDue = next;
  const { tenure, nation } = form.context;
  const isLet = nation === 'england' && (tenure === 'private_let' || tenure === 'social_let');
  if (!isLet || day === undefined || !isCalendarDate(day)) return;
  if (form.found.nextDue && form.found.nextDue > addMonths(day, mostMonths.value))
    invalid(form, 'summary.nextInspection', 'A let home is inspected within five years');
  if (form.found.outcome !== 'unsatisfactory') return;
  const days = Math.min(remedialDays.value, numberIn(summary, 'remedialDays') ?? remedialDays.value);
  form.found.computed['summary.remedialBy'] = addDays(day, days);
};
