import { runNow } from './run-now.ts';

/** Runs the nightly upkeep for every firm. */
runNow(
  {
    work: () => import('#functions/account/worker.ts'),
    letters: () => import('#functions/carrier/carrier.ts'),
    upkeep: () => import('#functions/upkeep/recounter.ts'),
  },
  async () => (await import('#functions/upkeep/planner.ts')).handler({ everybody: true }),
);
