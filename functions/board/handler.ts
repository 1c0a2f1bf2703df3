import { getJob } from '#functions/jobs/joined.ts';
import { serve } from '#functions/lib/serve.ts';
import { boardContract } from '#shared/board/contract.ts';
import { boardRange } from '#shared/domain/board/views.ts';
import { invalidField } from '#shared/kernel/refusal.ts';
import { lookAt } from './look.ts';
import { moveVisit } from './move.ts';

export const handler = serve(
  boardContract,
  {
    get: ({ firm, query }) => {
      const range = boardRange(query);
      if (!range) throw invalidField('days', 'Choose 1, 7 or 14 days');
      return lookAt(firm, range);
    },
    move: ({ firm, body }) => moveVisit(firm, body),
  },
  {
    present: {
      move: async ({ firm, body }) => ({
        job: await getJob(firm.firmId, body.jobId),
        clashes: [],
        telling: null,
      }),
    },
  },
);
