import type { RemindStage } from '#shared/letters/stages.ts';

export const sendTexts = {
  whenConnected: (to: string) => `Will send to ${to} when you’re online`,
  takeBack: 'Cancel sending',
  takeBackQuestion: 'Cancel this email?',
  remindersOff: 'Automatic reminders are off',
  remindersOffHint: 'You imported this invoice. You can still send a reminder yourself.',
  letRemind: 'Turn on reminders',
  remindersOn: {
    title: 'Success',
    description: 'Automatic reminders are on for this invoice',
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
      announce: `Late-payment notice for ${number}`,
      claim: `Send the claim for ${number}`,
      letter: `Letter before claim: ${number}`,
    })[stage],
  stageAction: (stage: Exclude<RemindStage, 'ask'>, name: string) =>
    ({
      announce: `Send notice to ${name}`,
      claim: `Send claim to ${name}`,
      letter: `Send letter to ${name}`,
    })[stage],
  remindedToday: 'Already reminded today',
  remindedTodayHint: 'You can send another tomorrow.',
  byPhone: (number: string, url: string) => `Here is invoice ${number}: ${url}`,
} as const;
