import type { Definition } from '../engine/definition.ts';
import * as f from './fields.ts';

/** A check of the smoke and carbon monoxide alarms in a rented home. */
export const alarms: readonly Definition[] = [
  {
    kind: 'alarms',
    edition: 'si-2022-707',
    title: 'Smoke and carbon monoxide alarm record',
    law: 'Smoke and Carbon Monoxide Alarm (England) Regulations 2015, as amended by SI 2022/707',
    usableFrom: '2022-10-01',
    day: 'visit.day',
    sections: [
      {
        key: 'visit',
        title: 'Visit',
        fields: [
          f.visitDay,
          f.address,
          f.choice('nation', 'Nation', ['england', 'wales', 'scotland', 'northern_ireland'], f.needed),
          f.date('tenancyBegins', 'Tenancy begins'),
        ],
      },
      {
        key: 'storeys',
        title: 'Storeys',
        repeat: { min: 1, max: 10, label: 'Storey' },
        fields: [
          f.text('name', 'Storey', f.neededAndStays),
          f.yesNo('living', 'Has a room to live in', f.neededAndStays),
          f.choice('smoke', 'Smoke alarm', ['working', 'faulty', 'none'], f.needed),
        ],
      },
      {
        key: 'rooms',
        title: 'Rooms',
        repeat: { min: 0, max: 40, label: 'Room' },
        fields: [
          f.text('name', 'Room', f.neededAndStays),
          f.yesNo('living', 'Used to live in', f.neededAndStays),
          f.choice('appliance', 'Burns fuel', ['none', 'gas_cooker', 'fixed_combustion'], f.neededAndStays),
          f.choice('co', 'Carbon monoxide alarm', ['working', 'faulty', 'none'], {
            required: {
              all: [
                { field: 'living', is: 'yes' },
                { field: 'appliance', is: 'fixed_combustion' },
              ],
            },
          }),
        ],
      },
    ],
    rules: ['dayNotAhead', 'alarms'],
    signatures: [
      { role: 'engineer', required: true, statement: 'I tested these alarms on this day.' },
      { role: 'customer', required: false, statement: 'I have received this record.' },
    ],
  },
];
