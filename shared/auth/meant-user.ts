/**
 * The header naming the user whose change this is. Tabs share a session, so somebody else may have signed in since the page was
 * opened or the change was queued: the call is then refused.
 */
export const meantUserHeader = 'Fettle-User';

/** The header naming the firm a call is for: two tabs may show different firms, and a queued change must go to its own. */
export const meantFirmHeader = 'Fettle-Firm';

/** The header with the instant at which a queued change was made. Changes from before a member's removal may arrive later. */
export const madeHeader = 'Fettle-Made';
