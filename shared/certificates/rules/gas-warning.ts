import { type Form, invalid, sectionOf } from '../engine/form.ts';
import { isYes, textIn } from '../engine/values.ts';

/** Contradictions on a warning notice about the action taken and how the copy was left (IGEM/G/11 Edition 2). */
export const gasWarning = (form: Form): void => {
  const situation = sectionOf(form, 'situation');
  if (textIn(situation, 'action') === 'left_on' && textIn(situation, 'permission') === 'given')
    invalid(form, 'situation.action', 'With permission it can’t be left on');
  const copy = textIn(situation, 'copyLeft');
  if (isYes(situation.noOnePresent) && copy !== undefined && copy !== 'paper')
    invalid(form, 'situation.copyLeft', 'Nobody was there, so leave a copy on paper');
};

/** The class chosen by the engineer. */
export const gasWarningOutcome = (form: Form): void => {
  const found = textIn(sectionOf(form, 'situation'), 'class');
  form.found.outcome = found === 'ID' || found === 'AR' ? found : null;
};
