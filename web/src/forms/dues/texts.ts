const success = (description: string) => ({ title: 'Success', description });

export const texts = {
  addTitle: 'Add due date',
  editTitle: 'Change due date',
  save: 'Save',
  added: success('Due date added'),
  changed: success('Due date changed'),
  addFailed: 'Failed to add the due date',
  changeFailed: 'Failed to change the due date',
  fields: {
    kind: 'What’s due',
    title: 'Name',
    clientId: 'Client',
    siteId: 'Property',
    dueOn: 'Due by',
    months: 'Comes again',
    payerContactId: 'Who gets the reminders',
    snoozedUntil: 'Remind from',
  },
  titleHint: 'Such as “Sweep the flue”',
  chooseClient: 'Choose client',
  noClient: 'No client has that name',
  noSite: 'No property',
  fromCertificate: 'Its certificate says what’s due and when. Correct that to change the day.',
  onlyOnce: 'No',
  every: (months: number) => {
    if (months % 12 > 0) return months === 1 ? 'Every month' : `Every ${months} months`;
    return months === 12 ? 'Every year' : `Every ${months / 12} years`;
  },
  theClient: 'The client',
  payer: (name: string, email: string) => `${name}, ${email}`,

  bookTitle: (what: string) => `Book a visit: ${what}`,
  date: 'Date',
  from: 'From',
  to: 'To',
  people: 'Who goes',
  nobody: 'Nobody yet',
  tell: 'Email',
  tellWho: (name: string, email: string) => `${name}, ${email}`,
  bookAction: 'Book visit',
  booking: 'Booking...',
  bookedNow: success('Visit booked'),
  bookFailed: 'Failed to book the visit',
} as const;
