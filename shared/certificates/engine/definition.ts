/** A form as data: what it asks, which rules read it, who signs. It holds no code and no expressions in text. */
export interface Definition {
  kind: WrittenKind;
  edition: string;
  title: string;
  /** The law or standard that asks for it, as people cite it. */
  law: string;
  /** The days on which a record may be made to this edition. */
  usableFrom: string;
  usableUntil?: string;
  /** After how many months it falls due again; absent where nothing says so. */
  dueMonths?: number;
  /** Where the day of the check stands. */
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
  /** Rows instead of one set of fields; `label` is what one row is called. */
  repeat?: {
    min: number;
    max: number;
    label: string;
    /** Begins with a row for each appliance of the property, or for each of its defects that was quoted for and has one of the `codes`. */
    from?: 'appliances' | 'defects';
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
  /** Several of the choices, as a list. */
  several?: true;
  /** The choices are the usual answers; another may be typed. */
  open?: true;
  /** Of a `row`: the section whose rows it points to, each by its `rowId` or its place. */
  of?: string;
  /** It need not be answered elsewhere; absent is never. */
  required?: true | Condition;
  /** A new row begins with the answer of the row before, or with the next number after it. */
  carry?: true | 'next';
  /** Filled in by the app: what a row stands for elsewhere. */
  linked?: true;
  /** When it is asked at all; what stands in a field that is not asked is not read. */
  when?: Condition;
}

/** A `field` of the same row or section, or with its section before a full stop. */
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
  /** What is signed for, in words. */
  statement: string;
}

/** What a definition calls its rules; `rules/rules.ts` has them. Named here because rules read forms, and a form has its definition. */
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
  | 'minorCircuit'
  | 'noNewCircuit'
  | 'supply'
  | 'tightness';
