export const exampleTexts = {
  offer: 'See an example first',
  offerHint: 'One job, from quote to paid. It’s only on this screen.',
  title: 'An example job',
  throwAway: 'Throw away',
  back: 'Back',
  next: 'Next',
  close: 'Done',
  at: (step: number, all: number) => `${step} of ${all}`,
  steps: [
    {
      name: 'You send a quote',
      said: 'Add what you’ll do and what it costs. Your customer gets an email with one button.',
      paper: 'Quote',
    },
    {
      name: 'They accept online',
      said: 'They type their name and accept. You’re told straight away, and Home asks you for a day.',
      state: 'Accepted',
    },
    {
      name: 'You do the job',
      said: 'Choose a day and we tell your customer. Press Start when you get there, Complete when you’re done.',
      state: 'Completed',
    },
    {
      name: 'You send the invoice',
      said: 'Complete shows the invoice, made from the quote. Check it and press Send.',
      paper: 'Invoice',
    },
    {
      name: 'You’re paid',
      said: 'They pay by bank or card. If they’re late, we remind them for you.',
      state: 'Paid',
    },
  ],
} as const;
