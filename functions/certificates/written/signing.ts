import type { Check } from '#shared/certificates/engine/check.ts';
import type { Definition, SignerRole } from '#shared/certificates/engine/definition.ts';
import type { IssueInput, SignatureInput } from '#shared/certificates/written.ts';
import { type Issue, invalid, Refusal } from '#shared/kernel/refusal.ts';

const issue = (path: string, message: string): Issue => ({ path, message, code: 'required' });

const wrongIn = (
  definition: Definition,
  signature: SignatureInput,
  { at, all }: { at: number; all: readonly SignatureInput[] },
): Issue[] => {
  const { role, name, strokes, typed, absent, reason } = signature;
  const path = `signatures.${at}`;
  if (!definition.signatures.some((asked) => asked.role === role))
    return [issue(`${path}.role`, 'This form is not signed by them')];
  if (all.findIndex((each) => each.role === role) < at)
    return [issue(`${path}.role`, 'They have signed already')];
  if (absent && role !== 'customer') return [issue(`${path}.absent`, 'Only the customer may be absent')];
  if (absent) return reason ? [] : [issue(`${path}.reason`, 'Say why nobody signed')];
  const isDrawn = (strokes ?? []).some((stroke) => stroke.length > 0);
  return [
    ...(name ? [] : [issue(`${path}.name`, 'Enter the name of who signs')]),
    ...(isDrawn || typed ? [] : [issue(`${path}.strokes`, 'Sign, or type the name instead')]),
  ];
};

const whoIs: Record<SignerRole, string> = {
  engineer: 'the engineer',
  customer: 'the customer',
  designer: 'the designer',
  constructor: 'the constructor',
  inspector: 'the inspector',
  reviewer: 'the reviewer',
};

const missingSigners = (definition: Definition, given: readonly SignatureInput[]): Issue[] =>
  definition.signatures
    .filter(({ role, required }) => required && !given.some((each) => each.role === role))
    .map(({ role }) => issue('signatures', `Needs the signature of ${whoIs[role]}`));

/** Throws 400 with everything that prevents issue, each at its path. */
const refuseIncomplete = (definition: Definition, found: Check, { signatures }: IssueInput): void => {
  const issues = [
    ...found.missing.map((path) => issue(`values.${path}`, 'Required')),
    ...found.invalid.map(({ path, message }) => ({ path: `values.${path}`, message })),
    ...signatures.flatMap((signature, at) => wrongIn(definition, signature, { at, all: signatures })),
    ...missingSigners(definition, signatures),
  ];
  if (issues.length > 0) throw invalid(issues);
};

/** Warnings don't prevent issue, but each must have been read. Throws 409 with those that were not. */
const refuseUnseen = ({ warnings }: Check, { warningsSeen }: IssueInput): void => {
  const seen = new Set(warningsSeen);
  const unseen = warnings.map(({ code, path }) => `${code}@${path}`).filter((name) => !seen.has(name));
  if (unseen.length > 0)
    throw new Refusal('not_now', 'Read the warnings before you sign', undefined, { warnings: unseen });
};

/** Throws 400 and 409 if a form can't be issued as signed. */
export const refuseUnsigned = (definition: Definition, found: Check, input: IssueInput): void => {
  refuseIncomplete(definition, found, input);
  refuseUnseen(found, input);
};
