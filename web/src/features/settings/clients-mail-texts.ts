/** Review requests and visit reminders. */
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
} as const;
