import { serve } from '#functions/lib/serve.ts';
import { dashboardRoutes } from '#shared/dashboard/contract.ts';
import { analyticsOf } from './analytics.ts';
import { dayOf } from './day.ts';
import * as store from './store.ts';

export const handler = serve(dashboardRoutes, {
  stats: ({ user }) => store.statsOf(user.userId),
  day: ({ user }) => dayOf(user.userId),
  analytics: ({ user }) => analyticsOf(user.userId),
  activity: ({ user }) => store.activityOf(user.userId),
});
