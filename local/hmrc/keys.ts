import type { Application } from './oauth.ts';

/** The stand-in's only application; it works on this machine only. */
export const standInApplication: Application = { clientId: 'fettle-local', clientSecret: 'hmrc-local' };
