import type { Definition } from '../engine/definition.ts';
import { onBothEditions } from './electrical-editions.ts';
import { continuity, device, earthings, instruments, rcdTests } from './electrical-parts.ts';
import * as f from './fields.ts';

/** A certificate for electrical work that adds no circuit. */
export const minorWorks: readonly Definition[] = onBothEditions({
  kind: 'minor_works',
  title: 'Minor electrical works certificate',
  law: 'BS 7671 regulation 644.4',
  day: 'works.day',
  sections: [
    {
      key: 'works',
      title: 'Work',
      fields: [
        f.person('client', 'Client', f.needed),
        f.address,
        f.date('day', 'Date of the work', f.needed),
        f.lines('description', 'What you did', f.needed),
        f.yesNo('newCircuit', 'A new circuit', f.needed),
        f.lines('departures', 'Departures from BS 7671'),
      ],
    },
    {
      key: 'circuit',
      title: 'Circuit',
      fields: [
        f.text('board', 'Board'),
        f.text('number', 'Number'),
        f.choice('earthing', 'Earthing', earthings),
        ...device,
        f.text('method', 'Method of protection'),
      ],
    },
    {
      key: 'tests',
      title: 'Tests',
      fields: [
        ...continuity,
        f.reading('irLL', 'Insulation, live to live', 'MΩ'),
        f.reading('irLE', 'Insulation, live to earth', 'MΩ', f.needed),
        f.reading('zs', 'Zs', 'Ω', f.needed),
        f.passFail('polarity', 'Polarity', f.needed),
        ...rcdTests,
      ],
    },
    instruments,
    f.remedies(['C1', 'C2', 'FI']),
  ],
  rules: ['dayNotAhead', 'noNewCircuit', 'minorCircuit', 'instruments', 'electricalOutcome'],
  signatures: [{ role: 'engineer', required: true, statement: 'I did and tested this work to BS 7671.' }],
});
