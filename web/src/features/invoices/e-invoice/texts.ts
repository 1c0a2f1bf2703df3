export const texts = {
  saved: 'E-invoice saved',
  forPeppol: 'You can send it over the Peppol network through an access point.',
  notForPeppol: 'You can’t send it over Peppol: you and the client both need a VAT number. Email it instead.',
  failed: 'Failed to create e-invoice',
  refused: 'This can’t be an e-invoice yet',
  toSettings: 'Open settings',
  toClient: 'Open client',
  close: 'OK',
  cancel: 'Not now',
} as const;
