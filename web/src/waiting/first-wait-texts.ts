export const texts = {
  addToHomeScreen: {
    title: 'Add Fettle to your Home Screen',
    description: 'Some browsers delete saved records after a week without a visit.',
    short:
      'Add Fettle to your Home Screen. Some browsers delete saved records if you don’t visit for a week.',
  },
} as const;
