/** What the product is called, what it costs and who stands behind it. Nothing else repeats these. */
export const product = {
  name: 'Fettle',
  plan: {
    name: 'Fettle Professional',
    value: 'basic',
    pencePerMonth: 4900,
    priceLabel: '£49',
    monthlyCost: '£49.00',
  },
  trialDays: 7,
  moneyBackDays: 30,
  supportEmail: 'support@fettle.example',
  mailFrom: 'Fettle <mail@fettle.example>',
} as const;
