import { dayOf, type Form, rowsOf, warn } from '../engine/form.ts';
import { type Fields, textIn } from '../engine/values.ts';

/** True if an instrument's calibration had ended on the form's day. */
export const isOutOfCalibration = (form: Form, fields: Fields, due: string): boolean => {
  const until = textIn(fields, due);
  return until !== undefined && until < (dayOf(form) ?? form.today);
};

export const instruments = (form: Form): void => {
  rowsOf(form, 'instruments').forEach((row, at) => {
    if (!isOutOfCalibration(form, row, 'calibrationDue')) return;
    const path = `instruments.${at}.calibrationDue`;
    warn(form, 'instrument_out_of_calibration', path, 'It was due for calibration before this day');
  });
};
