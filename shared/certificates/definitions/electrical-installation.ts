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

/** An electrical installation certificate. */
export const electricalInstallation: readonly Definition[] = onBothEditions({
  kind: 'electrical_installation',
  title: 'Electrical installation certificate',
  law: 'BS 7671 Part 6 and Appendix 6',
  day: 'details.day',
  sections: [
    {
      key: 'details',
      title: 'Details',
      fields: [
        f.person('client', 'Client', f.needed),
        f.address,
        f.text('reason', 'Reason for the work'),
        ...inspected,
      ],
    },
    {
      key: 'work',
      title: 'Work',
      fields: [
        f.choice('work', 'The installation is', ['new', 'addition', 'alteration'], f.needed),
        f.lines('departures', 'Departures from BS 7671'),
      ],
    },
    {
      key: 'roles',
      title: 'Who did what',
      fields: [
        f.person('designName', 'Design', f.needed),
        f.person('constructionName', 'Construction', f.needed),
        f.person('inspectionName', 'Inspection and testing', f.needed),
      ],
    },
    extent,
    supply,
    earthing,
    boards,
    circuits,
    instruments,
    inspectionsOf(['pass', 'NA']),
    summary,
  ],
  rules: ['dayNotAhead', 'supply', 'circuits', 'instruments', 'electricalOutcome', 'electricalNext'],
  signatures: [
    { role: 'designer', required: true, statement: 'I designed this work to BS 7671.' },
    { role: 'constructor', required: true, statement: 'I built this work to BS 7671.' },
    { role: 'inspector', required: true, statement: 'I inspected and tested this work.' },
  ],
});
