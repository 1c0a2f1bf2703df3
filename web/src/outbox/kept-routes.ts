import { type Route, routeKey } from '#shared/route.ts';

/** The changes that this outbox can show while they wait. Fewer than the routes that say `queued`; the mutation log takes all of them. */
const kept = new Set([
  'POST /api/clients',
  'PUT /api/clients/{id}',
  'POST /api/jobs',
  'PUT /api/jobs/{id}',
  'PATCH /api/jobs/{id}',
  'POST /api/jobs/{id}/photos',
  'PATCH /api/jobs/{id}/photos/{photoId}',
  'POST /api/invoices',
  'PUT /api/invoices/{id}',
  'POST /api/invoices/{id}/send',
  'POST /api/invoices/drafts',
  'PUT /api/invoices/drafts/{id}',
  'POST /api/invoices/drafts/{id}/issue',
  'POST /api/quotes',
  'PUT /api/quotes/{id}',
  'POST /api/payments',
  'POST /api/inventory/transactions',
  'POST /api/receipts',
  'PATCH /api/receipts/{id}',
]);

export const mayBeKept = (route: Route): boolean => kept.has(routeKey(route));
