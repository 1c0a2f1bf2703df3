import { product } from './product.ts';

/**
 * What the law asks of whoever sells Fettle, for its owner to fill in: everything in ‹angle quotes›. The pages
 * /terms, /privacy and /contact show it, marked as long as it is not filled in. Have a solicitor read them once.
 */
export const legal = {
  /** When terms or privacy notice last changed, `YYYY-MM-DD`. */
  updated: '2026-11-25',
  /** Companies Act 2006 s. 82, E-Commerce Regulations 2002 reg. 6: who sells, and where they can be found. */
  trader: {
    name: '‹your name or company name›',
    form: '‹sole trader, partnership or private limited company registered in England and Wales›',
    companyNumber: '‹company number, or “none”›',
    address: '‹registered or business address with postcode›',
    phone: '‹phone number›',
    email: product.supportEmail,
    vatNumber: '‹VAT number, or “not registered for VAT”›',
  },
  /** Price Marking Order 2004: what is shown is what is paid. The price at Stripe is made as one that includes VAT. */
  vatNote: 'including any VAT',
  /** How soon somebody answers, and by when money is back. */
  support: { answersWithin: 'one working day', refundWithin: '14 days' },
  /** UK GDPR art. 13. */
  privacy: {
    registration: '‹ICO registration number, or “exempt”›',
    /** Who else handles the data, for what and where. */
    processors: [
      ['Amazon Web Services', 'stores the data, sends email and reads receipts', 'London (eu-west-2)'],
      ['Stripe', 'takes card payments', 'the UK, the EU and the US'],
    ],
    backupDays: 35,
  },
} as const;

/** Is this still for the owner to fill in? */
export const isUnfilled = (text: string): boolean => text.includes('‹');
