import type { Definition } from '../engine/definition.ts';
import { onBothEditions } from './electrical-editions.ts';
import {
  boards,
  circuits,
  earthing,
  extent,
  inspected,
  inspectionsOf,
  instruments,
  summary,
  supply,
} from './electrical-parts.ts';
import * as f from './fields.ts';

const codes = ['C1', 'C2', 'C3', 'FI'] as const;

/** An electrical installation condition report. */
export const electricalReport: readonly Definition[] = onBothEditions({
  kind: 'electrical_report',
  title: 'Electrical installation condition report',
  law: 'BS 7671 Appendix 6; SI 2020/312 regulation 3',
  dueMonths: 60,
  day: 'details.day',
  sections: [
    {
      key: 'details',
      title: 'Details',
      fields: [
        f.person('client', 'Client', f.needed),
        f.address,
        f.text('reason', 'Reason for the report', f.needed),
        ...inspected,
        f.number('ageYears', 'Age of the installation', 'years'),
        f.text('alterations', 'Alterations'),
        f.date('lastInspection', 'Last inspection'),
        f.yesNo('recordsAvailable', 'Records available'),
      ],
    },
    extent,
    supply,
    earthing,
    boards,
    circuits,
    instruments,
    inspectionsOf(['pass', ...codes, 'NV', 'LIM', 'NA']),
    {
      key: 'observations',
      title: 'Observations',
      repeat: { min: 0, max: 200, label: 'Observation' },
      fields: [
        f.text('item', 'Item'),
        f.text('circuit', 'Circuit'),
        f.text('location', 'Where it is', f.needed),
        f.lines('text', 'What you saw', f.needed),
        f.choice('code', 'Code', codes, f.needed),
        f.yesNo('madeSafe', 'Made safe', { required: { field: 'code', is: 'C1' } }),
      ],
    },
    summary,
  ],
  rules: [
    'dayNotAhead',
    'supply',
    'circuits',
    'instruments',
    'inspections',
    'electricalOutcome',
    'electricalNext',
  ],
  signatures: [
    { role: 'inspector', required: true, statement: 'I inspected and tested this installation.' },
    { role: 'reviewer', required: false, statement: 'I reviewed this report.' },
  ],
});
