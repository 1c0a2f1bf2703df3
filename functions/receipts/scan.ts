import { Refusal } from '#functions/lib/errors.ts';
import { happened } from '#functions/lib/metrics.ts';
import { pictureOf } from '#functions/lib/picture/picture.ts';
import type { UploadedFile } from '#functions/lib/upload.ts';
import { today } from '#shared/dates.ts';
import { extract } from './scan/extract.ts';
import { BusyEngine, readReceipt, UnreadablePicture } from './scan/port.ts';

/** Reads a picture of a receipt. Throws 415 for what is no picture, 400 for one that cannot be read, 503 while too many are. */
export const scan = async ({ bytes }: UploadedFile) => {
  pictureOf(bytes);
  try {
    const result = extract(await readReceipt(bytes), today());
    happened('ReceiptScanned');
    return result;
  } catch (error) {
    if (error instanceof BusyEngine)
      throw new Refusal(503, 'Too many receipts are being read just now. Try again in a moment.');
    if (!(error instanceof UnreadablePicture)) throw error;
    happened('ReceiptUnreadable');
    throw new Refusal(400, 'This picture cannot be read. Try a JPEG or PNG, or fill in the fields yourself.');
  }
};
