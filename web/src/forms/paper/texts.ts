/** What a paper says beside its own words, once. */
export const texts = {
  unprintable: 'The PDF would show empty boxes',
  openClient: 'Client',
  mendSeller: 'Business details',
  fillIn: 'Fill it in',
  cancel: 'Cancel',
  save: 'Save details',
  saveAndIssue: 'Save and issue',
  saving: 'Saving...',
} as const;
