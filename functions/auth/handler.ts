import { businessOf } from '#functions/firms/business.ts';
import { firmsOf } from '#functions/firms/list.ts';
import { firstNumbering, numberingReply } from '#functions/invoices/numbering/settings.ts';
import { refuseCrossSite, refuseOtherSites } from '#functions/lib/guard.ts';
import { serve } from '#functions/lib/serve.ts';
import { authRoutes } from '#shared/auth/contract.ts';
import { userReply } from './wire.ts';

/** What talks to the provider is large, and every page asks only who is signed in. */
const signIn = () => import('./sign-in.ts');

export const handler = serve(authRoutes, {
  user: async ({ user, firm, member }) => {
    const [business, numbering, firms] = await Promise.all([
      firm && businessOf(firm),
      firm && numberingReply(firm),
      firmsOf(user.userId, firm && member && { firm, member }),
    ]);
    return { ...userReply({ user, firm, member, business }), numbering: numbering ?? firstNumbering, firms };
  },
  login: async ({ query, event }) => {
    if (query.fresh !== undefined) refuseCrossSite(event);
    return (await signIn()).beginSignIn(query, event);
  },
  callback: async ({ event }) => (await signIn()).finishSignIn(event),
  logout: async ({ event }) => {
    refuseCrossSite(event);
    return (await signIn()).signOut(event);
  },
  signOut: async ({ event }) => {
    refuseOtherSites(authRoutes.signOut, event);
    return (await signIn()).signOut(event);
  },
  logoutEverywhere: async ({ user }) => (await signIn()).signOutEverywhere(user.userId),
});
