import UserRoundX from 'lucide-react/icons/user-round-x';
import * as Radix from 'radix-ui/dialog';
import type { AdminUser } from '#shared/admin/contract.ts';
import { adminRoutes } from '#shared/admin/routes.ts';
import { accountStatus } from '#shared/admin/status.ts';
import { useCall } from '../../api/use-call.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Fact, Facts } from '../../components/facts.tsx';
import { SheetBody, SheetFooter } from '../../components/sheet.tsx';
import { formatAdminDate, fullName, trialInfo } from './facts.ts';
import { StatusPill } from './status-pill.tsx';
import { labels, texts } from './texts.ts';

interface Props {
  /** Undefined while loading, or if there is none. */
  user: AdminUser | undefined;
  missing: boolean;
  now: number;
  onClose: () => void;
}

/** An account's details. */
export function UserDialog({ user, missing, now, onClose }: Props) {
  return (
    <Dialog open onClose={onClose} title={texts.details}>
      <SheetBody className={user ? 'p-0!' : ''}>
        {user && <UserFacts user={user} now={now} />}
        {!user && missing && <EmptyState icon={UserRoundX} title={texts.missing} hint={texts.missingHint} />}
        {!user && !missing && <p role="status">{texts.stillLoading}</p>}
      </SheetBody>
      <SheetFooter>
        {/* Without a trial there is no firm yet that could send anything. */}
        {user && accountStatus(user, now) !== 'New User' && <MailSwitch user={user} />}
        <Radix.Close asChild>
          <Button variant="secondary">{texts.close}</Button>
        </Radix.Close>
      </SheetFooter>
    </Dialog>
  );
}

/** Blocks or unblocks an account's emails to its clients. */
function MailSwitch({ user }: { user: AdminUser }) {
  const stopped = user.mailStoppedAt === null;
  const { mutate, isPending } = useCall(adminRoutes.mail, {
    success: { title: texts.mailsChanged },
    failure: texts.mailsFailed,
  });
  return (
    <Button
      variant={stopped ? 'risky' : 'secondary'}
      needsConnection
      disabled={isPending}
      onClick={() => mutate({ params: { userId: user.id }, body: { stopped } })}
    >
      {stopped ? texts.stopMails : texts.letMailsGo}
    </Button>
  );
}

const dateOr = (instant: string | null): string => (instant ? formatAdminDate(instant) : texts.notSet);

function UserFacts({ user, now }: { user: AdminUser; now: number }) {
  return (
    <Facts>
      <Fact name={labels.name} width="phone">
        {fullName(user)}
      </Fact>
      <Fact name={labels.email} width="phone">
        {user.email}
      </Fact>
      <Fact name={labels.status}>
        <StatusPill user={user} now={now} />
      </Fact>
      <Fact name={labels.trialInfo}>{trialInfo(user, now) ?? texts.notSet}</Fact>
      <Fact name={labels.trialStart}>{dateOr(user.trialStartDate)}</Fact>
      <Fact name={labels.trialEnd}>{dateOr(user.trialEndDate)}</Fact>
      <Fact name={labels.subscription} width="phone">
        {user.stripeSubscriptionId ?? texts.notSet}
      </Fact>
      <Fact name={labels.customer} width="phone">
        {user.stripeCustomerId ?? texts.notSet}
      </Fact>
      {user.subscriptionEndedAt && <Fact name={labels.ended}>{dateOr(user.subscriptionEndedAt)}</Fact>}
      <Fact name={labels.mails}>
        {user.mailStoppedAt ? texts.stoppedOn(formatAdminDate(user.mailStoppedAt)) : texts.goingOut}
      </Fact>
      <Fact name={labels.complaints}>{user.complaints.toLocaleString('en-GB')}</Fact>
      <Fact name={labels.created}>{formatAdminDate(user.createdAt)}</Fact>
      <Fact name={labels.updated}>{formatAdminDate(user.updatedAt)}</Fact>
      <Fact name={labels.id} width="full">
        {user.id}
      </Fact>
    </Facts>
  );
}
