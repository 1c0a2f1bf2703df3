import { type Form, sectionOf, warn } from '../engine/form.ts';
import { type Fields, isAbove, isMeasured, isYes, numberIn, textIn } from '../engine/values.ts';
import { perceptible, permissibleDrops } from './gas-figures.ts';

/** The permissible drop in mbar for a fuel and volume; null above the table, undefined until both are entered. */
const limitOf = (fields: Fields): number | null | undefined => {
  const steps = permissibleDrops.value[textIn(fields, 'fuel') ?? ''];
  if (!steps || numberIn(fields, 'iv') === undefined) return undefined;
  return steps.find(([upTo]) => !isAbove(fields, 'iv', upTo))?.[1] ?? null;
};

/** True if a drop is perceptible on the gauge used; undefined until both are entered. */
const isPerceived = (fields: Fields, key: string): boolean | undefined => {
  const least = perceptible.value[textIn(fields, 'gauge') ?? ''];
  return isMeasured(fields, key) && least !== undefined ? isAbove(fields, key, least) : undefined;
};

/** A drop within the limit is attributed to the appliances only if the pipework alone shows none. */
const ofRetest = (form: Form, fields: Fields): 'pass' | 'fail' | null => {
  const isLeaking = isPerceived(fields, 'retest');
  if (isLeaking === undefined) {
    form.found.missing.add('tightness.retest');
    return null;
  }
  return isLeaking ? 'fail' : 'pass';
};

const resultOf = (form: Form, fields: Fields, limit: number | null | undefined): 'pass' | 'fail' | null => {
  if (isYes(fields.smell)) return 'fail';
  const isDropping = isPerceived(fields, 'drop');
  if (typeof limit !== 'number' || isDropping === undefined) return null;
  if (!isDropping) return 'pass';
  if (textIn(fields, 'connected') === 'no') return 'fail';
  return isAbove(fields, 'drop', limit) ? 'fail' : ofRetest(form, fields);
};

/** The tightness test of IGEM/UP/1B Edition 4: limits by installation volume, and a second test with appliances isolated. */
export const tightness = (form: Form): void => {
  const fields = sectionOf(form, 'tightness');
  if (!isYes(fields.done)) return;
  const limit = limitOf(fields);
  if (limit === null)
    warn(form, 'iv_out_of_scope', 'tightness.iv', 'The installation is larger than the standard covers');
  form.found.computed['tightness.limit'] = limit ?? null;
  form.found.computed['tightness.result'] = resultOf(form, fields, limit);
};

/** True if the test failed: computed, or as entered on an edition whose limits we don't hold. */
export const isTightnessFailed = (form: Form): boolean =>
  isYes(sectionOf(form, 'tightness').done) &&
  (form.found.computed['tightness.result'] ?? textIn(sectionOf(form, 'tightness'), 'result')) === 'fail';
