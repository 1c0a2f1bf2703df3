import { lazily } from '#functions/lib/lazily.ts';
import type { OnSettings } from '#functions/settings/scheme-change.ts';

const returns = lazily(() => import('#functions/filing/vat/periods.ts'));
const sales = lazily(() => import('#functions/tax/sales.ts'));

export const above: OnSettings = {
  vatPeriods: async (firmId) => (await returns()).vatPeriods(firmId),
  taxableSales: async (...asked) => (await sales()).taxableSales(...asked),
};
