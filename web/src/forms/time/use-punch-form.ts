import { useState } from 'react';
import { londonDate } from '#shared/dates.ts';
import { needsReason as ruleNeedsReason, wrongInstant } from '#shared/domain/time/rules.ts';
import type { PunchKind } from '#shared/time/kinds.ts';
import { wrongReason } from '#shared/time/reason.ts';
import { timeRoutes } from '#shared/time/routes.ts';
import { useCall } from '../../api/use-call.ts';
import { useConfirm } from '../../components/confirm.tsx';
import type { ShownPunch } from '../../data/pressed.ts';
import { serverNow } from '../../store/clock.ts';
import { timeOf } from '../job/on-my-way.ts';
import { instantOf } from './instants.ts';
import { kindWord, timeTexts as texts } from './texts.ts';
import { usePunchCalls } from './use-punch-calls.ts';

export interface PunchFields {
  kind: PunchKind;
  day: string;
  clock: string;
  jobId: string;
  home: boolean;
  note: string;
  reason: string;
}

type Errors = Partial<Record<'day' | 'clock' | 'reason', string>>;

interface Options {
  punch: ShownPunch | null;
  day: string;
  employeeId: number;
  isOthers: boolean;
  onClose: () => void;
}

const fieldsOf = ({ punch, day }: Options): PunchFields => ({
  kind: punch?.kind ?? 'work',
  day: punch ? londonDate(punch.at) : day,
  clock: punch ? timeOf(punch.at) : '',
  jobId: punch?.jobId ? String(punch.jobId) : '',
  home: punch?.home ?? false,
  note: punch?.note ?? '',
  reason: '',
});

/** The instant in the fields; if unchanged it keeps its seconds. */
const instantIn = ({ day, clock }: PunchFields, punch: ShownPunch | null): string =>
  punch && day === londonDate(punch.at) && clock === timeOf(punch.at) ? punch.at : instantOf(day, clock);

const errorsOf = (fields: PunchFields, { punch }: Options, needsReason: boolean): Errors => {
  const errors: Errors = {};
  if (!fields.day) errors.day = texts.needsDay;
  if (!fields.clock) errors.clock = texts.needsClock;
  if (!errors.day && !errors.clock) {
    const wrong = wrongInstant(instantIn(fields, punch), serverNow());
    if (wrong) errors.clock = wrong.message;
  }
  const reason = needsReason && wrongReason(fields.reason);
  if (reason) errors.reason = reason;
  return errors;
};

const bodyOf = (fields: PunchFields, punch: ShownPunch | null) => {
  const { kind, jobId, home, note } = fields;
  const isOfWork = kind === 'work' || kind === 'travel';
  return {
    at: instantIn(fields, punch),
    kind,
    jobId: isOfWork && jobId ? Number(jobId) : null,
    home: kind === 'travel' && home,
    note: note.trim() || null,
  };
};

/** Removes a punch, with the typed reason or the usual one. */
const useTakeOut = ({ punch, onClose }: Options) => {
  const confirm = useConfirm();
  const { mutate, isPending } = useCall(timeRoutes.takeBack, {
    success: texts.takenOut,
    failure: texts.saveFailed,
    onSuccess: onClose,
    onKept: onClose,
  });
  const takeOut = async (reason: string) => {
    if (!punch) return;
    const title = texts.takeOutQuestion(kindWord(punch.kind), timeOf(punch.at));
    if (!(await confirm({ title, action: texts.takeOut, danger: true }))) return;
    mutate({ params: { id: punch.id }, body: { reason } });
  };
  return { takeOut, removing: isPending };
};

/** A punch's form: its fields, saving and removing. */
export const usePunchForm = (options: Options) => {
  const { punch, employeeId, isOthers, onClose } = options;
  const [begun] = useState(() => fieldsOf(options));
  const [fields, setFields] = useState(begun);
  const [errors, setErrors] = useState<Errors>({});
  const { add, correct, busy } = usePunchCalls(onClose);
  const { takeOut, removing } = useTakeOut(options);
  const isTimed = fields.day !== '' && fields.clock !== '';
  const needsReason =
    punch !== null &&
    ruleNeedsReason(punch, { at: isTimed ? instantIn(fields, punch) : punch.at }, serverNow());
  const save = () => {
    const wrong = errorsOf(fields, options, needsReason);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    const body = bodyOf(fields, punch);
    const reason = fields.reason.trim();
    if (!punch) return add({ body: { ...body, ...(isOthers && { employeeId }) } });
    const { id, updatedAt } = punch;
    correct({
      params: { id },
      body: { ...body, ...(reason && { reason }), ...(updatedAt && { updatedAt }) },
    });
  };
  return {
    fields,
    set: (more: Partial<PunchFields>) => setFields({ ...fields, ...more }),
    errors,
    needsReason,
    isTouched: JSON.stringify(fields) !== JSON.stringify(begun),
    save,
    busy,
    removing,
    takeOut: () => takeOut(wrongReason(fields.reason) ? texts.takenOutBecause : fields.reason.trim()),
  };
};

export type PunchFormState = ReturnType<typeof usePunchForm>;
