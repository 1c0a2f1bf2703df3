import { changeFirm, changeSettings } from '#functions/firms/change.ts';
import { dueFirmKeys } from '#functions/lib/due-index.ts';
import type { DuesSettingsInput } from '#shared/dues/settings.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { changedDues } from '#shared/reminders/dues.ts';

/** Changes whether clients are told what is due. */
export const updateDuesSettings = (firmId: FirmId, input: DuesSettingsInput) =>
  changeFirm(firmId, async (current) => {
    const dues = changedDues(current.dues, input);
    await changeSettings(current, { dues, ...dueFirmKeys(firmId, dues.remindersOn) });
    return dues;
  });
