/** The answer to a client's request for erasure. UK GDPR art 12(3), 17(3)(b) (tax) and (e) (claims). */
export interface ErasureAnswer {
  deleteNow: string[];
  /** Kept under restriction, for tax, claims and audit only, until the retention period ends. */
  keepRestricted: string[];
  replyWithin: 'one month' | 'three months';
}

/** What is deleted and what stays when a client asks to be erased, with or without documents. */
export const erasure = (client: {
  hasDocuments: boolean;
  isComplex?: boolean | undefined;
}): ErasureAnswer => ({
  deleteNow: [
    'marketing',
    'notes without tax use',
    'photos without evidential use',
    ...(client.hasDocuments ? [] : ['contact details']),
  ],
  keepRestricted: client.hasDocuments ? ['invoices', 'credit notes', 'payments', 'contract evidence'] : [],
  replyWithin: client.isComplex ? 'three months' : 'one month',
});
