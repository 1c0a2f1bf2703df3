import type { quoteRoutes } from '#shared/guest/quotes/routes.ts';

type Routes = typeof quoteRoutes;

/** Where a customer answers a quote. */
export const quotePaths: { [N in keyof Routes]: Routes[N]['path'] } = {
  answer: '/api/guest/answer',
  ask: '/api/guest/ask',
  startEarly: '/api/guest/start-early',
  cancel: '/api/guest/cancel',
};

/** What counts once, even if it is sent again. */
export const answers: ReadonlySet<string> = new Set<keyof Routes>(['answer', 'startEarly', 'cancel']);
