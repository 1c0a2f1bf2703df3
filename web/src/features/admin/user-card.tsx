import type { AdminUser } from '#shared/admin/contract.ts';
import { Button } from '../../components/button.tsx';
import { formatAdminDate, fullName, trialInfo } from './facts.ts';
import { StatusPill } from './status-pill.tsx';
import { texts } from './texts.ts';

interface Props {
  user: AdminUser;
  now: number;
  onView: (user: AdminUser) => void;
}

/** One user on a phone. */
export function UserCard({ user, now, onView }: Props) {
  const trial = trialInfo(user, now);
  return (
    <div className="grid gap-2 p-4">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 font-strong wrap-anywhere">{fullName(user)}</p>
        <StatusPill user={user} now={now} />
      </div>
      <p className="text-small text-muted wrap-anywhere">{user.email}</p>
      <div className="flex items-center justify-between gap-3">
        <p className="text-small text-muted">
          {formatAdminDate(user.createdAt)}
          {trial && ` · ${trial}`}
        </p>
        <Button
          variant="secondary"
          aria-label={`${texts.viewDetails}: ${user.email}`}
          onClick={() => onView(user)}
        >
          {texts.viewDetails}
        </Button>
      </div>
    </div>
  );
}
