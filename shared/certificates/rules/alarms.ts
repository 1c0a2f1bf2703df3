import { type Form, rowsOf, sectionOf, warn } from '../engine/form.ts';
import { type Fields, isYes, textIn } from '../engine/values.ts';

type Alarm = [code: string, path: string, message: string];

const ofStorey = (storey: Fields, at: number): Alarm | undefined => {
  const path = `storeys.${at}.smoke`;
  const smoke = textIn(storey, 'smoke');
  if (smoke === 'faulty') return ['smoke_faulty', path, 'The smoke alarm doesn’t work'];
  return isYes(storey.living) && smoke === 'none'
    ? ['smoke_missing', path, 'A storey that is lived on needs a smoke alarm']
    : undefined;
};

const ofRoom = (room: Fields, at: number): Alarm | undefined => {
  if (!isYes(room.living) || textIn(room, 'appliance') !== 'fixed_combustion') return undefined;
  const path = `rooms.${at}.co`;
  const co = textIn(room, 'co');
  if (co === 'faulty') return ['co_faulty', path, 'The carbon monoxide alarm doesn’t work'];
  return co === 'none' ? ['co_missing', path, 'This room needs a carbon monoxide alarm'] : undefined;
};

/**
 * SI 2015/1693 as amended by SI 2022/707: a working alarm on each storey with living accommodation, and in each room with a
 * fixed combustion appliance.
 */
export const alarms = (form: Form): void => {
  const found = [...rowsOf(form, 'storeys').map(ofStorey), ...rowsOf(form, 'rooms').map(ofRoom)].filter(
    (each) => each !== undefined,
  );
  for (const each of found) warn(form, ...each);
  form.found.outcome = found.length > 0 ? 'action' : 'pass';
  const nation = textIn(sectionOf(form, 'visit'), 'nation');
  if (nation !== undefined && nation !== 'england')
    warn(form, 'nation_rules_differ', 'visit.nation', 'These are England’s rules; this nation has its own');
};
