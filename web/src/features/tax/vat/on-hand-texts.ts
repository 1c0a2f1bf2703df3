export const onHandTexts = {
  title: 'Bought before you registered',
  nothing: 'Nothing claimed yet',
  claimed: (sum: string) => `${sum} claimed`,
  hint: (day: string) =>
    `You can claim VAT on goods you still had on ${day}, bought up to 4 years before, and on services bought up to 6 months before. Choose how much of each receipt was left. It goes in box 4 of your first return. Keep the list for 6 years.`,
  ownerSays: 'The owner of the business says how much was left.',
  row: (vendor: string, day: string) => `${vendor}, ${day}`,
  receipt: 'Receipt',
  facts: (day: string, sum: string) => `${day} · ${sum} of VAT`,
  shares: {
    0: 'None left',
    25: 'A quarter left',
    50: 'Half left',
    75: 'Three quarters left',
    100: 'All left',
  },
  other: (share: number) => `${share}% left`,
  saved: { title: 'Success', description: 'Box 4 of your first return is up to date' },
  failed: 'We couldn’t save how much was left',
} as const;
