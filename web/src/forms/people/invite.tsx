import { type FormEvent, useState } from 'react';
import type { Employee } from '#shared/employees/contract.ts';
import { mayManage, type Role } from '#shared/members/roles.ts';
import { membersRoutes } from '#shared/members/routes.ts';
import { roleActs } from '#shared/members/words.ts';
import { useCall } from '../../api/use-call.ts';
import { useSignedInUser } from '../../api/user.ts';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { Field } from '../../components/field.tsx';
import { Select } from '../../components/select.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { InvitedEmployee, useInvitedEmployee } from './invited.tsx';
import { everyRole } from './offered-roles.ts';
import { peopleTexts as texts } from './texts.ts';

/** Invites somebody by email address and role, who may be an employee; they get an email with a link. */
export function PeopleInvite({ employee }: { employee?: Employee }) {
  const { firm } = useSignedInUser();
  const offered = everyRole.filter((role) => firm && mayManage(firm.role, role));
  const [email, setEmail] = useState(employee?.email ?? '');
  const [role, setRole] = useState<Role>(employee || !offered.includes('office') ? 'field' : 'office');
  const [seesPrices, setSeesPrices] = useState(false);
  const who = useInvitedEmployee();
  const isField = role === 'field';
  const { mutate, isPending } = useCall(membersRoutes.invite, {
    success: texts.invitedOf,
    failure: texts.inviteFailed,
    onSuccess: () => {
      setEmail('');
      who.forget();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const named = employee ? { employeeId: employee.id } : isField && who.check();
    if (named === undefined) return;
    mutate({ body: { email: email.trim(), role, ...named, ...(isField && { seesPrices }) } });
  };
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <Field label={texts.emailLabel} required className="min-w-[min(13rem,100%)] flex-1">
        <TextInput
          type="email"
          autoComplete="off"
          enterKeyHint="done"
          required
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </Field>
      <Field label={texts.roleLabel} hint={roleActs[role]} required className="basis-full">
        <Select
          value={role}
          onChange={({ target }) => setRole(target.value as Role)}
          options={offered.map((value) => ({ value, label: texts.roles[value] }))}
        />
      </Field>
      {isField && (
        <div className="grid basis-full gap-3">
          {!employee && <InvitedEmployee who={who} />}
          <Checkbox
            label={texts.seesPrices}
            hint={texts.seesPricesHint}
            checked={seesPrices}
            onChange={({ target }) => setSeesPrices(target.checked)}
          />
        </div>
      )}
      <Button type="submit" needsConnection busy={isPending} busyLabel={texts.inviting}>
        {texts.invite}
      </Button>
    </form>
  );
}
