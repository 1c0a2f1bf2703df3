/**
 * Says whose change a call is. Tabs share their session, so another may have signed in since a page was opened, or since a change was
 * kept on the device: then the call is refused as nobody's.
 */
export const meantUserHeader = 'Fettle-User';
