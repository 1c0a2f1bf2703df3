import type { Application } from './oauth.ts';

/** The one application of the stand-in; nothing of it leaves the machine. */
export const standInApplication: Application = { clientId: 'fettle-local', clientSecret: 'hmrc-local' };
