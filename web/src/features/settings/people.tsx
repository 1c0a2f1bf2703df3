import { readPast } from '#shared/calendar/when.ts';
import { londonDate, today } from '#shared/dates.ts';
import type { Member } from '#shared/members/contract.ts';
import { useSignedInUser } from '../../api/user.ts';
import { RowSkeletons } from '../../components/skeleton.tsx';
import { useEmployees } from '../../data/employees.ts';
import { MemberActs } from '../../forms/people/acts.tsx';
import { PeopleDevices } from '../../forms/people/devices.tsx';
import { Invitations } from '../../forms/people/invitations.tsx';
import { PeopleInvite } from '../../forms/people/invite.tsx';
import { PeopleLate } from '../../forms/people/late.tsx';
import { shownName } from '../../forms/people/shown-name.ts';
import { peopleTexts as texts } from '../../forms/people/texts.ts';
import { usePeople } from '../../forms/people/use-people.ts';
import { PeopleEmployee } from './people-employee.tsx';

/** The firm's members and invitations, and how to add and remove people. */
export function People() {
  const { members, invitations = [], isComing: peopleComing, isError } = usePeople();
  // Waited for too: each row has a choice of them, which must not push the next row away from under a finger.
  const employees = useEmployees();
  const isComing = peopleComing || employees.loading;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 p-4 lg:p-5">
      <p className="text-muted">{texts.hint}</p>
      {isError && <p role="alert">{texts.failed}</p>}
      {isComing && <RowSkeletons count={1} />}
      {!isComing && (
        <div className="divide-y divide-line">
          {members && <Members members={members} />}
          <Invitations invited={invitations} />
        </div>
      )}
      <PeopleInvite />
    </div>
  );
}

function Members({ members }: { members: readonly Member[] }) {
  const { id, firm } = useSignedInUser();
  const isOwner = firm?.role === 'owner';
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
      {members.map((member) => (
        <li key={member.userId} className="flex flex-wrap items-center justify-between gap-3 py-3">
          <Who member={member} isSelf={member.userId === id} />
          <PeopleLate member={member} name={shownName(member)} />
          {member.state === 'active' && (
            <div className="flex w-full min-w-0 flex-wrap items-center gap-x-3 gap-y-2 *:flex-auto sm:w-auto sm:*:flex-none">
              {isOwner && <PeopleEmployee member={member} name={shownName(member)} />}
              {isOwner && member.userId !== id && (
                <PeopleDevices userId={member.userId} name={shownName(member)} />
              )}
              <MemberActs member={member} members={members} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Who({ member, isSelf }: { member: Member; isSelf: boolean }) {
  const { state, role, email, lastSeenAt } = member;
  const isHere = state !== 'removed';
  const facts = [isSelf && texts.you, isHere ? texts.roles[role] : texts.removed, email];
  const seen =
    isHere && !isSelf && lastSeenAt !== null && texts.seen(readPast(londonDate(lastSeenAt), today()));
  return (
    <div className="min-w-0">
      <p className="font-strong wrap-anywhere">{shownName(member)}</p>
      <p className="text-small text-muted wrap-anywhere">{[...facts, seen].filter(Boolean).join(' · ')}</p>
    </div>
  );
}
