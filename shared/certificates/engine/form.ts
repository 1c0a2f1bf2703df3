import type { Definition } from './definition.ts';
import { type Fields, fieldsIn, rowsIn, textIn, type Values } from './values.ts';

/** Where the work was done, as far as the law asks. */
export interface FormContext {
  tenure?: string | undefined;
  nation?: string | undefined;
}

export interface Invalid {
  path: string;
  message: string;
}
export interface Warning {
  code: string;
  path: string;
  message: string;
}
export type Computed = string | number | boolean | null;

/** What was typed, for rules to read, and what they find. */
export interface Form {
  definition: Definition;
  values: Values;
  today: string;
  context: FormContext;
  found: {
    missing: Set<string>;
    invalid: Invalid[];
    warnings: Warning[];
    computed: Record<string, Computed>;
    outcome: string | null;
    nextDue: string | null;
  };
}

export const sectionOf = (form: Form, key: string): Fields => fieldsIn(form.values, key);
export const rowsOf = (form: Form, key: string): readonly Fields[] => rowsIn(form.values, key);

/** The day of the check, where it has been typed. */
export const dayOf = ({ definition, values }: Form): string | undefined => {
  const [section = '', key = ''] = definition.day.split('.');
  return textIn(fieldsIn(values, section), key);
};

/** The first of several findings at a field is the one that is told. */
export const invalid = (form: Form, path: string, message: string): void => {
  if (!form.found.invalid.some((each) => each.path === path)) form.found.invalid.push({ path, message });
};

export const warn = (form: Form, code: string, path: string, message: string): void => {
  form.found.warnings.push({ code, path, message });
};
