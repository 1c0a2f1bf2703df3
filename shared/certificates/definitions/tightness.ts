import type { Condition, Section } from '../engine/definition.ts';
import * as f from './fields.ts';

const isTested: Condition = { field: 'done', is: 'yes' };
const tested = f.neededWhere(isTested);
const done = f.yesNo('done', 'Tightness test done', f.needed);
const smell = f.yesNo('smell', 'Smell of gas', tested);
const fuel = f.choice('fuel', 'Gas', ['ng', 'lpg', 'lpg_air'], tested);
const gauge = f.choice('gauge', 'Gauge', ['water', 'electronic'], tested);
const drop = f.reading('drop', 'Drop in 2 minutes', 'mbar', tested);

/** Limits by installation volume, with a second test of the pipework alone. */
export const tightness: Section = {
  key: 'tightness',
  title: 'Tightness test',
  fields: [
    done,
    fuel,
    gauge,
    f.reading('iv', 'Installation volume', 'm³', tested),
    f.yesNo('connected', 'Appliances connected', tested),
    drop,
    smell,
    f.reading('retest', 'Drop with appliances isolated', 'mbar', { when: isTested }),
  ],
};

/** By meter: we don't hold its limits, so the engineer enters the result. */
export const tightnessByMeter: Section = {
  ...tightness,
  fields: [done, fuel, gauge, drop, smell, f.choice('result', 'Result', ['pass', 'fail'], tested)],
};
