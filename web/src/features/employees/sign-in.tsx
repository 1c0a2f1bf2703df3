import { readNearDay } from '#shared/calendar/when.ts';
import { londonDate, today } from '#shared/dates.ts';
import type { Employee } from '#shared/employees/contract.ts';
import type { Member } from '#shared/members/contract.ts';
import { roleActs } from '#shared/members/words.ts';
import { useSignedInUser } from '../../api/user.ts';
import { Panel } from '../../components/card.tsx';
import { Fact, Facts } from '../../components/facts.tsx';
import { RowSkeletons } from '../../components/skeleton.tsx';
import { MemberActs } from '../../forms/people/acts.tsx';
import { signedInTexts } from '../../forms/people/device-texts.ts';
import { MemberDevices } from '../../forms/people/devices.tsx';
import { Invitations } from '../../forms/people/invitations.tsx';
import { PeopleInvite } from '../../forms/people/invite.tsx';
import { PeopleLate } from '../../forms/people/late.tsx';
import { shownName } from '../../forms/people/shown-name.ts';
import { peopleTexts } from '../../forms/people/texts.ts';
import { usePeople } from '../../forms/people/use-people.ts';
import { texts } from './texts.ts';

const part = 'grid grid-cols-[minmax(0,1fr)] gap-4 p-4 lg:p-5';

/** An employee's sign-in: their role, when they last used it and on which devices; or their invitation; or how to invite them. */
export default function SignIn({ employee }: { employee: Employee }) {
  const { members, invitations = [], isComing } = usePeople();
  if (isComing) return <RowSkeletons count={2} />;
  if (!members) return <p role="alert">{peopleTexts.failed}</p>;
  const theirs = members.filter(({ employeeId }) => employeeId === employee.id);
  const member = theirs.find(({ state }) => state === 'active');
  if (member) return <SignedUp member={member} members={members} />;
  const invited = invitations.filter(
    ({ employeeId, state }) => employeeId === employee.id && state === 'open',
  );
  return (
    <Panel title={texts.signInTab}>
      <div className={part}>
        {theirs.map((left) => (
          <PeopleLate key={left.userId} member={left} name={shownName(left)} />
        ))}
        {invited.length === 0 && <p className="text-muted">{texts.noSignIn}</p>}
        <Invitations invited={invited} />
        {invited.length === 0 && employee.isActive && <PeopleInvite employee={employee} />}
      </div>
    </Panel>
  );
}

function SignedUp({ member, members }: { member: Member; members: readonly Member[] }) {
  const { firm } = useSignedInUser();
  const { userId, role, email, lastSeenAt } = member;
  return (
    <>
      <Panel title={texts.signInTab}>
        <Facts>
          <Fact name={peopleTexts.roleLabel} width="full">
            <p className="font-strong">{peopleTexts.roles[role]}</p>
            <p className="text-muted">{roleActs[role]}</p>
          </Fact>
          <Fact name={texts.email} width="phone">
            {email}
          </Fact>
          <Fact name={texts.lastSeen}>
            {lastSeenAt ? readNearDay(londonDate(lastSeenAt), today()) : texts.notNow}
          </Fact>
        </Facts>
        <div className="flex flex-wrap items-center gap-3 px-4 pb-4 empty:hidden lg:px-5 lg:pb-5">
          <MemberActs member={member} members={members} />
        </div>
      </Panel>
      {firm?.role === 'owner' && (
        <Panel title={signedInTexts.of}>
          <div className="px-4 py-2 lg:px-5">
            <MemberDevices userId={userId} />
          </div>
        </Panel>
      )}
    </>
  );
}
