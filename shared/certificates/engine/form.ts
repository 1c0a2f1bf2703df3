import type { Definition } from './definition.ts';
import { type Fields, fieldsIn, rowsIn, textIn, type Values } from './values.ts';

/** The circumstances of the work that the law depends on. */
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

/** A form's values for the rules to read, and their findings. */
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

/** A form's date, if it was entered. */
export const dayIn = ({ day }: Definition, values: Values): string | undefined => {
  const [section = '', key = ''] = day.split('.');
  return textIn(fieldsIn(values, section), key);
};
export const dayOf = ({ definition, values }: Form): string | undefined => dayIn(definition, values);

/** Only the first error at a path is reported. */
export const invalid = (form: Form, path: string, message: string): void => {
  if (!form.found.invalid.some((each) => each.path === path)) form.found.invalid.push({ path, message });
};

export const warn = (form: Form, code: string, path: string, message: string): void => {
  form.found.warnings.push({ code, path, message });
};
