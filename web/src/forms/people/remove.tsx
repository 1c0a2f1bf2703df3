import { type FormEvent, useState } from 'react';
import type { Member } from '#shared/members/contract.ts';
import { membersRoutes } from '#shared/members/routes.ts';
import { useCall } from '../../api/use-call.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { SheetBody, SheetFooter } from '../../components/sheet.tsx';
import { peopleTexts as texts } from './texts.ts';

const choices = ['take', 'refuse'] as const;

/** Removes somebody from the firm, and asks what to do with their unsent changes. */
export function PeopleRemove({ member, name }: { member: Member; name: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="risky" needsConnection aria-label={texts.removeOf(name)} onClick={() => setOpen(true)}>
        {texts.remove}
      </Button>
      {open && <Asking userId={member.userId} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

interface Props {
  userId: string;
  name: string;
  onClose: () => void;
}

function Asking({ userId, name, onClose }: Props) {
  const [unsent, setUnsent] = useState<(typeof choices)[number]>('take');
  const { mutate, isPending } = useCall(membersRoutes.remove, {
    success: texts.removedOf,
    failure: texts.removeFailed,
    onSuccess: onClose,
  });
  const remove = (event: FormEvent) => {
    event.preventDefault();
    mutate({ params: { userId }, body: { unsent } });
  };
  return (
    <Dialog open onClose={onClose} title={texts.askRemove(name)} description={texts.whatStays}>
      <form onSubmit={remove} className="flex min-h-0 flex-1 flex-col">
        <SheetBody>
          <fieldset className="grid gap-1">
            <legend className="font-strong">{texts.unsent}</legend>
            {choices.map((choice) => (
              <label key={choice} className="flex min-h-11 items-start gap-3 py-2.5">
                <input
                  type="radio"
                  name="unsent"
                  value={choice}
                  checked={unsent === choice}
                  onChange={() => setUnsent(choice)}
                  className="mt-0.5 size-5 shrink-0 accent-primary"
                />
                <span>
                  {texts.unsentChoices[choice]}
                  <span className="block text-small text-muted">{texts.unsentHints[choice]}</span>
                </span>
              </label>
            ))}
          </fieldset>
        </SheetBody>
        <SheetFooter>
          <Button type="submit" variant="danger" needsConnection busy={isPending}>
            {texts.remove}
          </Button>
        </SheetFooter>
      </form>
    </Dialog>
  );
}
