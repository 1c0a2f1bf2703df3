import { json } from '../route.ts';
import { registration, registrationQuery } from './registration.ts';

export const registrationShape = {
  summary: 'How close the business is to the VAT limit, by both tests',
  query: registrationQuery,
  reply: json(registration),
} as const;
