import { numberingReply } from '#functions/invoices/numbering/settings.ts';
import { refuseCrossSite, refuseOtherSites } from '#functions/lib/guard.ts';
import { serve } from '#functions/lib/serve.ts';
import { authRoutes } from '#shared/auth/contract.ts';
import { businessOf } from './business.ts';
import { userReply } from './wire.ts';

/** What talks to the provider is large, and every page asks only who is signed in. */
const signIn = () => import('./sign-in.ts');

export const handler = serve(authRoutes, {
  user: async ({ user }) => {
    const [business, numbering] = await Promise.all([businessOf(user), numberingReply(user)]);
    return { ...userReply(user, business), numbering };
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
