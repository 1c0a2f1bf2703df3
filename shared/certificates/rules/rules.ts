import type { RuleName } from '../engine/definition.ts';
import type { Form } from '../engine/form.ts';
import { alarms } from './alarms.ts';
import { boilerDefects, boilerOutcome, boilerReadings } from './boiler-service.ts';
import { dayNotAhead, dueAfterMonths } from './day.ts';
import {
  circuits,
  electricalNext,
  electricalOutcome,
  inspections,
  minorCircuit,
  noNewCircuit,
  supply,
} from './electrical.ts';
import { gasAppliances, gasDefects, gasNextDue, gasOutcome } from './gas-safety.ts';
import { gasWarning, gasWarningOutcome } from './gas-warning.ts';
import { instruments } from './instruments.ts';
import { tightness } from './tightness.ts';

/** The implementations of the rules, run in the order of the definition: later rules may read the findings of earlier ones. */
export const rules: Readonly<Record<RuleName, (form: Form) => void>> = {
  alarms,
  boilerDefects,
  boilerOutcome,
  boilerReadings,
  circuits,
  dayNotAhead,
  dueAfterMonths,
  electricalNext,
  electricalOutcome,
  gasAppliances,
  gasDefects,
  gasNextDue,
  gasOutcome,
  gasWarning,
  gasWarningOutcome,
  inspections,
  instruments,
  minorCircuit,
  noNewCircuit,
  supply,
  tightness,
};
