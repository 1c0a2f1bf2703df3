/**
 * Says whose change a call is. Tabs share their session, so another may have signed in since a page was opened, or since a change was
 * kept on the device: then the call is refused as nobody's.
 */
export const meantUserHeader = 'Fettle-User';

/** Says which firm a call is for: two tabs may show two, and a change that was kept goes to its own. */
export const meantFirmHeader = 'Fettle-Firm';

/** Says when a change that waited was done: an instant. What somebody did before they were removed from a firm may come later. */
export const madeHeader = 'Fettle-Made';
