/** What the part about the brand's colour says. */
export const brandTexts = {
  hint: 'Headings, lines and buttons on your quotes, invoices and emails.',
  colours: 'Colours',
  palette: [
    ['Navy', '#14284b'],
    ['Blue', '#1d4ed8'],
    ['Teal', '#0f766e'],
    ['Green', '#15803d'],
    ['Orange', '#c2410c'],
    ['Red', '#b91c1c'],
    ['Purple', '#7e22ce'],
    ['Slate', '#475569'],
  ],
  own: 'Your own',
  ownHint: 'Match your van, your logo or your website.',
  sample: 'Invoice',
  business: 'Your business',
  button: 'View online',
  darkened: 'We’ve made it a little darker, so everyone can read it.',
  reset: 'Use the usual colour',
  saved: { title: 'Success', description: 'Colour saved' },
  failed: 'Failed to save your colour',
} as const;
