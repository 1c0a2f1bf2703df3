import { formatDate, londonDate } from '#shared/dates.ts';
import type { Invitation } from '#shared/members/contract.ts';
import { mayManage } from '#shared/members/roles.ts';
import { membersRoutes } from '#shared/members/routes.ts';
import { useCall } from '../../api/use-call.ts';
import { useSignedInUser } from '../../api/user.ts';
import { Button } from '../../components/button.tsx';
import { useNow } from '../../components/use-now.ts';
import { peopleTexts as texts } from './texts.ts';

const minuteMs = 60_000;

/** The open invitations. */
export function Invitations({ invited }: { invited: readonly Invitation[] }) {
  const { firm } = useSignedInUser();
  const open = invited.filter(({ state }) => state === 'open');
  if (open.length === 0) return null;
  return (
    <ul className="grid divide-y divide-line">
      {open.map((invitation) => (
        <li key={invitation.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
          <Asked invitation={invitation} />
          {firm && mayManage(firm.role, invitation.role) && <Acts invitation={invitation} />}
        </li>
      ))}
    </ul>
  );
}

function Asked({ invitation }: { invitation: Invitation }) {
  const { email, role, sentAt, expiresAt } = invitation;
  const now = useNow(minuteMs);
  const state = Date.parse(expiresAt) > now ? texts.invited : texts.expired;
  return (
    <div className="min-w-0">
      <p className="font-strong wrap-anywhere">{email}</p>
      <p className="text-small text-muted">
        {texts.roles[role]} · {state} {formatDate(londonDate(sentAt))}
      </p>
    </div>
  );
}

function Acts({ invitation: { id, email } }: { invitation: Invitation }) {
  const params = { id };
  const sent = useCall(membersRoutes.resend, {
    success: texts.invitedOf,
    failure: texts.resendFailed,
  });
  const withdrawn = useCall(membersRoutes.withdraw, {
    success: texts.withdrawn,
    failure: texts.withdrawFailed,
  });
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="secondary"
        needsConnection
        busy={sent.isPending}
        aria-label={`${texts.resend}: ${email}`}
        onClick={() => sent.mutate({ params })}
      >
        {texts.resend}
      </Button>
      <Button
        variant="quiet"
        needsConnection
        busy={withdrawn.isPending}
        aria-label={`${texts.withdraw}: ${email}`}
        onClick={() => withdrawn.mutate({ params })}
      >
        {texts.withdraw}
      </Button>
    </div>
  );
}
