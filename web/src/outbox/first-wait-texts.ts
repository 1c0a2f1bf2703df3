export const texts = {
  addToHomeScreen: {
    title: 'Add Fettle to your Home Screen',
    description: 'Some browsers delete saved records after a week without a visit.',
    short:
      'Add Fettle to your Home Screen. Some browsers delete saved records if you don’t visit for a week.',
  },
  nearlyFull: {
    title: 'This device is nearly full',
    description: 'We’ve taken off what you haven’t opened for a while. It’s safe with us.',
    short:
      'This device is nearly full. We’ve taken off what you haven’t opened for a while. It’s safe with us.',
  },
} as const;
