import type { Field, Section } from '../engine/definition.ts';
import * as f from './fields.ts';

/** What the electrical forms share, on the edition in force. */
export const earthings = ['tn_s', 'pme', 'pnb', 'tt', 'it'] as const;

export const device: readonly Field[] = [
  f.choice('deviceBs', 'Device, BS', ['60898', '61009', '88-2', '88-3', '3036'], { open: true, ...f.stays }),
  f.choice('deviceType', 'Type', ['B', 'C', 'D', 'na'], f.stays),
  f.number('rating', 'Rating', 'A', f.neededAndStays),
  f.choice('disconnection', 'Disconnection time', ['0.4', '5'], { unit: 's', ...f.stays }),
  f.reading('rcdMa', 'RCD', 'mA', f.stays),
  f.tick('rcdDelay', 'RCD with time delay', f.stays),
  f.reading('maxZs', 'Maximum Zs, where no table gives it', 'Ω'),
];

export const continuity: readonly Field[] = [
  f.yesNo('ring', 'Ring', f.stays),
  f.reading('r1', 'r1', 'Ω'),
  f.reading('rn', 'rn', 'Ω'),
  f.reading('r2', 'r2', 'Ω'),
  f.reading('r1r2', 'R1 + R2', 'Ω'),
  f.reading('R2', 'R2', 'Ω'),
];

export const rcdTests: readonly Field[] = [
  f.reading('rcdMs', 'RCD time', 'ms'),
  f.passFail('rcdButton', 'RCD test button'),
];

/** The date of the inspection, and the premises. */
export const inspected: readonly Field[] = [
  f.date('day', 'Date of the inspection', f.needed),
  f.person('occupier', 'Occupier'),
  f.choice('premises', 'Premises', ['domestic', 'commercial', 'industrial', 'other']),
];

export const extent: Section = {
  key: 'extent',
  title: 'Extent and limits',
  fields: [
    f.lines('covered', 'What is covered', f.needed),
    f.lines('agreedLimits', 'Agreed limits'),
    f.person('agreedWith', 'Agreed with'),
    f.lines('operationalLimits', 'Operational limits'),
  ],
};

export const supply: Section = {
  key: 'supply',
  title: 'Supply',
  fields: [
    f.choice('earthing', 'Earthing', earthings, f.needed),
    f.text('liveConductors', 'Live conductors'),
    f.reading('voltage', 'Voltage', 'V'),
    f.reading('frequency', 'Frequency', 'Hz'),
    f.reading('pfc', 'Fault current', 'kA'),
    f.reading('ze', 'Ze', 'Ω'),
    f.passFail('polarity', 'Polarity'),
    f.text('deviceBs', 'Main device, BS'),
    f.number('deviceRating', 'Main device, rating', 'A'),
    f.reading('ra', 'Earth electrode', 'Ω', f.neededWhere({ field: 'earthing', is: 'tt' })),
    f.reading('rcdMa', 'Main RCD', 'mA'),
  ],
};

export const earthing: Section = {
  key: 'earthing',
  title: 'Earthing and bonding',
  fields: [
    f.reading('earthingCsa', 'Earthing conductor', 'mm²'),
    f.reading('bondingCsa', 'Bonding conductors', 'mm²'),
    f.choice('bonded', 'Bonded to', ['water', 'gas', 'oil', 'steel', 'lightning', 'other'], {
      several: true,
    }),
  ],
};

export const boards: Section = {
  key: 'boards',
  title: 'Boards',
  repeat: { min: 1, max: 20, label: 'Board' },
  fields: [
    f.text('name', 'Board', f.neededAndStays),
    f.text('location', 'Where it is', f.neededAndStays),
    f.text('suppliedFrom', 'Supplied from', f.stays),
    f.reading('zs', 'Zs at the board', 'Ω'),
    f.reading('pfc', 'Fault current', 'kA'),
    f.text('spdType', 'Surge protection', f.stays),
    f.reading('maxDemand', 'Maximum demand', 'A'),
    f.text('meansOfIsolation', 'Means of isolation', f.stays),
  ],
};

/** Usually the same as on the circuit before. */
const carried = { carry: true, stays: true } as const;

export const circuits: Section = {
  key: 'circuits',
  title: 'Circuits',
  repeat: { min: 0, max: 200, label: 'Circuit' },
  fields: [
    f.text('board', 'Board', { ...f.needed, ...carried }),
    f.text('number', 'Number', { ...f.neededAndStays, carry: 'next' }),
    f.text('description', 'Description', f.neededAndStays),
    f.text('refMethod', 'Reference method', carried),
    f.number('points', 'Points', undefined, f.stays),
    f.reading('liveCsa', 'Live conductors', 'mm²', carried),
    f.reading('cpcCsa', 'Protective conductor', 'mm²', carried),
    ...device.map((field) => ({ ...field, ...carried })),
    f.reading('breaking', 'Breaking capacity', 'kA', carried),
    f.choice('rcdType', 'RCD type', ['AC', 'A', 'F', 'B', 'na'], carried),
    f.choice('afdd', 'AFDD', ['yes', 'no', 'na'], carried),
    ...continuity,
    f.choice('irVolts', 'Insulation test', ['250', '500', '1000'], { open: true, unit: 'V', ...carried }),
    f.reading('irLL', 'Insulation, live to live', 'MΩ'),
    f.reading('irLE', 'Insulation, live to earth', 'MΩ'),
    f.passFail('polarity', 'Polarity', f.needed),
    f.reading('zs', 'Zs', 'Ω'),
    ...rcdTests,
  ],
};

/** The schedule's items are free text, because we don't hold the list of the A4 model form. */
export const inspectionsOf = (results: readonly string[]): Section => ({
  key: 'inspections',
  title: 'Inspections',
  repeat: { min: 0, max: 300, label: 'Item' },
  fields: [
    f.text('item', 'Item', f.neededAndStays),
    f.choice('result', 'Result', results, f.needed),
    f.text('reason', 'Reason'),
  ],
});

/** Ordered as a firm would use them: a multifunction tester does what the others do. */
const testers = ['multifunction', 'continuity', 'insulation', 'loop', 'rcd', 'earth', 'other'] as const;

export const instruments: Section = {
  key: 'instruments',
  title: 'Test instruments',
  repeat: { min: 0, max: 10, from: 'instruments', label: 'Instrument' },
  fields: [
    f.text('serial', 'Serial number', {
      ...f.needed,
      instrument: { kinds: testers, due: 'calibrationDue', kind: 'kind' },
    }),
    f.choice('kind', 'Instrument', testers, f.needed),
    f.date('calibrationDue', 'Calibration due'),
  ],
};

export const summary: Section = {
  key: 'summary',
  title: 'Summary',
  fields: [
    f.date('nextInspection', 'Next inspection by', f.needed),
    f.number('remedialDays', 'Put right within', 'days'),
  ],
};
