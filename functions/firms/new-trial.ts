import { trialMs } from '#shared/subscription/access.ts';

/** A trial starting now (in epoch milliseconds), lasting 7 × 24 hours. */
export const newTrial = (now: number) => ({
  trialStartDate: new Date(now).toISOString(),
  trialEndDate: new Date(now + trialMs).toISOString(),
  isTrialActive: true,
});
export type Trial = ReturnType<typeof newTrial>;
