import { config } from '#functions/lib/config.ts';
import { countToday } from '#functions/lib/daily.ts';
import { happened } from '#functions/lib/metrics.ts';
import { pictureOf } from '#functions/lib/picture/picture.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import type { UploadedFile } from '#functions/lib/upload.ts';
import { today } from '#shared/dates.ts';
import { Refusal } from '#shared/kernel/refusal.ts';
import { scansPerDay } from '#shared/limits.ts';
import { extract } from './scan/extract.ts';
import { BusyEngine, readReceipt, UnreadablePicture } from './scan/port.ts';

const mostToday = ({ email, stripeSubscriptionId }: StoredFirm): number => {
  if (email === config.measuringEmail) return scansPerDay.measuring;
  return stripeSubscriptionId ? scansPerDay.subscribed : scansPerDay.trial;
};

const countScan = (firm: StoredFirm): Promise<string> => {
  const most = mostToday(firm);
  const tooMany = () =>
    new Refusal(
      'daily_limit',
      `${most} receipts a day can be scanned. Fill in this one yourself, or try again tomorrow.`,
    );
  return countToday(firm.firmId, 'scans', most, tooMany);
};

/**
 * Reads a picture of a receipt. Throws 415 if it is not a picture, 400 if it can't be read, 429 over the firm's daily limit, 503
 * if the engine is busy.
 */
export const scan = async (firm: StoredFirm, { bytes }: UploadedFile) => {
  pictureOf(bytes);
  await countScan(firm);
  try {
    const result = extract(await readReceipt(bytes), today());
    happened('ReceiptScanned');
    return result;
  } catch (error) {
    if (error instanceof BusyEngine)
      throw new Refusal('busy', 'Too many receipts are being scanned right now. Try again in a moment.');
    if (!(error instanceof UnreadablePicture)) throw error;
    happened('ReceiptUnreadable');
    throw new Refusal(
      'validation',
      'We can’t read this picture. Try a JPEG or PNG, or fill in the details yourself.',
    );
  }
};
