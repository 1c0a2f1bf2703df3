export const texts = {
  addToHomeScreen: {
    title: 'Add Fettle to your Home Screen to be safe',
    description: 'Some browsers throw away what is kept here after a week without a visit.',
  },
  nearlyFull: {
    title: 'This device is nearly full',
    description: 'What you have not looked at for longest is no longer kept here. It is safe with us.',
  },
} as const;
