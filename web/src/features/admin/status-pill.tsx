import type { AdminUser } from '#shared/admin/contract.ts';
import { accountStatus } from '#shared/admin/status.ts';
import { Pill } from '../../components/pill.tsx';
import { statusLooks } from './facts.ts';

export function StatusPill({ user, now }: { user: AdminUser; now: number }) {
  const status = accountStatus(user, now);
  return <Pill {...statusLooks[status]}>{status}</Pill>;
}
