/** The page of what is due. */
export const dueTexts = {
  title: 'What’s due',
  none: 'Nothing is due. Thank you.',
  others: 'Everything else that’s coming up',
  by: (date: string) => `Due by ${date}`,
  was: (date: string) => `Was due by ${date}`,
  visit: 'Ask for a visit',
  done: 'It has been done',
  of: (what: string) => `: ${what}`,
  asked: (seller: string) => `You’ve asked for a visit. ${seller} will get in touch.`,
  booked: 'A visit is booked.',
  told: (seller: string) => `Thank you. We’ve told ${seller} it has been done.`,
  closed: 'Nothing to do.',
  when: 'When was it done?',
  send: 'Tell them',
  back: 'Back',
  chooseDay: 'Choose today or an earlier day',
} as const;
