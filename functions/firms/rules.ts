import { nextInstant } from '#functions/lib/changes.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { type RulesInput, rulesOf } from '#shared/firms/rules.ts';
import { staleWrite } from '#shared/kernel/refusal.ts';
import { changeFirm, changeSettings } from './change.ts';
import { readFirm } from './read.ts';

/** A firm's current rules. */
export const rulesNow = async (firmId: FirmId) => rulesOf((await readFirm(firmId)).rules);

/** Changes a firm's rules; omitted ones stay. With `updatedAt`, throws 409 if the rules have changed since. */
export const setRules = (firmId: FirmId, { updatedAt: basedOn, hours, ...given }: RulesInput) =>
  changeFirm(firmId, async (current) => {
    const before = current.rules ?? {};
    if (basedOn !== undefined && before.updatedAt && basedOn !== before.updatedAt) throw staleWrite();
    const updatedAt = nextInstant(before.updatedAt ?? undefined);
    const rules = { ...before, ...given, hours: { ...before.hours, ...hours }, updatedAt };
    await changeSettings(current, { rules });
    return rulesOf(rules);
  });
