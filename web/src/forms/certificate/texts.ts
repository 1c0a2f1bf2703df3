import { dueTexts } from './due-texts.ts';

const success = (description: string) => ({ title: 'Success', description });

/** What is said of certificates, once. */
export const certificateTexts = {
  ...dueTexts,
  title: 'Certificates',
  add: 'Add',
  addTitle: 'Add Certificate',
  edit: 'Edit',
  editTitle: (name: string) => `Edit ${name}`,
  save: 'Save Certificate',
  saving: 'Saving...',
  saved: success('Certificate saved'),
  failed: 'Failed to save certificate',
  kind: 'Kind',
  name: 'What it is',
  number: 'Number',
  nextDue: 'Next Due',
  nextDueHint: 'We’ll remind you 60 days before.',
  file: 'File',
  fileHint: 'A PDF or picture, up to 4 MB.',
  addFile: 'Add File',
  changeFile: 'Change File',
  openFile: 'Open File',
  fileSaved: success('File saved'),
  fileFailed: 'Failed to save file',
  remove: 'Delete',
  removed: success('Certificate deleted'),
  removeFailed: 'Failed to delete certificate',
  removeQuestion: (name: string) => `Delete ${name}?`,
  removeHint: 'This deletes its file too.',
  numbered: (number: string) => `No. ${number}`,
  none: 'No certificates yet',
  notLoaded: 'The certificates couldn’t be loaded',
  more: (name: string) => `More actions for ${name}`,

  remindTitle: (name: string) => `${name} is due`,
  reminded: success('Email sent to client'),
  remindFailed: 'Failed to email the client',
  written: (day: string) => `Emailed ${day}`,
} as const;
