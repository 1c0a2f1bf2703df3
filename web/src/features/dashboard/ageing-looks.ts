import type { AgeingBucket } from '#shared/dashboard/ageing.ts';
import type { PillTone } from '../../components/pill.tsx';

/** The names and colours of unpaid invoices by age. */
export const ageingLooks: Record<AgeingBucket, { name: string; tone: PillTone }> = {
  current: { name: 'Not due yet', tone: 'neutral' },
  '1-30': { name: '1–30 days', tone: 'warning' },
  '31-60': { name: '31–60 days', tone: 'warning' },
  '60+': { name: '60+ days', tone: 'danger' },
};
