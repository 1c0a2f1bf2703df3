/** What asking for a review says, once. */
export const reviewTexts = {
  ask: 'Ask for a Review',
  hint: (name: string) => `${name} has paid. A good moment for a kind word.`,
  link: (url: string) => `With the link to ${new URL(url).host}, and one to stop such mails`,
  title: 'Ask for a review',
  asked: { title: 'Success', description: 'Review asked for' },
  failed: 'Failed to ask for a review',
} as const;
