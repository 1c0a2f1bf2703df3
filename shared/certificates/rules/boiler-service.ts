import { type Form, rowsOf, sectionOf, warn } from '../engine/form.ts';
import { isMeasured } from '../engine/values.ts';
import { readCombustion } from './combustion.ts';
import { isOutOfCalibration } from './instruments.ts';

/** Checks the service's readings at full and at low rate, by the rules for every burner. */
export const boilerReadings = (form: Form): void => {
  const readings = sectionOf(form, 'readings');
  readCombustion(form, readings, 'readings', { co: 'coMax', co2: 'co2Max', ratio: 'ratioMax' });
  readCombustion(form, readings, 'readings', { co: 'coMin', co2: 'co2Min', ratio: 'ratioMin' });
  if (!isMeasured(readings, 'pressure') && !isMeasured(readings, 'heatInput'))
    form.found.missing.add('readings.pressureOrInput');
  if (isOutOfCalibration(form, readings, 'analyserCalibrationDue'))
    warn(
      form,
      'analyser_out_of_calibration',
      'readings.analyserCalibrationDue',
      'The analyser was due for calibration before this day',
    );
};

const hasFail = (form: Form): boolean => Object.values(sectionOf(form, 'checks')).includes('fail');

/** A failed check requires at least one defect. */
export const boilerDefects = (form: Form): void => {
  if (hasFail(form) && rowsOf(form, 'defects').length === 0) form.found.missing.add('defects');
};

export const boilerOutcome = (form: Form): void => {
  form.found.outcome = hasFail(form) || rowsOf(form, 'defects').length > 0 ? 'action' : 'pass';
};
