import type { Definition } from '../engine/definition.ts';
import * as f from './fields.ts';

/** A notice that an appliance is dangerous, left on site. */
export const gasWarning: readonly Definition[] = [
  {
    kind: 'gas_warning',
    edition: 'g11-2',
    title: 'Gas warning notice',
    law: 'IGEM/G/11 Edition 2',
    usableFrom: '2022-07-01',
    day: 'visit.day',
    sections: [
      {
        key: 'visit',
        title: 'Visit',
        fields: [
          f.visitDay,
          f.address,
          f.person('responsibleName', 'Responsible person'),
          ...f.gasEngineer,
          f.person('tenantName', 'Tenant'),
        ],
      },
      {
        key: 'situation',
        title: 'What is unsafe',
        fields: [
          f.text('appliance', 'Appliance', f.needed),
          f.text('location', 'Where it is', f.needed),
          f.choice('class', 'Class', ['ID', 'AR'], f.needed),
          f.lines('fault', 'What is wrong', f.needed),
          f.choice(
            'action',
            'What you did',
            ['made_safe', 'disconnected', 'turned_off', 'left_on'],
            f.needed,
          ),
          f.choice('permission', 'Permission', ['given', 'refused'], f.needed),
          f.yesNo('label', 'Label attached', { required: { field: 'permission', is: 'given' } }),
          f.text('emergencyReference', 'Reference of the gas emergency service', {
            required: {
              all: [
                { field: 'class', is: 'ID' },
                { field: 'permission', is: 'refused' },
              ],
            },
          }),
          f.yesNo('riddor', 'To report under RIDDOR', { required: { field: 'class', is: 'ID' } }),
          f.lines('riddorReason', 'Why you don’t have to report it', {
            required: {
              all: [
                { field: 'class', is: 'ID' },
                { field: 'riddor', is: 'no' },
              ],
            },
          }),
          f.yesNo('noOnePresent', 'Nobody was there', f.needed),
          f.choice('copyLeft', 'How you left a copy', ['mailed', 'paper', 'shown'], f.needed),
        ],
      },
    ],
    rules: ['dayNotAhead', 'gasWarning', 'gasWarningOutcome'],
    signatures: [
      { role: 'engineer', required: true, statement: 'I found this and told the person responsible.' },
      {
        role: 'customer',
        required: true,
        statement: 'I have received this notice and understand that it must not be used.',
      },
    ],
  },
];
