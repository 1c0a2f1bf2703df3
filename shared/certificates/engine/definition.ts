import type { InstrumentKind } from '../../settings/instruments.ts';

/** A form as data: its fields, its rules and its signatures. No code, and no expressions in strings. */
export interface Definition {
  kind: WrittenKind;
  edition: string;
  title: string;
  /** The law or standard behind it, as it is usually cited. */
  law: string;
  /** The days on which this edition may be used. */
  usableFrom: string;
  usableUntil?: string;
  /** Prints the electrical scheme that the firm is a member of. */
  scheme?: true;
  /** Months until it must be renewed, if it has a fixed interval. */
  dueMonths?: number;
  /** The path of the date of the check. */
  day: `${string}.${string}`;
  sections: readonly Section[];
  rules: readonly RuleName[];
  signatures: readonly SignatureAsked[];
}

/** The kinds of certificate that can be filled in here. */
export const writtenKinds = [
  'gas_safety',
  'boiler_service',
  'gas_warning',
  'electrical_report',
  'minor_works',
  'electrical_installation',
  'alarms',
] as const;
export type WrittenKind = (typeof writtenKinds)[number];

export interface Section {
  key: string;
  title: string;
  help?: string;
  when?: Condition;
  /** A section of repeated rows; `label` is the name of one row. */
  repeat?: {
    min: number;
    max: number;
    label: string;
    /** Starts with a row per appliance of the property, per quoted defect with one of the `codes`, or per test instrument. */
    from?: 'appliances' | 'defects' | 'instruments';
    codes?: readonly string[];
  };
  fields: readonly Field[];
}

export interface Field {
  key: string;
  label: string;
  type: 'text' | 'lines' | 'number' | 'reading' | 'choice' | 'tick' | 'date' | 'person' | 'row';
  unit?: string;
  min?: number;
  max?: number;
  choices?: readonly string[];
  /** Allows several choices, as a list. */
  several?: true;
  /** The choices are suggestions; free text is allowed. */
  open?: true;
  /** For a `row` field: the section whose rows it refers to, by `rowId` or index. */
  of?: string;
  /** When an answer is required; never if left out. */
  required?: true | Condition;
  /** A new row copies the answer of the row before, or continues its numbering. */
  carry?: true | 'next';
  /** Describes what is there, not what was found: a new form takes it over from the last record of the property. */
  stays?: true;
  /** The serial number of an instrument: one of the firm's of these kinds may be chosen, which fills in `due` and `kind` beside it. */
  instrument?: { kinds: readonly InstrumentKind[]; due: string; kind?: string };
  /** Filled in by the app: links a row to a record elsewhere. */
  linked?: true;
  /** When the field applies; otherwise its value is ignored. */
  when?: Condition;
}

/** Refers to a `field` of the same row or section, or to `section.field`. */
export type Condition =
  | { field: string; is: string }
  | { field: string; not: string }
  | { field: string; in: readonly string[] }
  | { all: readonly Condition[] }
  | { any: readonly Condition[] };

export type SignerRole = 'engineer' | 'customer' | 'designer' | 'constructor' | 'inspector' | 'reviewer';

export interface SignatureAsked {
  role: SignerRole;
  required: boolean;
  /** What the signature confirms. */
  statement: string;
}

/**
 * The names of the rules that a definition uses; `rules/rules.ts` implements them. They are declared here because rules depend
 * on forms, and forms on definitions.
 */
export type RuleName =
  | 'alarms'
  | 'boilerDefects'
  | 'boilerOutcome'
  | 'boilerReadings'
  | 'circuits'
  | 'dayNotAhead'
  | 'dueAfterMonths'
  | 'electricalNext'
  | 'electricalOutcome'
  | 'gasAppliances'
  | 'gasDefects'
  | 'gasNextDue'
  | 'gasOutcome'
  | 'gasWarning'
  | 'gasWarningOutcome'
  | 'inspections'
  | 'instruments'
  | 'minorCircuit'
  | 'noNewCircuit'
  | 'supply'
  | 'tightness';
