import type { Condition, Definition, Field, Section } from '../engine/definition.ts';
import * as f from './fields.ts';
import { tightness, tightnessByMeter } from './tightness.ts';

const visit: Section = {
  key: 'visit',
  title: 'Visit',
  fields: [
    f.visitDay,
    f.address,
    f.person('landlordName', 'Landlord', f.needed),
    f.lines('landlordAddress', 'Landlord or agent’s address', f.needed),
    ...f.gasEngineer,
    f.person('tenantName', 'Tenant'),
  ],
};

const isInspected: Condition = { field: 'inspected', not: 'no' };
const isChecked: Condition = { all: [isInspected, { field: 'owner', not: 'tenant' }] };
const checked = { when: isChecked };
const mustCheck = f.neededWhere(isChecked);
const openFlue = f.neededWhere({ all: [isChecked, { field: 'flue', is: 'open' }] });

const applianceFields: readonly Field[] = [
  f.choice(
    'kind',
    'Appliance',
    ['boiler', 'fire', 'hob', 'oven', 'cooker', 'water_heater', 'portable', 'other'],
    f.neededAndStays,
  ),
  f.text('location', 'Where it is', f.neededAndStays),
  f.choice('owner', 'Owner', ['landlord', 'tenant'], f.neededAndStays),
  f.yesNo('inspected', 'Inspected', f.needed),
  f.text('reason', 'Why it was not inspected', f.neededWhere({ field: 'inspected', is: 'no' })),
  f.choice('flue', 'Flue', ['open', 'room_sealed', 'flueless'], { ...mustCheck, ...f.stays }),
  f.reading('pressure', 'Operating pressure', 'mbar', checked),
  f.reading('heatInput', 'Heat input', 'kW', checked),
  f.tick('pressureNotPracticable', 'Pressure and heat input can’t be measured', checked),
  f.reading('co', 'CO', 'ppm', checked),
  f.reading('co2', 'CO₂', '%', checked),
  f.reading('ratio', 'CO/CO₂ ratio', undefined, checked),
  f.number('maxRatio', 'Maker’s highest ratio', undefined, checked),
  f.passFail('flueVisual', 'Flue, looked at', mustCheck),
  f.passFail('flueFlow', 'Flue flow', openFlue),
  f.passFail('spillage', 'Spillage', openFlue),
  f.passFail('ventilation', 'Ventilation', mustCheck),
  f.passFail('safetyDevice', 'Safety device', mustCheck),
  f.yesNo('safe', 'Safe to use', f.neededWhere(isInspected)),
  f.yesNo('serviced', 'Serviced', checked),
  f.choice('coAlarm', 'CO alarm', ['fitted', 'none', 'na'], checked),
  f.passFail('coAlarmTested', 'CO alarm tested', checked),
  f.text('make', 'Make', f.stays),
  f.text('model', 'Model', f.stays),
  f.text('serial', 'Serial number', f.stays),
  f.applianceId,
];

const appliances: Section = {
  key: 'appliances',
  title: 'Appliances',
  repeat: { min: 1, max: 20, from: 'appliances', label: 'Appliance' },
  fields: applianceFields,
};

const defects: Section = {
  key: 'defects',
  title: 'Defects',
  repeat: { min: 0, max: 30, label: 'Defect' },
  fields: [
    { key: 'row', label: 'What it is about', type: 'row', of: 'appliances', required: true },
    f.choice('class', 'Class', ['ID', 'AR', 'advice'], f.needed),
    f.lines('text', 'What is wrong', f.needed),
    f.lines('action', 'What you did', f.needed),
    f.yesNo('remedied', 'Put right', f.needed),
  ],
};

const confirmation: Section = {
  key: 'confirmation',
  title: 'Confirmation',
  fields: [f.tick('reg26_9', 'Checked as regulation 26(9) asks', f.needed)],
};

const next: Section = {
  key: 'next',
  title: 'Next check',
  fields: [f.date('lastDeadline', 'Deadline of the last record')],
};

const shared = {
  kind: 'gas_safety',
  title: 'Landlord gas safety record',
  law: 'Gas Safety (Installation and Use) Regulations 1998, regulations 26(9) and 36(3)(c)',
  dueMonths: 12,
  day: 'visit.day',
  signatures: [
    { role: 'engineer', required: true, statement: 'I made these checks on this day.' },
    { role: 'customer', required: true, statement: 'I have received this record.' },
  ],
} as const;

const after = [appliances, defects, confirmation, next];

/** A landlord's gas safety record, the newest edition first. */
export const gasSafety: readonly Definition[] = [
  {
    ...shared,
    edition: 'up1b-4',
    // Published in March 2026 and in force immediately, beside the old one until 30 September (Industry Standard Update 133
    // Edition 2).
    usableFrom: '2026-03-25',
    sections: [visit, tightness, ...after],
    rules: ['dayNotAhead', 'tightness', 'gasAppliances', 'gasDefects', 'gasOutcome', 'gasNextDue'],
  },
  {
    ...shared,
    edition: 'up1b-3',
    usableFrom: '2012-10-01',
    usableUntil: '2026-09-30',
    sections: [visit, tightnessByMeter, ...after],
    rules: ['dayNotAhead', 'gasAppliances', 'gasDefects', 'gasOutcome', 'gasNextDue'],
  },
];
