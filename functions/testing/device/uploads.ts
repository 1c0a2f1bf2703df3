import { whiteDot } from '../forms.ts';

/** What an upload is sent: its file, and what is said of it. */
export interface Upload {
  data?: unknown;
  file: File;
}

/** For each call that waits with a file. */
export const uploads: Record<string, Upload> = {
  'POST /api/jobs/{id}/photos': {
    data: { stage: 'during', caption: 'Under the sink' },
    file: new File([whiteDot], 'sink.png', { type: 'image/png' }),
  },
  'PUT /api/jobs/{id}/certificates/{certificateId}/file': {
    file: new File([whiteDot], 'record.png', { type: 'image/png' }),
  },
  'PUT /api/settings/logo': { file: new File([whiteDot], 'logo.png', { type: 'image/png' }) },
};
