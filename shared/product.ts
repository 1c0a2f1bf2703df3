/** What the product is called, what it costs and who stands behind it. Nothing else repeats these. */
export const product = {
  name: 'Fettle',
  /** Told to HMRC with every call that is made there. */
  version: '0.1.0',
  plan: {
    name: 'Fettle Professional',
    value: 'basic',
    pencePerMonth: 4900,
    priceLabel: '£49',
    monthlyCost: '£49.00',
  },
  /** The owner's text. Whoever publishes it must be able to prove the number (CAP Code, rule 3.7); change it here where they cannot. */
  trusted: 'Trusted by 1000+ tradespeople',
  trialDays: 7,
  moneyBackDays: 30,
  supportEmail: 'support@fettle.example',
  mailFrom: 'Fettle <mail@fettle.example>',
} as const;
