import type { ClaimKind, ClaimOutcome } from '#shared/invoices/claims.ts';
import type { RemindStage } from '#shared/invoices/reminding.ts';
import { counted } from '#shared/words.ts';

const success = (description: string) => ({ title: 'Success', description });

/** What is said about invoices that are paid late or not at all, once. */
export const lateTexts = {
  title: 'Late payment',
  interest: 'Interest',
  interestOf: (days: number, rate: number | null) =>
    rate === null ? counted(days, 'day') : `${counted(days, 'day')} at ${rate}%`,
  rateUnknown: 'The rate of this half-year is not known yet',
  compensation: 'Compensation',
  once: 'once',
  total: 'By law you can claim',
  runs: (pounds: string) => `${pounds} more each day`,
  stopped: 'Nothing is added any more',
  notYet: (from: string) => `Interest begins on ${from}`,
  own: 'Your contract has its own interest, so the law’s is not claimed here.',
  rests: 'What this rests on',
  restsHint: 'Your own terms, the law',
  dayAgreed: 'Was the due date agreed before the work?',
  dayAgreedHint:
    'In your quote or terms, not only printed on the invoice. Until you say so, the law’s 30 days count.',
  ownTerms: 'Does your contract have its own interest?',
  ownTermsHint: 'If it does, claim by its terms.',
  yes: 'Yes',
  no: 'No',
  announce: 'Announce it',
  announced: 'Announced',
  claim: 'Claim it',
  first: 'Remind once, then you can announce it, then claim it. Nothing is sent by itself.',
  tomorrow: 'One letter goes out a day. The next can go tomorrow.',
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
  drop: 'Drop',
  pdfOf: (number: string) => `PDF of ${number}`,
  waits: (from: string) => `The court may be asked from ${from}`,
  fee: (fee: string, hearing: string | null, known: string) =>
    `Court fee ${fee}${hearing ? `, hearing ${hearing}` : ''}: gov.uk’s table that held until ${known}. Look there before you claim.`,
  answer: 'They answered',
  answerTitle: 'What they answered',
  answerHint: 'Each gives them more time before you may ask the court. Leave empty what did not happen.',
  documents: 'You gave the papers that they asked for on',
  documentsHint: 'They have 30 days more from then.',
  notice: 'You told them that you will go to court on',
  noticeHint: 'After an answer without an agreement to pay: 14 days from then.',
  documentsGiven: (on: string) => `Papers given on ${on}.`,
  noticeGiven: (on: string) => `Told on ${on} that you will go to court.`,
  saveAnswer: 'Save',
  evidence: 'Evidence for court',
  evidenceReady: (name: string) => success(`${name} is ready`),
  evidenceFailed: 'Failed to put the evidence together',
  changed: success('Claim updated'),
  changeFailed: 'Failed to update the claim',

  claimTitle: (number: string) => `Claim for late payment of ${number}`,
  claimHint:
    'A document of its own, with its own number, outside VAT. It goes nowhere until you send it. A claim that is not fair can cost you the interest.',
  claimSum: (pounds: string) => `Write claim for ${pounds}`,
  written: (number: string) => success(`${number} written`),
  claimFailed: 'Failed to write it',
  writtenBefore: (number: string) =>
    `${number} was written the first time, as it was then. Look at it before you write another.`,
  note: 'Note',

  letter: 'Letter before claim',
  letterTitle: (number: string) => `Letter before claim: ${number}`,
  letterHint:
    'What the County Court (England and Wales) wants sent before you claim. If your customer is in breathing space, wait until that ends.',
  who: 'Who owes it',
  debtors: { individual: 'A person or sole trader', company: 'A company' },
  waitsIndividual: 'They have 30 days. Post it too, with the court’s own forms, unless they chose mail.',
  waitsCompany: 'They have 14 days.',
  how: 'How was the work agreed?',
  hows: { written: 'In writing', spoken: 'Spoken' },
  agreedOn: 'Agreed on',
  writtenWords: 'Between whom, and what it is called',
  spokenWords: 'Who said what to whom, and where',
  writeLetter: 'Write letter',

  disputes: 'Customer disputes it',
  disputeTitle: (number: string) => `${number} is disputed`,
  disputeHint: 'Reminders and claims stop until you lift it.',
  disputedOn: 'Since',
  what: 'What they say',
  save: 'Stop reminders',
  isDisputed: (on: string) => `Disputed since ${on}`,
  lift: 'Lift',
  lifted: success('Dispute lifted'),
  kept: success('Reminders stopped'),
  disputeFailed: 'Failed to save the dispute',

  stage: 'How far it goes',
  stages: { ask: 'Ask', announce: 'Announce', claim: 'Claim', letter: 'Letter' } satisfies Record<
    RemindStage,
    string
  >,
  noClaimToday: 'Write the claim first',
  noClaimTodayHint: 'Its figures are of the day it is written: write it today, then send it.',
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
