import { businessOf } from '#functions/firms/business.ts';
import { firmsOf } from '#functions/firms/list.ts';
import { refuseCrossSite, refuseOtherSites } from '#functions/lib/guard.ts';
import { serve } from '#functions/lib/serve.ts';
import { firstNumbering, numberingReply } from '#functions/numbering/settings.ts';
import { authContract } from '#shared/auth/contract.ts';
import { userReply } from './wire.ts';

/** Loaded on demand: the code for the provider is large, and every page only asks who is signed in. */
const signIn = () => import('./sign-in.ts');
const devices = () => import('./devices.ts');

export const handler = serve(authContract, {
  user: async ({ user, firm, member }) => {
    // Field workers get neither of these.
    const isField = member?.role === 'field';
    const [business, numbering, firms] = await Promise.all([
      firm && !isField ? businessOf(firm) : undefined,
      firm && !isField ? numberingReply(firm) : undefined,
      firmsOf(user.userId, firm && member && { firm, member }),
    ]);
    const told = userReply({ user, firm, member, business });
    return { ...told, ...(!isField && { numbering: numbering ?? firstNumbering }), firms };
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
    refuseOtherSites(authContract.signOut, event);
    return (await signIn()).signOut(event);
  },
  devices: async ({ user, event }) => (await devices()).devicesOf(user.userId, event.cookies),
  endDevice: async ({ user, params, event }) =>
    (await devices()).endDevice(user.userId, params.deviceId, event.cookies),
  logoutEverywhere: async ({ user }) => (await signIn()).signOutEverywhere(user.userId),
});
