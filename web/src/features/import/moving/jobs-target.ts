import { jobIdentity } from '#shared/jobs/identity.ts';
import { type JobRow, jobRow } from '#shared/jobs/input.ts';
import { jobsRoutes } from '#shared/jobs/routes.ts';
import type { JobStatus } from '#shared/jobs/status.ts';
import { textLimits } from '#shared/limits.ts';
import { call } from '../../../api/call.ts';
import type { Column } from '../../../forms/csv/columns.ts';
import { timeIn } from '../../../forms/csv/days.ts';
import { numberIn } from '../../../forms/csv/read-number.ts';
import { clientColumns } from './client-columns.ts';
import { withClients } from './send.ts';
import type { Cells, Choices, MovingTarget, Passed } from './target.ts';
import { movingTexts as texts } from './texts.ts';

/** The headings of Tradify, Jobber and ServiceM8 for jobs (docs/import-headings.md), and common others. */
const columns: readonly Column[] = [
  { key: 'title', label: 'Title', names: ['Job title', 'Job name', 'Subject', 'Summary'] },
  ...clientColumns(),
  {
    key: 'description',
    label: 'Description',
    names: ['Job description', 'Details', 'Instructions', 'Work description'],
  },
  { key: 'notes', label: 'Notes', names: ['Job notes'] },
  {
    key: 'number',
    label: 'Number',
    names: ['Job number', 'Job #', 'Job no', 'Job ID', 'generated_job_id', 'Reference'],
  },
  {
    key: 'scheduledDate',
    label: 'Day',
    names: [
      ...['Scheduled start date', 'Scheduled date', 'Schedule start date', 'Start date', 'Schedule', 'Date'],
      ...['Job date', 'Due date'],
    ],
  },
  { key: 'startTime', label: 'Start time', names: ['Scheduled start time', 'Schedule start time'] },
  {
    key: 'closedOn',
    label: 'Finished on',
    names: ['Closed date', 'Completed date', 'Completion date', 'Date completed'],
  },
  {
    key: 'location',
    label: 'Place',
    names: [
      ...[
        'Job address',
        'Service property',
        'Property address',
        'Service address',
        'Site address',
        'Address',
      ],
      ...['Service street', 'Job location'],
    ],
  },
  { key: 'amount', label: 'Price', names: ['Total', 'Amount', 'Job total', 'Total revenue', 'Quote total'] },
  { key: 'status', label: 'Status', names: ['Job status', 'State'] },
];

/** The meaning of other programs' statuses; any other is a pending job. */
const states: readonly [RegExp, JobStatus | 'quote'][] = [
  [/cancel|declin|unsuccessful|lost|dead|archiv|void|delet/i, 'cancelled'],
  [/requires invoicing|complete|finish|closed|invoiced|paid|done/i, 'completed'],
  [/quot|estimat|lead|enquiry|inquiry/i, 'quote'],
  [/in.?progress|started|on.?site|under.?way/i, 'in_progress'],
];

const statusOf = ({ cell }: Cells): JobStatus | 'quote' => {
  const found = states.find(([pattern]) => pattern.test(cell('status')))?.[1];
  return found ?? (cell('closedOn') ? 'completed' : 'pending');
};

const descriptionOf = ({ cell }: Cells): string => {
  const number = cell('number') && texts.jobNumber(cell('number'));
  return [cell('description'), cell('notes'), number].filter(Boolean).join('\n');
};

const read = (cells: Cells, { finished }: Choices): Record<string, unknown> | Passed => {
  const { cell, day } = cells;
  const status = statusOf(cells);
  if (status === 'quote') return { passed: texts.stillQuote };
  const isOver = status === 'completed' || status === 'cancelled';
  if (isOver && !finished) return { finished: status === 'completed' ? texts.finished : texts.cancelled };
  const first = cell('title') || cell('description').split('\n')[0] || texts.jobTitle(cell('number'));
  const scheduledDate = day('scheduledDate') || (isOver ? day('closedOn') : '');
  const startTime = timeIn(cell('startTime')) || timeIn(cell('scheduledDate'));
  return {
    ...{ title: first.slice(0, textLimits.name), description: descriptionOf(cells), status },
    ...{ scheduledDate: scheduledDate || null, startTime: (scheduledDate && startTime) || null },
    location: cell('location').split('\n').filter(Boolean).join(', ').slice(0, textLimits.location),
    amount: numberIn(cell('amount')),
  };
};

type Known = Pick<JobRow, 'title' | 'location' | 'description' | 'startDate' | 'scheduledDate'> & {
  clientId: number;
};

/** Jobs from another program, compared with the existing ones. */
export const jobsTarget = (existing: readonly Known[]): MovingTarget<JobRow> => ({
  name: 'jobs',
  title: 'Import jobs',
  noun: 'jobs',
  unit: ['job', 'jobs'],
  columns,
  shape: jobRow,
  days: ['scheduledDate', 'closedOn'],
  read,
  nameIn: ({ cell }) => [cell('title') || cell('number'), cell('client')].filter(Boolean).join(' · '),
  standings: () => {
    const seen = new Set(existing.map((job) => `${job.clientId} ${jobIdentity(job)}`));
    return (fields, who) => {
      const key = `${who} ${jobIdentity(fields)}`;
      if (seen.has(key)) return 'there';
      seen.add(key);
      return undefined;
    };
  },
  send: withClients((rows) => call(jobsRoutes.import, { body: { rows } })),
});
