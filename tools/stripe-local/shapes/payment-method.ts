import { newId } from '../state.ts';
import type { Method } from '../wire.ts';

export interface TypedCard {
  number: string;
  expMonth: number;
  expYear: number;
}

export const methodShape = ({ number, expMonth, expYear }: TypedCard, created: number): Method => ({
  id: newId('pm'),
  object: 'payment_method',
  allow_redisplay: 'limited',
  billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
  card: {
    brand: 'visa',
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'GB',
    display_brand: 'visa',
    exp_month: expMonth,
    exp_year: expYear,
    fingerprint: newId('fp'),
    funding: 'credit',
    generated_from: null,
    last4: number.slice(-4),
    networks: { available: ['visa'], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  },
  created,
  customer: null,
  customer_account: null,
  livemode: false,
  metadata: {},
  type: 'card',
});
