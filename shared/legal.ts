import { product } from './product.ts';

/**
 * What the law requires of the seller of Fettle. The owner fills in everything in ‹angle quotes›; until then the pages /terms,
 * /privacy and /contact mark it. Have a solicitor review them once.
 */
export const legal = {
  /** When the terms or the privacy notice last changed, `YYYY-MM-DD`. */
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
  /** Price Marking Order 2004: the price shown is the price paid. The price at Stripe is created as VAT-inclusive. */
  vatNote: 'including any VAT',
  /** How soon we reply, and when refunds are paid. */
  support: { answersWithin: 'one working day', refundWithin: '14 days' },
  /** UK GDPR art. 13. */
  privacy: {
    registration: '‹ICO registration number, or “exempt”›',
    /** Who else processes the data, for what and where. */
    processors: [
      ['Amazon Web Services', 'stores the data, sends email and reads receipts', 'London (eu-west-2)'],
      ['Stripe', 'takes card payments', 'the UK, the EU and the US'],
    ],
    backupDays: 35,
  },
} as const;

/** True if the owner still has to fill this in. */
export const isUnfilled = (text: string): boolean => text.includes('‹');
