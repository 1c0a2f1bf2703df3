/** What is said of an e-invoice, once. */
export const texts = {
  saved: 'E-invoice saved',
  forPeppol: 'It can go over the Peppol network, through an access point.',
  notForPeppol:
    'It cannot go over Peppol: for that you and the client both need a VAT number. Send it by mail.',
  failed: 'Failed to make the e-invoice',
  refused: 'This cannot be an e-invoice yet',
  toSettings: 'Open Settings',
  toClient: 'Open Client',
  close: 'OK',
  cancel: 'Not now',
} as const;
