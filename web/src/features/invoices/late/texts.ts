import type { ClaimKind, ClaimOutcome } from '#shared/invoices/claims.ts';
import type { RemindStage } from '#shared/letters/stages.ts';
import { counted } from '#shared/words.ts';

const success = (description: string) => ({ title: 'Success', description });

export const lateTexts = {
  title: 'Late payment',
  interest: 'Interest',
  interestOf: (days: number, rate: number | null) =>
    rate === null ? counted(days, 'day') : `${counted(days, 'day')} at ${rate}%`,
  rateUnknown: 'The Bank of England rate for this half-year isn’t known yet',
  compensation: 'Compensation',
  once: 'one-off',
  total: 'You can claim',
  runs: (pounds: string) => `plus ${pounds} a day`,
  stopped: 'Nothing more is added',
  notYet: (from: string) => `Interest starts on ${from}`,
  own: 'Your contract sets its own interest, so you can’t claim statutory interest here.',
  rests: 'How this is worked out',
  restsHint: 'Your terms and the law',
  dayAgreed: 'Did you agree the due date before the work?',
  dayAgreedHint:
    'For example in your quote or terms, not just on the invoice. If not, the law gives them 30 days.',
  ownTerms: 'Does your contract set its own interest?',
  ownTermsHint: 'If it does, claim under your contract instead.',
  yes: 'Yes',
  no: 'No',
  announce: 'Send late-payment notice',
  claim: 'Claim it',
  first:
    'Send a reminder first. Then you can send a late-payment notice, then claim. Nothing is sent until you send it.',
  tomorrow: 'You can send another tomorrow.',
  termsFailed: 'Failed to save',

  claims: 'Claims and letters',
  kinds: { late_pay: 'Late payment claim', letter_before_claim: 'Letter before claim' } satisfies Record<
    ClaimKind,
    string
  >,
  sent: 'sent',
  notSent: 'not sent yet',
  posted: 'Posted',
  postedOn: (on: string) => `posted ${on}`,
  outcomes: { paid: 'Paid', dropped: 'Dropped' } satisfies Record<ClaimOutcome, string>,
  markPaid: 'Paid',
  drop: 'Drop claim',
  pdfOf: (number: string) => `PDF of ${number}`,
  waits: (from: string) => `You can go to court from ${from}`,
  fee: (fee: string, hearing: string | null, known: string) =>
    `Court fee ${fee}${hearing ? `, hearing ${hearing}` : ''}, from the gov.uk table up to ${known}. Check it before you claim.`,
  answer: 'They replied',
  answerTitle: 'Their reply',
  answerHint:
    'Each of these gives them more time before you can go to court. Skip anything that didn’t happen.',
  documents: 'You sent the documents they asked for on',
  documentsHint: 'They then have 30 more days.',
  notice: 'You told them you’ll go to court on',
  noticeHint: 'If they replied but didn’t agree to pay, they have 14 days from then.',
  documentsGiven: (on: string) => `Documents sent on ${on}.`,
  noticeGiven: (on: string) => `You told them on ${on} that you’ll go to court.`,
  saveAnswer: 'Save',
  evidence: 'Evidence for court',
  evidenceReady: (name: string) => success(`${name} is ready`),
  evidenceFailed: 'Failed to prepare the evidence',
  changed: success('Claim updated'),
  changeFailed: 'Failed to update the claim',

  claimTitle: (number: string) => `Claim for late payment of ${number}`,
  claimHint:
    'A separate claim with its own number; no VAT is added. It isn’t sent until you send it. If a claim is unfair, you can lose the interest.',
  claimSum: (pounds: string) => `Create claim for ${pounds}`,
  written: (number: string) => success(`${number} created`),
  claimFailed: 'Failed to create it',
  note: 'Note',

  letter: 'Letter before claim',
  letterTitle: (number: string) => `Letter before claim: ${number}`,
  letterHint:
    'Send this before going to the County Court (England and Wales). If your customer is in breathing space, wait until it ends.',
  who: 'Who owes you',
  debtors: { individual: 'A person or sole trader', company: 'A company' },
  waitsIndividual:
    'They have 30 days to reply. Post it as well, with the court’s own forms, unless they asked for email.',
  waitsCompany: 'They have 14 days to reply.',
  how: 'How did you agree the work?',
  hows: { written: 'In writing', spoken: 'By word of mouth' },
  agreedOn: 'Agreed on',
  writtenWords: 'Contract name and parties',
  spokenWords: 'Who agreed what, and where',
  writeLetter: 'Create letter',

  disputes: 'Customer disputes this',
  disputeTitle: (number: string) => `${number} is disputed`,
  disputeHint: 'We stop reminders and claims until you end the dispute.',
  disputedOn: 'Disputed since',
  what: 'What they say',
  save: 'Stop reminders',
  isDisputed: (on: string) => `Disputed since ${on}`,
  lift: 'End dispute',
  lifted: success('Dispute ended'),
  kept: success('Reminders stopped'),
  disputeFailed: 'Failed to save the dispute',

  stage: 'How far to go',
  stages: { ask: 'Reminder', announce: 'Notice', claim: 'Claim', letter: 'Letter' } satisfies Record<
    RemindStage,
    string
  >,
} as const;

export const disputeLabels = { on: lateTexts.disputedOn, note: lateTexts.what } as const;
export const answerLabels = { documentsGivenOn: lateTexts.documents, noticeOn: lateTexts.notice } as const;
export const claimLabels = { note: lateTexts.note } as const;
export const letterLabels = {
  debtor: lateTexts.who,
  how: lateTexts.how,
  on: lateTexts.agreedOn,
  words: 'What was agreed',
  note: lateTexts.note,
} as const;
