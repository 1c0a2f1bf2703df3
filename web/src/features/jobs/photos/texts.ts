import type { PhotoStage } from '#shared/photos/stages.ts';
import { words } from '../../../words.ts';

/** What is said of a job's photos, once. */
export const texts = {
  title: 'Photos',
  add: words.addPhoto,
  choose: 'Choose',
  failed: 'The photos could not be loaded.',
  again: 'Try again',
  gone: 'This photo is not there any more.',
  unshown: 'This photo could not be shown.',
  waiting: words.waiting,
  sending: (percent: number) => `${percent}%`,
  notSent: 'Not sent',
  sendAgain: words.sendAgain,
  leaveOut: 'Leave out',
  sendingName: (name: string) => `Sending ${name}`,
  heicUnread: 'This browser cannot read HEIC photos. Save it as a JPEG first, or take it with Add photo.',
  notAnImage: 'This is no picture. Choose a JPEG, PNG or WebP.',
  damaged: 'This picture cannot be read. Take it or choose it again.',
  noConnection: 'There is no connection.',
  signedOut: 'You are signed out.',
  open: (stage: string, caption: string | null, at: number, of: number) =>
    [`${stage}, photo ${at} of ${of}`, caption].filter(Boolean).join(': '),
  kept: (word: string) => `Photo on this device: ${word}`,
  noRoom:
    'This device has no room left to keep photos until there is a connection. Free some space, or add it again with a connection.',
  place: (at: number, of: number) => `Photo ${at} of ${of}`,
  stage: 'When it was taken',
  caption: 'Caption',
  previous: 'Previous photo',
  next: 'Next photo',
  close: 'Close',
  delete: 'Delete photo',
  deleteQuestion: 'Delete this photo?',
  deleteNote: 'It cannot be brought back.',
  deleteAction: words.delete,
  deleted: { title: 'Success', description: 'Photo deleted' },
  deleteFailed: 'The photo was not deleted',
  changeFailed: 'The photo was not changed',
} as const;

export const stageNames: Record<PhotoStage, string> = { before: 'Before', during: 'During', after: 'After' };
