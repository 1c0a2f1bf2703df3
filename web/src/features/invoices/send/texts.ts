import type { RemindStage } from '#shared/invoices/reminding.ts';

/** What is said about sending an invoice, once. */
export const sendTexts = {
  whenConnected: (to: string) => `Goes to ${to} when connected`,
  takeBack: 'Take back',
  takeBackQuestion: 'Take this letter back?',
  remindersOff: 'No reminders go out by themselves',
  remindersOffHint: 'It came from another program. You can remind by hand at any time.',
  letRemind: 'Let reminders go out',
  remindersOn: {
    title: 'Success',
    description: 'Reminders of this invoice go out by themselves from now on',
  },
  remindersFailed: 'Failed to change the reminders',

  send: 'Send',
  sendAgain: 'Send again',
  title: (number: string) => `Send ${number || 'invoice'}`,
  paper: 'invoice',
  sent: (to: string) => ({ title: 'Success', description: `Sent to ${to}` }),
  failed: 'Failed to send invoice',
  markedSent: { title: 'Success', description: 'Marked as sent' },
  notMarked: 'Failed to mark the invoice as sent',
  remindTitle: (number: string) => `Remind about ${number}`,
  remindAction: (name: string) => `Remind ${name}`,
  stageTitle: (stage: Exclude<RemindStage, 'ask'>, number: string) =>
    ({
      announce: `Announce interest on ${number}`,
      claim: `Send the claim for ${number}`,
      letter: `Letter before claim: ${number}`,
    })[stage],
  stageAction: (stage: Exclude<RemindStage, 'ask'>, name: string) =>
    ({ announce: `Announce to ${name}`, claim: `Send claim to ${name}`, letter: `Send letter to ${name}` })[
      stage
    ],
  remindedToday: 'Already reminded today',
  remindedTodayHint: 'One reminder goes out a day. You can send another tomorrow.',
  byPhone: (number: string, url: string) => `Here is invoice ${number}: ${url}`,
} as const;
