import { type FormEvent, useState } from 'react';
import type { Member } from '#shared/members/contract.ts';
import type { Role } from '#shared/members/roles.ts';
import { membersRoutes } from '#shared/members/routes.ts';
import { useCall } from '../../api/use-call.ts';
import { useSignedInUser } from '../../api/user.ts';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { useConfirm } from '../../components/confirm.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Select } from '../../components/select.tsx';
import { SheetBody, SheetFooter } from '../../components/sheet.tsx';
import { offeredRoles } from './offered-roles.ts';
import { peopleTexts as texts } from './texts.ts';

const useRoleChange = (onSuccess?: () => void) =>
  useCall(membersRoutes.update, {
    success: texts.changed,
    failure: texts.changeFailed,
    ...(onSuccess && { onSuccess }),
  });

interface Props {
  member: Member;
  name: string;
  onClose: () => void;
}

/** Makes somebody an owner, in addition to or instead of the current one. */
export function MakeOwner({ member, name, onClose }: Props) {
  const { id } = useSignedInUser();
  const [handsOver, setHandsOver] = useState(false);
  const stepDown = useRoleChange(onClose);
  const make = useRoleChange(() =>
    handsOver ? stepDown.mutate({ params: { userId: id }, body: { role: 'office' } }) : onClose(),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { userId, updatedAt } = member;
    make.mutate({ params: { userId }, body: { role: 'owner', updatedAt } });
  };
  return (
    <Dialog open onClose={onClose} title={texts.askOwner(name)} description={texts.ownersDo}>
      <form onSubmit={submit} className="flex min-h-0 flex-1 flex-col">
        <SheetBody>
          <Checkbox
            label={texts.handOver}
            hint={texts.handOverHint}
            checked={handsOver}
            onChange={({ target }) => setHandsOver(target.checked)}
          />
        </SheetBody>
        <SheetFooter>
          <Button type="submit" needsConnection busy={make.isPending || stepDown.isPending}>
            {texts.makeOwner}
          </Button>
        </SheetFooter>
      </form>
    </Dialog>
  );
}

/** An owner's own role, which they can give up if there is another owner. */
export function OwnRole({ member, name, isOnly }: { member: Member; name: string; isOnly: boolean }) {
  const confirm = useConfirm();
  const { mutate, isPending } = useRoleChange();
  if (isOnly) return <p className="text-small text-muted">{texts.onlyOwner}</p>;
  const { userId, updatedAt } = member;
  const choose = async (role: Role) => {
    const question = { title: texts.stepDown(texts.roles[role]), description: texts.stepDownHint };
    if (await confirm({ ...question, action: texts.stepDownAction, danger: true }))
      mutate({ params: { userId }, body: { role, updatedAt } });
  };
  return (
    <Select
      aria-label={texts.changeRole(name)}
      value={member.role}
      disabled={isPending}
      onChange={({ target }) => void choose(target.value as Role)}
      options={offeredRoles(member).map((value) => ({ value, label: texts.roles[value] }))}
    />
  );
}
