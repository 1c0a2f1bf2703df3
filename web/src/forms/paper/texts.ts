/** What a paper says beside its own words, once. */
export const texts = {
  openClient: 'Client',
  mendSeller: 'Business details',
  fillIn: 'Fill it in',
  cancel: 'Cancel',
  save: 'Save details',
  saveAndIssue: 'Save and issue',
  saving: 'Saving...',
} as const;
