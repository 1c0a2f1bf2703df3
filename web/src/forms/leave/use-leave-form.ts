import { useState } from 'react';
import { today } from '#shared/dates.ts';
import type { LeaveKind, LeavePart } from '#shared/leave/kinds.ts';
import type { Leave } from '#shared/leave/leave.ts';
import { leaveRoutes } from '#shared/leave/routes.ts';
import { useCall } from '../../api/use-call.ts';
import { useConfirm } from '../../components/confirm.tsx';
import { texts } from './texts.ts';

interface Fields {
  employeeId: string;
  kind: LeaveKind;
  from: string;
  to: string;
  part: LeavePart;
  note: string;
}

interface Options {
  /** The leave to change; null for a new one. */
  leave: Leave | null;
  isDesk: boolean;
  own: number | null;
  of: number | undefined;
  onClose: () => void;
}

type Errors = Partial<Record<keyof Fields, string>>;

const fieldsOf = ({ leave, own, of }: Options): Fields => ({
  employeeId: String(leave?.employeeId ?? of ?? own ?? ''),
  kind: leave?.kind ?? 'holiday',
  from: leave?.from ?? today(),
  to: leave?.to ?? today(),
  part: leave?.part ?? 'all',
  note: leave?.note ?? '',
});

const errorsOf = ({ employeeId, from, to }: Fields, isDesk: boolean): Errors => {
  const errors: Errors = {};
  if (isDesk && !employeeId) errors.employeeId = texts.needsPerson;
  if (!from) errors.from = texts.needsDay;
  if (!to) errors.to = texts.needsDay;
  else if (from && to < from) errors.to = texts.wrongOrder;
  return errors;
};

/** A leave's form: its fields, saving and cancelling. */
export const useLeaveForm = (options: Options) => {
  const { leave, isDesk, onClose } = options;
  const confirm = useConfirm();
  const [begun] = useState(() => fieldsOf(options));
  const [fields, setFields] = useState(begun);
  const [errors, setErrors] = useState<Errors>({});
  const done = { failure: texts.failed, onSuccess: onClose, onKept: onClose };
  const added = useCall(leaveRoutes.create, { ...done, success: isDesk ? texts.saved : texts.asked });
  const changed = useCall(leaveRoutes.update, { ...done, success: isDesk ? texts.saved : texts.asked });
  const cancelled = useCall(leaveRoutes.cancel, { ...done, success: texts.takenBack });
  const save = () => {
    const wrong = errorsOf(fields, isDesk);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    const { employeeId, kind, from, to, note } = fields;
    const part = from === to ? fields.part : 'all';
    const body = { kind, from, to, part, note: note.trim() || null };
    if (!leave) return added.mutate({ body: { ...body, ...(isDesk && { employeeId: Number(employeeId) }) } });
    changed.mutate({ params: { id: leave.id }, body: { ...body, updatedAt: leave.updatedAt } });
  };
  const takeBack = async () => {
    if (!leave) return;
    const question = { title: texts.takeBackQuestion, action: texts.takeBack, danger: true };
    if (await confirm(question)) cancelled.mutate({ params: { id: leave.id }, body: {} });
  };
  return {
    fields,
    /** A first day after the last moves the last too. */
    set: (more: Partial<Fields>) => {
      const next = { ...fields, ...more };
      setFields(more.from && next.to < next.from ? { ...next, to: next.from } : next);
    },
    errors,
    isTouched: JSON.stringify(fields) !== JSON.stringify(begun),
    save,
    takeBack,
    busy: added.isPending || changed.isPending,
    removing: cancelled.isPending,
  };
};
