import { file, type Routes } from '../route.ts';
import { dueRoutes } from './dues/routes.ts';
import { quoteRoutes } from './quotes/routes.ts';

export const guestRoutes = {
  open: { method: 'POST', path: '/api/guest/open', when: 'connected', access: 'guest' },
  seen: { method: 'POST', path: '/api/guest/seen', when: 'connected', access: 'guest' },
  pdf: {
    method: 'POST',
    path: '/api/guest/pdf',
    when: 'connected',
    access: 'guest',
    reply: file('application/pdf'),
  },
  invoice: { method: 'POST', path: '/api/guest/invoice', when: 'connected', access: 'guest' },
  ...dueRoutes,
  ...quoteRoutes,
  pay: { method: 'POST', path: '/api/guest/pay', when: 'connected', access: 'guest' },
  payment: { method: 'POST', path: '/api/guest/payment', when: 'connected', access: 'guest' },
  receipt: {
    method: 'POST',
    path: '/api/guest/receipt',
    when: 'connected',
    access: 'guest',
    reply: file('application/pdf'),
  },
  mails: { method: 'GET', path: '/api/guest/mails/{token}', access: 'public', reply: file('text/html') },
  changeMails: {
    method: 'POST',
    path: '/api/guest/mails/{token}',
    when: 'connected',
    access: 'public',
    rawBody: true,
    reply: file('text/html'),
  },
  invitation: { method: 'POST', path: '/api/guest/invitation', when: 'connected', access: 'public' },
} as const satisfies Routes;
