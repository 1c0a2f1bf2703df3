import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readPast } from '#shared/calendar/when.ts';
import type { CallReply } from '#shared/call.ts';
import { londonDate, today } from '#shared/dates.ts';
import { nameOf } from '#shared/domain/settings/names.ts';
import type { Member } from '#shared/members/contract.ts';
import type { Role } from '#shared/members/roles.ts';
import { membersRoutes } from '#shared/members/routes.ts';
import { read } from '../../api/read.ts';
import { useCall } from '../../api/use-call.ts';
import { useSignedInUser } from '../../api/user.ts';
import { Checkbox } from '../../components/checkbox.tsx';
import { Select } from '../../components/select.tsx';
import { RowSkeletons } from '../../components/skeleton.tsx';
import { PeopleDevices } from './people-devices.tsx';
import { PeopleEmployee } from './people-employee.tsx';
import { Invitations, invitationsQuery } from './people-invitations.tsx';
import { PeopleInvite } from './people-invite.tsx';
import { PeopleLate } from './people-late.tsx';
import { MakeOwner, OwnRole } from './people-owner.tsx';
import { PeopleRemove } from './people-remove.tsx';
import { offeredRoles } from './people-roles.ts';
import { peopleTexts as texts } from './people-texts.ts';

const refresh = [membersRoutes.list.path];

/** The firm's members and invitations, and how to add and remove people. */
export function People() {
  const { firm } = useSignedInUser();
  const list = useQuery(read(membersRoutes.list, {}));
  const invitations = useQuery(invitationsQuery);
  const isOwner = firm?.role === 'owner';
  const isComing = list.isPending || invitations.isPending;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 p-4 lg:p-5">
      <p className="text-muted">{texts.hint}</p>
      {list.isError && <p role="alert">{texts.failed}</p>}
      {isComing && <RowSkeletons count={1} />}
      {!isComing && (
        <div className="divide-y divide-line">
          {list.data && <Members members={list.data} isOwner={isOwner} />}
          <Invitations invited={invitations.data ?? []} isOwner={isOwner} />
        </div>
      )}
      {isOwner && <PeopleInvite />}
    </div>
  );
}

interface MembersProps {
  members: CallReply<typeof membersRoutes.list>;
  isOwner: boolean;
}

function Members({ members, isOwner }: MembersProps) {
  const { id } = useSignedInUser();
  const owners = members.filter(({ role, state }) => role === 'owner' && state === 'active').length;
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
      {members.map((member) => (
        <li key={member.userId} className="flex flex-wrap items-center justify-between gap-3 py-3">
          <Who member={member} isSelf={member.userId === id} />
          <PeopleLate member={member} name={shownName(member)} />
          {isOwner && member.state === 'active' && (
            <div className="flex max-w-full min-w-0 flex-wrap items-center gap-3">
              <PeopleEmployee member={member} name={shownName(member)} />
              {member.userId === id ? (
                members.length > 1 && <OwnRole member={member} name={shownName(member)} isOnly={owners < 2} />
              ) : (
                <Acts member={member} />
              )}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

const shownName = (member: Member): string => nameOf({ ...member, email: member.email ?? texts.removed });

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

function Acts({ member }: { member: Member }) {
  const name = shownName(member);
  const { userId, updatedAt } = member;
  const params = { userId };
  const changed = useCall(membersRoutes.update, {
    success: texts.changed,
    failure: texts.changeFailed,
    refresh,
  });
  // As ticked, until the list says so.
  const shown = changed.isPending ? changed.variables?.body?.seesPrices : undefined;
  const [makesOwner, setMakesOwner] = useState(false);
  const choose = (role: Role) =>
    role === 'owner' ? setMakesOwner(true) : changed.mutate({ params, body: { role, updatedAt } });
  return (
    <>
      <PeopleDevices userId={userId} name={name} />
      <Select
        aria-label={texts.changeRole(name)}
        value={member.role}
        disabled={changed.isPending}
        onChange={({ target }) => choose(target.value as Role)}
        options={offeredRoles(member).map((value) => ({ value, label: texts.roles[value] }))}
      />
      {member.role === 'field' && (
        <Checkbox
          label={texts.pricesShort}
          aria-label={texts.pricesOf(name)}
          checked={shown ?? member.seesPrices}
          disabled={changed.isPending}
          onChange={({ target }) =>
            changed.mutate({ params, body: { role: 'field', seesPrices: target.checked, updatedAt } })
          }
        />
      )}
      <PeopleRemove member={member} name={name} />
      {makesOwner && <MakeOwner member={member} name={name} onClose={() => setMakesOwner(false)} />}
    </>
  );
}
