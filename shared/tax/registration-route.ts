import { books } from '../members/roles.ts';
import { json } from '../route.ts';
import { registration, registrationQuery } from './registration.ts';

export const registrationRoute = {
  method: 'GET',
  path: '/api/tax/registration',
  access: 'business',
  roles: books,
  summary: 'How close the business is to the VAT limit, by both tests',
  query: registrationQuery,
  reply: json(registration),
} as const;
