export const reviewTexts = {
  ask: 'Ask for a Review',
  hint: (name: string) => `${name} has paid. Now’s a good time to ask for a review.`,
  link: (url: string) => `We add a link to ${new URL(url).host}, and one to stop these emails`,
  title: 'Ask for a review',
  asked: { title: 'Success', description: 'Review request sent' },
  failed: 'Failed to ask for a review',
} as const;
