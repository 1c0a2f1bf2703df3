import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import type { Leave } from '#shared/leave/leave.ts';
import { leaveRoutes } from '#shared/leave/routes.ts';
import { useCall } from '../../api/use-call.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Field } from '../../components/field.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { readLeave } from './leave-row.tsx';
import { texts } from './texts.ts';

interface Props {
  rows: readonly Leave[];
  nameOf: (employeeId: number) => string;
}

/** The open leave requests, with their answers. */
export function ToAnswer({ rows, nameOf }: Props) {
  const [refused, refuse] = useState<Leave | null>(null);
  const agreeing = useCall(leaveRoutes.answer, {
    success: texts.agreed,
    failure: texts.failed,
  });
  if (rows.length === 0) return null;
  const agree = ({ id, updatedAt }: Leave) =>
    agreeing.mutate({ params: { id }, body: { answer: 'agreed', updatedAt } });
  return (
    <section className="grid gap-2">
      <h2 className="text-large">{texts.toAnswer}</h2>
      <ul aria-label={texts.toAnswer} className="grid gap-2">
        {rows.map((leave) => (
          <li key={leave.id}>
            <Card className="grid gap-3 px-4 py-3.5">
              <div>
                <p className="font-strong wrap-anywhere">{nameOf(leave.employeeId)}</p>
                <p className="text-small">
                  {[readLeave(leave), texts.kinds[leave.kind], texts.days(leave.days)].join(' · ')}
                </p>
                {leave.note && <p className="text-small text-muted wrap-anywhere">{leave.note}</p>}
              </div>
              <div className="flex flex-wrap gap-2">
                <Button icon={Check} busy={agreeing.isPending} onClick={() => agree(leave)}>
                  {texts.agree}
                </Button>
                <Button variant="secondary" onClick={() => refuse(leave)}>
                  {texts.refuse}
                </Button>
              </div>
            </Card>
          </li>
        ))}
      </ul>
      {refused && <Refusing leave={refused} onClose={() => refuse(null)} />}
    </section>
  );
}

function Refusing({ leave, onClose }: { leave: Leave; onClose: () => void }) {
  const [note, setNote] = useState('');
  const refusing = useCall(leaveRoutes.answer, {
    success: texts.refused,
    failure: texts.failed,
    onSuccess: onClose,
    onKept: onClose,
  });
  const save = () => {
    const { id, updatedAt } = leave;
    refusing.mutate({ params: { id }, body: { answer: 'refused', note: note.trim() || null, updatedAt } });
  };
  return (
    <FormDialog
      title={texts.refuseTitle}
      action={texts.refuse}
      busy={refusing.isPending}
      unsaved={note !== ''}
      onSave={save}
      onClose={onClose}
    >
      <Field label={texts.why} className="sm:col-span-2">
        <TextInput
          maxLength={500}
          enterKeyHint="done"
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
    </FormDialog>
  );
}
