import type { JobStatus } from '#shared/jobs/status.ts';
import { words } from '../../words.ts';

const success = (description: string) => ({ title: 'Success', description });

/** A quick action's label, by the status it leads to. None leads back to pending. */
const quickActions: Record<JobStatus, string> = {
  pending: words.reopen,
  in_progress: words.start,
  completed: words.complete,
  cancelled: words.cancelJob,
};

export const texts = {
  addTitle: 'Add New Job',
  editTitle: 'Edit Job',
  create: 'Create Job',
  update: 'Update Job',
  quickActions,

  created: { ...success('Job created successfully'), short: 'Job created' },
  updated: success('Job updated successfully'),
  undone: { ...success('Job updated successfully'), short: 'Undone' },
  /** Shown after a quick action, by the status it led to. */
  moved: {
    pending: 'Job reopened',
    in_progress: 'Job started',
    completed: 'Job completed',
    cancelled: 'Job cancelled',
  },
  createFailed: 'Failed to create job',
  updateFailed: 'Failed to update job',
  assignFailed: 'The job is saved, but we couldn’t put everyone on it. Add them on the job',

  when: 'When',
  optional: '(optional)',
  more: 'More',
  moreHint: 'Location, amount, description, repeat, status',
  moreHintOfTeam: 'Who goes, location, amount, description, repeat, status',

  noRepeat: 'Does not repeat',
  repeatHint: 'When you complete it, we create the next one.',
  until: 'Until',
  untilHint: 'Leave blank to keep repeating.',

  noSite: 'No property',
  noJob: 'No job',
  noJobsFound: 'No jobs found',
  loadingJobs: 'Jobs are still loading',
} as const;

/** The form's labels, by field name. */
export const labels = {
  title: 'Job Title',
  clientId: 'Client',
  siteId: 'Property',
  description: 'Description',
  status: 'Status',
  priority: 'Priority',
  amount: 'Amount',
  scheduledDate: 'Scheduled Date',
  startTime: 'Start Time',
  endTime: 'End Time',
  location: 'Location',
  startDate: 'Start Date',
  endDate: 'End Date',
  repeat: 'Repeat',
  people: 'Who goes',
} as const;
