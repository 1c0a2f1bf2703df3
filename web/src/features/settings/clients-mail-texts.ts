/** What the settings say of mails to clients besides their papers, once. */
export const clientsMailTexts = {
  reviewUrl: 'Where reviews are written',
  reviewHint:
    'Your page at Google, Checkatrade or elsewhere. Once an invoice is paid, you may ask its client for a review there: once a year, and never by itself.',
  save: 'Save Address',
  saving: 'Saving...',
  saved: { title: 'Success', description: 'Review address saved' },
  failed: 'Failed to save the review address',
  appointments: 'Mail clients the day before a visit',
  appointmentsHint:
    'At 4 in the afternoon, for jobs with a start time, with an entry for their calendar; again when you move it or call it off. Clients can stop these mails.',
  appointmentsFailed: 'Failed to update appointment mails',
} as const;
