import { config, type core } from 'zod/mini';

type RawIssue = core.$ZodRawIssue;

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

/** The default error messages: zod's own are for programmers. */
const plain = ({ code, input, expected }: RawIssue): string => {
  if (isBlank(input)) return 'Required';
  if (code === 'invalid_value') return 'Choose one of these';
  if (expected === 'int') return 'Enter a whole number';
  if (expected === 'number') return 'Enter a number like 120.50';
  return 'Is not valid';
};

// Imported by name: vite.config.ts marks calls on `z` as free of side effects.
config({ customError: (issue) => plain(issue) });
