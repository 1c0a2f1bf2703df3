import { useState } from 'react';
import type { Member } from '#shared/members/contract.ts';
import { mayManage, type Role } from '#shared/members/roles.ts';
import { membersRoutes } from '#shared/members/routes.ts';
import { useCall } from '../../api/use-call.ts';
import { useSignedInUser } from '../../api/user.ts';
import { Checkbox } from '../../components/checkbox.tsx';
import { Select } from '../../components/select.tsx';
import { offeredRoles } from './offered-roles.ts';
import { MakeOwner, OwnRole } from './owner.tsx';
import { PeopleRemove } from './remove.tsx';
import { shownName } from './shown-name.ts';
import { peopleTexts as texts } from './texts.ts';

interface Props {
  member: Member;
  members: readonly Member[];
}

/** What the signed-in user may change about an active member: their role, whether they see prices, and that they are in the firm. */
export function MemberActs({ member, members }: Props) {
  const { id, firm } = useSignedInUser();
  const name = shownName(member);
  const owners = members.filter(({ role, state }) => role === 'owner' && state === 'active').length;
  if (!firm) return null;
  if (member.userId !== id)
    return (
      <>
        {firm.role === 'owner' && <RoleChoice member={member} name={name} />}
        {mayManage(firm.role, member.role) && <PeopleRemove member={member} name={name} />}
      </>
    );
  if (firm.role !== 'owner' || members.length === 1) return null;
  return <OwnRole member={member} name={name} isOnly={owners < 2} />;
}

function RoleChoice({ member, name }: { member: Member; name: string }) {
  const { userId, updatedAt } = member;
  const params = { userId };
  const changed = useCall(membersRoutes.update, {
    success: texts.changed,
    failure: texts.changeFailed,
  });
  // As ticked, until the list says so.
  const shown = changed.isPending ? changed.variables?.body?.seesPrices : undefined;
  const [makesOwner, setMakesOwner] = useState(false);
  const choose = (role: Role) =>
    role === 'owner' ? setMakesOwner(true) : changed.mutate({ params, body: { role, updatedAt } });
  return (
    <>
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
      {makesOwner && <MakeOwner member={member} name={name} onClose={() => setMakesOwner(false)} />}
    </>
  );
}
