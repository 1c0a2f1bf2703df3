import type { Bodies } from '../known.ts';

const business = {
  businessKind: 'company',
  tradingName: 'Example Plumbing',
  ownName: 'Robin Example',
  legalName: 'Example Plumbing Ltd',
  companyNumber: '01234567',
  registeredOffice: '2 Quay',
  address: '2 Quay',
  phone: '01632 960002',
  email: 'office@example.com',
  vatScheme: 'standard',
  vatNumber: 'GB123456782',
  vatFrom: '2020-04-01',
  vatTo: '2030-03-31',
  cisStatus: 'registered',
  utr: '1123456789',
  paymentTermsDays: 30,
  quoteValidDays: 14,
  quoteTerms: 'Half on the first day',
  bankName: 'Example Bank',
  accountName: 'Example Plumbing Ltd',
  sortCode: '12-34-56',
  accountNumber: '12345678',
};

const email = {
  emailService: 'smtp',
  emailUser: 'robin@example.com',
  emailPass: 'app password',
  smtpHost: 'mail.example.com',
  smtpPort: 587,
};

export const settings: Bodies = {
  'PUT /api/settings/profile': () => ({ firstName: 'Robin', lastName: 'Example' }),
  'PUT /api/settings/business': () => business,
  'PUT /api/settings/email': () => email,
  'PUT /api/settings/numbering': () => ({ invoice: 'consecutive', prefix: 'R-', next: 12 }),
  'PUT /api/settings/reviews': () => ({ reviewUrl: 'https://reviews.example/harbour' }),
  'PUT /api/settings/appointments': () => ({ appointmentsOn: true }),
  'PUT /api/settings/tax': () => ({
    vatQuarters: 'feb',
    flatRate: 9.5,
    periods: 'calendar',
    calendarSince: '2026-27',
    basis: 'accruals',
    categories: { meals: 'businessEntertainmentCosts', none: 'otherExpenses' },
  }),
  'PUT /api/settings/competence': () => ({
    gasSafe: {
      registration: '123456',
      engineers: [{ owner: true, name: 'Robin Example', licence: '1234567', endsOn: '2027-03-31' }],
    },
    electrical: { scheme: 'NICEIC', number: '600123', endsOn: '2027-06-30' },
    oftec: 'C12345',
    unvented: 'U-778',
    instruments: [
      {
        ...{ id: 12, kind: 'analyser', make: 'Kane 458', serial: 'K-1' },
        ...{ calibratedOn: '2026-03-01', calibrationDue: '2027-02-28' },
      },
    ],
  }),
  'PUT /api/settings/reminders': () => ({
    remindersOn: true,
    reminderDays: [14, 3],
    reminderWords: 'Thank you for paying us promptly',
  }),
};
