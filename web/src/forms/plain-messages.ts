import { config, type core } from 'zod/mini';

type RawIssue = core.$ZodRawIssue;

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

/** What a form says where the shape itself has no sentence: zod's own words speak to programmers. */
const plain = ({ code, input, expected }: RawIssue): string => {
  if (isBlank(input)) return 'Required';
  if (code === 'invalid_value') return 'Choose one of these';
  if (expected === 'int') return 'Enter a whole number';
  if (expected === 'number') return 'Enter a number like 120.50';
  return 'Is not valid';
};

// By its own name: vite.config.ts says that a call of z changes nothing.
config({ customError: (issue) => plain(issue) });
