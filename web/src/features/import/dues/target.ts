import { alike } from '#shared/alike.ts';
import { type DueKind, dueName } from '#shared/dues/kinds.ts';
import { duesRoutes } from '#shared/dues/routes.ts';
import { type DueRow, dueRow, importedKinds } from '#shared/dues/row.ts';
import { siteRowsPerCall } from '#shared/sites/row.ts';
import { call } from '../../../api/call.ts';
import { dayIn } from '../../../forms/csv/days.ts';
import { placeIn, sitesTarget } from '../sites-target.ts';
import type { Target } from '../target.ts';

const texts = {
  title: 'Import due dates',
  noun: 'due dates',
  kind: 'What’s due',
  dueOn: 'Due date',
  lastDoneOn: 'Last done',
  number: 'Certificate number',
  unknownKind: (said: string) => `We don’t know the certificate ${said}`,
} as const;

/** The names that programs and people use for the documents, longer names before their prefixes. */
const called: readonly [kind: DueKind, words: RegExp][] = [
  ['boiler_service', /boiler|service/],
  ['gas_warning', /warning/],
  ['gas_safety', /gas|cp ?12|lgsr/],
  ['electrical_report', /eicr|condition report|periodic/],
  ['minor_works', /minor/],
  ['electrical_installation', /\beic\b|installation/],
  ['electrical_report', /electric/],
  ['alarms', /alarm|smoke|\bco\b/],
];

/** The kind in a cell, by our name or another; the cell itself if there is none. */
const kindIn = (cell: string): string => {
  const said = alike(cell);
  const named = importedKinds.find((kind) => [alike(dueName({ kind })), kind].includes(said));
  return named ?? called.find(([, words]) => words.test(said))?.[0] ?? cell;
};

const isKnown = (kind: string): boolean => (importedKinds as readonly string[]).includes(kind);

const place = ['clientName', 'address', 'address2', 'town', 'county', 'postcode', 'tenantName'];

/** What is due; missing clients and properties are created. */
export const duesTarget: Target<DueRow> = {
  name: 'dues',
  title: texts.title,
  noun: texts.noun,
  perCall: siteRowsPerCall,
  columns: [
    ...sitesTarget.columns.filter(({ key }) => place.includes(key)),
    {
      key: 'kind',
      label: texts.kind,
      required: true,
      names: ['Certificate', 'Certificate type', 'Type', 'Service type', 'Service', 'Check', 'Job type'],
    },
    {
      key: 'dueOn',
      label: texts.dueOn,
      required: true,
      names: [
        ...[
          'Due',
          'Due on',
          'Next due',
          'Next due date',
          'Date due',
          'Renewal date',
          'Expiry',
          'Expiry date',
        ],
        ...['Expires', 'Next service', 'Next service date', 'Next inspection'],
      ],
    },
    {
      key: 'lastDoneOn',
      label: texts.lastDoneOn,
      names: ['Last done', 'Last date', 'Last service', 'Last service date', 'Issued', 'Date of inspection'],
    },
    {
      key: 'number',
      label: texts.number,
      names: ['Number', 'Certificate no', 'Certificate number', 'Reference', 'Ref'],
    },
  ],
  shape: dueRow,
  build: (cell) => ({
    clientName: cell('clientName'),
    ...placeIn(cell),
    kind: kindIn(cell('kind')),
    dueOn: dayIn(cell('dueOn'), 'day'),
    lastDoneOn: dayIn(cell('lastDoneOn'), 'day'),
    number: cell('number'),
    tenantName: cell('tenantName'),
  }),
  refusal: (cell) => {
    const said = cell('kind');
    return said && !isKnown(kindIn(said)) ? texts.unknownKind(said) : undefined;
  },
  identityOf: ({ clientName, address, postcode, kind }) =>
    [clientName, address, postcode, kind].map(alike).join('|'),
  send: (rows) => call(duesRoutes.import, { body: { rows } }),
};
