import { serve } from '#functions/lib/serve.ts';
import { calendarContract } from '#shared/calendar/contract.ts';
import { addressAgain, endFeed, feedOf, makeFeed } from './feed.ts';
import { feedFile } from './file.ts';

export const handler = serve(
  calendarContract,
  {
    feed: async ({ firm }) => feedOf(firm),
    makeFeed: ({ firm, once }) => makeFeed(firm.firmId, once),
    endFeed: ({ firm }) => endFeed(firm.firmId),
    file: ({ params }) => feedFile(params.file),
  },
  { again: { makeFeed: addressAgain } },
);
