import { numberingReply } from '#functions/invoices/numbering/settings.ts';
import { serve } from '#functions/lib/serve.ts';
import { authRoutes } from '#shared/auth/contract.ts';
import { businessOf } from './business.ts';
import { beginSignIn, finishSignIn, signOut, signOutEverywhere } from './sign-in.ts';
import { userReply } from './wire.ts';

export const handler = serve(authRoutes, {
  user: async ({ user }) => {
    const [business, numbering] = await Promise.all([businessOf(user), numberingReply(user)]);
    return { ...userReply(user, business), numbering };
  },
  login: ({ query, event }) => beginSignIn(query, event),
  callback: ({ event }) => finishSignIn(event),
  logout: ({ event }) => signOut(event),
  logoutEverywhere: ({ user }) => signOutEverywhere(user.userId),
});
