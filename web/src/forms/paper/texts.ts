export const texts = {
  unprintable: 'The PDF can’t show some characters',
  openClient: 'Client',
  mendSeller: 'Business details',
  fillIn: 'Fill it in',
  cancel: 'Cancel',
  save: 'Save details',
  saveAndIssue: 'Save and finish',
  saving: 'Saving...',
} as const;
