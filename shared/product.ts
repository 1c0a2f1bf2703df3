/** The product's name, price and contacts. Defined only here. */
export const product = {
  name: 'Fettle',
  /** Sent to HMRC with every call to its API. */
  version: '0.1.0',
  plan: {
    name: 'Fettle Professional',
    value: 'basic',
    pencePerMonth: 4900,
    priceLabel: '£49',
    monthlyCost: '£49.00',
  },
  /** The owner's claim. Publishing it requires evidence for the number (CAP Code, rule 3.7); change it here if there is none. */
  trusted: 'Trusted by 1000+ tradespeople',
  trialDays: 7,
  moneyBackDays: 30,
  supportEmail: 'support@fettle.example',
  mailFrom: 'Fettle <mail@fettle.example>',
} as const;
