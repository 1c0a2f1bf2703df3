import { addDays, addMonths, isCalendarDate } from '../../dates.ts';
import { dayOf, type Form, invalid, rowsOf, sectionOf, warn } from '../engine/form.ts';
import { type Fields, isAbsent, isMeasured, isYes, numberIn, placeOf, textIn } from '../engine/values.ts';
import { readCombustion } from './combustion.ts';
import { deadlineMonths } from './gas-figures.ts';
import { isTightnessFailed } from './tightness.ts';

const isInspected = (row: Fields): boolean => textIn(row, 'inspected') !== 'no';
const isTenants = (row: Fields): boolean => textIn(row, 'owner') === 'tenant';
/** A tenant's own appliance gets only a visual check (Gas Safe TB 055). */
const isChecked = (row: Fields): boolean => isInspected(row) && !isTenants(row);

const isSafe = (row: Fields): boolean => textIn(row, 'safe') === 'yes';
const isFail = (row: Fields, key: string): boolean => textIn(row, key) === 'fail';

/** `decisive`: a fail makes the appliance unsafe. `others`: a fail only requires a defect. */
const decisive = ['flueFlow', 'spillage', 'ventilation', 'safetyDevice'] as const;
const others = ['flueVisual', 'coAlarmTested'] as const;
/** These apply to open flues only and are ignored elsewhere. */
const isRead = (row: Fields, key: string): boolean =>
  isChecked(row) && (textIn(row, 'flue') === 'open' || (key !== 'flueFlow' && key !== 'spillage'));
const failed = (row: Fields, keys: readonly string[]): boolean =>
  keys.some((key) => isRead(row, key) && isFail(row, key));

const readAppliance = (form: Form, row: Fields, path: string): void => {
  if (isTenants(row)) form.found.computed[`${path}.visualOnly`] = true;
  if (!isChecked(row)) return;
  readCombustion(form, row, path, { co: 'co', co2: 'co2', ratio: 'ratio' });
  const isMade = isMeasured(row, 'pressure') || isMeasured(row, 'heatInput');
  const hasRatio = form.found.computed[`${path}.ratio`] !== undefined || numberIn(row, 'ratio') !== undefined;
  if (!isMade && !isYes(row.pressureNotPracticable)) form.found.missing.add(`${path}.pressureOrInput`);
  if (!isMade && isYes(row.pressureNotPracticable) && !hasRatio) form.found.missing.add(`${path}.ratio`);
  const isCooking = ['hob', 'oven', 'cooker'].includes(textIn(row, 'kind') ?? '');
  if (textIn(row, 'coAlarm') === 'none' && !isCooking)
    warn(form, 'co_alarm_missing', `${path}.coAlarm`, 'There is no carbon monoxide alarm beside it');
};

/** Regulation 26(9): checks each appliance's readings, and derives values from them. */
export const gasAppliances = (form: Form): void =>
  rowsOf(form, 'appliances').forEach((row, at) => {
    readAppliance(form, row, `appliances.${at}`);
  });

const stays = (defect: Fields): boolean =>
  ['ID', 'AR'].includes(textIn(defect, 'class') ?? '') && textIn(defect, 'remedied') !== 'yes';

/** Checks that no appliance is wrongly called safe, and that a fail is recorded as a defect. */
export const gasDefects = (form: Form): void => {
  const appliances = rowsOf(form, 'appliances');
  const defects = rowsOf(form, 'defects');
  const aboutOf = (each: Fields) => placeOf(appliances, each.row);
  const isWanted = (row: Fields): boolean =>
    isInspected(row) && (textIn(row, 'safe') === 'no' || failed(row, [...decisive, ...others]));
  if (defects.length === 0 && (appliances.some(isWanted) || isTightnessFailed(form)))
    form.found.missing.add('defects');
  appliances.forEach((row, at) => {
    const isBad = failed(row, decisive) || defects.some((each) => aboutOf(each) === at && stays(each));
    if (isBad && isInspected(row) && isSafe(row))
      invalid(form, `appliances.${at}.safe`, 'It can’t be safe with a failed check or an open ID or AR');
  });
  defects.forEach((each, at) => {
    const row = each.row;
    const isGone = !isAbsent(row) && row !== 'installation' && aboutOf(each) === undefined;
    if (appliances.length > 0 && isGone)
      invalid(form, `defects.${at}.row`, 'Choose an appliance of this record');
  });
};

export const gasOutcome = (form: Form): void => {
  const isUnsafe =
    rowsOf(form, 'appliances').some((row) => isInspected(row) && textIn(row, 'safe') === 'no') ||
    isTightnessFailed(form) ||
    rowsOf(form, 'defects').some(stays);
  form.found.outcome = isUnsafe ? 'unsafe' : 'safe';
};

/** Twelve months after the check, or after the old deadline if the check was in its last two months (regulation 36A). */
export const gasNextDue = (form: Form): void => {
  const day = dayOf(form);
  const deadline = textIn(sectionOf(form, 'next'), 'lastDeadline');
  const months = form.definition.dueMonths;
  if (!day || !isCalendarDate(day) || !months) return;
  const isEarly =
    deadline !== undefined &&
    isCalendarDate(deadline) &&
    day <= deadline &&
    day >= addDays(addMonths(deadline, -deadlineMonths.value), 1);
  form.found.nextDue = addMonths(isEarly ? deadline : day, months);
};
