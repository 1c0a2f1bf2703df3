import { serve } from '#functions/lib/serve.ts';
import { dashboardContract } from '#shared/dashboard/contract.ts';
import { analyticsOf } from './analytics.ts';
import { dayOf } from './day.ts';
import * as store from './store.ts';

export const handler = serve(dashboardContract, {
  stats: ({ firm }) => store.statsOf(firm.firmId),
  day: ({ firm, mine }) => dayOf(firm.firmId, mine),
  analytics: ({ firm }) => analyticsOf(firm.firmId),
  activity: ({ firm }) => store.activityOf(firm.firmId),
});
