import { counted } from '#shared/words.ts';

/** Review requests, and reminders of visits and of what is due. */
export const clientsMailTexts = {
  reviewUrl: 'Your review page',
  reviewHint:
    'Your page on Google, Checkatrade or similar. Once a client has paid, you can ask them for a review, up to once a year. We only send it when you do.',
  save: 'Save Review Page',
  saving: 'Saving...',
  saved: { title: 'Success', description: 'Review page saved' },
  failed: 'Failed to save review page',
  appointments: 'Email clients the day before a visit',
  appointmentsHint:
    'If a job has a start time, we email the client at 4pm the day before. They can add it to their calendar. We email again if you move or cancel it. Clients can stop these emails.',
  appointmentsFailed: 'Failed to update visit reminders',
  dues: 'Email clients when a check is due',
  duesHint:
    'At 9am, one email about everything due at their properties. They can ask for a visit or say it’s been done. Nobody is emailed about a booked visit. Clients can stop these emails.',
  duesDays: 'Days before',
  duesDay: (days: number) => counted(days, 'day'),
  noDay: 'Choose at least one day, or turn this off',
  duesFailed: 'Failed to update reminders of checks',
} as const;
