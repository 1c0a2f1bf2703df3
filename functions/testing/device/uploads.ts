import { whiteDot } from '../forms.ts';

/** An upload's file, and the data sent with it. */
export interface Upload {
  data?: unknown;
  file: File;
}

/** An example for each queued call with a file. */
export const uploads: Record<string, Upload> = {
  'POST /api/receipts': {
    data: { vendor: 'Screwfix', amount: 24, vatAmount: 4, receiptDate: '2026-11-20', category: 'materials' },
    file: new File([whiteDot], 'receipt.png', { type: 'image/png' }),
  },
  'PUT /api/tax/cis/{monthEnd}/{clientId}/file': {
    file: new File([whiteDot], 'statement.png', { type: 'image/png' }),
  },
  'POST /api/jobs/{id}/photos': {
    data: { stage: 'during', caption: 'Under the sink' },
    file: new File([whiteDot], 'sink.png', { type: 'image/png' }),
  },
  'PUT /api/jobs/{id}/certificates/{certificateId}/file': {
    file: new File([whiteDot], 'record.png', { type: 'image/png' }),
  },
  'PUT /api/settings/logo': { file: new File([whiteDot], 'logo.png', { type: 'image/png' }) },
};
