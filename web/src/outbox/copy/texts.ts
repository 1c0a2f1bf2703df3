export const texts = {
  addToHomeScreen: {
    title: 'Add Fettle to your Home Screen to be safe',
    description: 'Some browsers throw away what is kept here after a week without a visit.',
    short:
      'Add Fettle to your Home Screen: some browsers throw away what is kept after a week without a visit.',
  },
  nearlyFull: {
    title: 'This device is nearly full',
    description: 'What you have not looked at for longest is no longer kept here. It is safe with us.',
    short:
      'This device is nearly full. What you looked at longest ago is no longer kept here, but safe with us.',
  },
} as const;
