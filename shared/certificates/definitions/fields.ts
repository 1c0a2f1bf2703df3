import type { Condition, Field, Section } from '../engine/definition.ts';

/** Fields that several forms share, and shorthands for common ones. */
type More = Partial<Omit<Field, 'key' | 'label' | 'type'>>;

const must = { required: true } as const;

export const text = (key: string, label: string, more: More = {}): Field => ({
  key,
  label,
  type: 'text',
  ...more,
});
export const lines = (key: string, label: string, more: More = {}): Field => ({
  key,
  label,
  type: 'lines',
  ...more,
});
export const date = (key: string, label: string, more: More = {}): Field => ({
  key,
  label,
  type: 'date',
  ...more,
});
export const tick = (key: string, label: string, more: More = {}): Field => ({
  key,
  label,
  type: 'tick',
  ...more,
});
export const person = (key: string, label: string, more: More = {}): Field => ({
  ...{ key, label, type: 'person' },
  ...more,
});
export const number = (key: string, label: string, unit?: string, more: More = {}): Field => ({
  ...{ key, label, type: 'number' },
  ...(unit && { unit }),
  ...more,
});
export const reading = (key: string, label: string, unit?: string, more: More = {}): Field => ({
  ...{ key, label, type: 'reading' },
  ...(unit && { unit }),
  ...more,
});
export const choice = (key: string, label: string, choices: readonly string[], more: More = {}): Field => ({
  ...{ key, label, type: 'choice' },
  choices,
  ...more,
});

export const yesNo = (key: string, label: string, more: More = {}): Field =>
  choice(key, label, ['yes', 'no'], more);
export const passFail = (key: string, label: string, more: More = {}): Field =>
  choice(key, label, ['pass', 'fail', 'na'], more);

/** Required; `neededWhere` only if asked under a condition. */
export const needed: More = must;
export const neededWhere = (when: Condition): More => ({ required: true, when });

/** Taken over from the property's last record of the kind. */
export const stays: More = { stays: true };
export const neededAndStays: More = { ...must, stays: true };

export const visitDay = date('day', 'Date of the visit', must);
export const address = lines('address', 'Address', must);
export const gasEngineer: readonly Field[] = [
  person('engineerName', 'Engineer', must),
  text('registration', 'Gas Safe number', must),
  text('licence', 'Licence card number'),
];

/** The property's own appliance that a form is about, whose history gets its readings. */
export const applianceId = number('applianceId', 'Appliance of the property', undefined, { linked: true });

/** Earlier defects that this work puts right. Each row refers to one, and issuing the form closes it. */
export const remedies = (codes: readonly string[]): Section => ({
  key: 'remedies',
  title: 'Defects put right',
  help: 'Remove what this work has not put right.',
  repeat: { min: 0, max: 30, from: 'defects', label: 'Defect', codes },
  fields: [
    lines('text', 'What was wrong', needed),
    number('certificateJobId', 'Job of the certificate that found it', undefined, { linked: true }),
    number('certificateId', 'Certificate that found it', undefined, { linked: true }),
    number('defect', 'Which of its defects', undefined, { linked: true }),
  ],
});
