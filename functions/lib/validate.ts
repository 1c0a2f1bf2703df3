import * as z from 'zod/mini';
import type { FieldCode } from '#shared/kernel/problems.ts';
import { type Issue, invalid } from '#shared/kernel/refusal.ts';

type RawIssue = z.core.$ZodIssue;

/** Types in words that fit a sentence. */
const kinds: Record<string, string> = { array: 'a list', int: 'a whole number', object: 'an object' };

const plain = (issue: RawIssue): string => {
  // Zod's messages are for programmers; we keep ours, set in shared/fields.ts.
  if (issue.message !== 'Invalid input') return issue.message;
  if (issue.code === 'invalid_type')
    return issue.input === undefined
      ? 'Required'
      : `Must be ${kinds[issue.expected] ?? `a ${issue.expected}`}`;
  if (issue.code === 'invalid_value') return `Must be one of: ${issue.values.join(', ')}`;
  return 'Isn’t right';
};

const codeOf = (issue: RawIssue): FieldCode => {
  if (issue.code === 'custom') return issue.params?.code === 'check_digit' ? 'check_digit' : 'invalid';
  if (issue.code === 'invalid_type') return issue.input === undefined ? 'required' : 'invalid';
  if (issue.code === 'too_small' && issue.origin === 'string') return 'required';
  if (issue.code === 'too_big' && issue.origin === 'string') return 'too_long';
  if (issue.code === 'too_big' && issue.origin === 'array') return 'too_many';
  return issue.code === 'too_big' || issue.code === 'too_small' ? 'out_of_range' : 'invalid';
};

const flatten = (issue: RawIssue, prefix: PropertyKey[] = []): Issue[] => {
  const path = [...prefix, ...issue.path];
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: [...path, key].join('.'),
      message: 'Unknown field',
      code: 'unknown_field' as const,
    }));
  return [{ path: path.join('.'), message: plain(issue), code: codeOf(issue) }];
};

/** The first issue of each field: a value that is no string would otherwise be called blank too. */
const firstOfEach = (issues: Issue[]): Issue[] =>
  [...new Map([...issues].reverse().map((issue) => [issue.path, issue])).values()].reverse();

/** Parses, or throws a 400 naming every invalid field. */
export const validate = <T extends z.ZodMiniType>(shape: T, value: unknown): z.output<T> => {
  const result = z.safeParse(shape, value, { reportInput: true });
  if (result.success) return result.data;
  throw invalid(firstOfEach(result.error.issues.flatMap((issue) => flatten(issue))));
};
