import { serve } from '#functions/lib/serve.ts';
import { calendarRoutes } from '#shared/calendar/contract.ts';
import { addressAgain, endFeed, feedOf, makeFeed } from './feed.ts';
import { feedFile } from './file.ts';

export const handler = serve(
  calendarRoutes,
  {
    feed: async ({ user }) => feedOf(user),
    makeFeed: ({ user, once }) => makeFeed(user.userId, once),
    endFeed: ({ user }) => endFeed(user.userId),
    file: ({ params }) => feedFile(params.file),
  },
  { again: { makeFeed: addressAgain } },
);
