import type { Customer } from '../wire.ts';

export const customerShape = (
  given: Pick<Customer, 'id' | 'created' | 'email' | 'metadata' | 'test_clock'> & { name: string | null },
): Customer => ({
  object: 'customer',
  address: null,
  balance: 0,
  currency: null,
  customer_account: null,
  default_source: null,
  delinquent: false,
  description: null,
  discount: null,
  invoice_prefix: given.id.slice(-8).toUpperCase(),
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  next_invoice_sequence: 1,
  phone: null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: 'none',
  ...given,
});
