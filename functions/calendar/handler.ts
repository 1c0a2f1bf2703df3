import { serve } from '#functions/lib/serve.ts';
import { calendarContract } from '#shared/calendar/contract.ts';
import { addressAgain, endFeed, feedOf, makeFeed, whoseOf } from './feed.ts';
import { feedFile } from './file.ts';

export const handler = serve(
  calendarContract,
  {
    feed: async ({ firm, member, mine }) => feedOf(mine === undefined ? firm : member),
    makeFeed: ({ once, ...call }) => makeFeed(whoseOf(call), once),
    endFeed: (call) => endFeed(whoseOf(call)),
    file: ({ params }) => feedFile(params.file),
  },
  { again: { makeFeed: addressAgain } },
);
