import type { PhotoStage } from '#shared/photos/stages.ts';
import { words } from '../../words.ts';

export const texts = {
  title: 'Photos',
  add: words.addPhoto,
  choose: 'Choose',
  failed: 'The photos couldn’t be loaded.',
  again: 'Try again',
  gone: 'This photo has been deleted.',
  unshown: 'This photo couldn’t be shown.',
  needsConnection: 'You need a connection to see this photo.',
  smallCopy: 'A small copy: you need a connection to see the whole photo.',
  waiting: words.waiting,
  sending: (percent: number) => `${percent}%`,
  notSent: 'Not sent',
  sendAgain: words.sendAgain,
  leaveOut: 'Don’t send',
  sendingName: (name: string) => `Sending ${name}`,
  heicUnread: 'This browser can’t read HEIC photos. Save it as a JPEG first, or use Add photo to take one.',
  notAnImage: 'This isn’t a picture. Choose a JPEG, PNG or WebP.',
  damaged: 'We can’t read this picture. Take it or choose it again.',
  noConnection: 'You’re offline.',
  signedOut: 'You’re signed out.',
  open: (stage: string, caption: string | null, at: number, of: number) =>
    [`${stage}, photo ${at} of ${of}`, caption].filter(Boolean).join(': '),
  kept: (word: string) => `Photo on this device: ${word}`,
  noRoom:
    'This device is full, so it can’t keep photos to send later. Free up some space, or try again when you’re online.',
  place: (at: number, of: number) => `Photo ${at} of ${of}`,
  stage: 'When it was taken',
  caption: 'Caption',
  previous: 'Previous photo',
  next: 'Next photo',
  close: 'Close',
  delete: 'Delete photo',
  deleteQuestion: 'Delete this photo?',
  deleteNote: 'You can’t undo this.',
  deleteAction: words.delete,
  deleted: { title: 'Success', description: 'Photo deleted' },
  deleteFailed: 'Failed to delete photo',
  changeFailed: 'Failed to change photo',
} as const;

export const stageNames: Record<PhotoStage, string> = { before: 'Before', during: 'During', after: 'After' };
