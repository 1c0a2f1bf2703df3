import { serve } from '#functions/lib/serve.ts';
import { threadContract } from '#shared/thread/contract.ts';
import { threadOfSite } from './of-site.ts';
import { threadOf } from './read.ts';

export const handler = serve(threadContract, {
  ofClient: ({ firm, params, query }) => threadOf(firm.firmId, params.id, query.jobId),
  ofSite: ({ firm, params }) => threadOfSite(firm.firmId, params.id),
});
