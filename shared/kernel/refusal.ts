import type { FieldCode, ProblemCode } from './problems.ts';
import { problemStatus } from './problems.ts';

/** One thing wrong with one field. `path` is dotted, empty for the whole body. */
export interface Issue {
  path: string;
  message: string;
  /** `invalid` where nothing else is said. */
  code?: FieldCode;
}

/** A failure whose code and sentence the caller may see. Everything else becomes a 500 that says nothing. */
export class Refusal extends Error {
  readonly code: ProblemCode;
  readonly issues: Issue[] | undefined;
  /** What else the body tells, for what the caller does next. */
  readonly more: object | undefined;

  constructor(code: ProblemCode, message: string, issues?: Issue[], more?: object) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.issues = issues;
    this.more = more;
  }

  get status(): number {
    return problemStatus[this.code];
  }
}

/** The codes of a 409 that is about the state of things. */
type ConflictCode = Extract<
  ProblemCode,
  | 'not_now'
  | 'has_dependants'
  | 'number_taken'
  | 'not_lawful'
  | 'money_fixed'
  | 'in_progress'
  | 'mail_not_set_up'
  | 'hmrc_not_connected'
>;

export const invalid = (issues: Issue[]): Refusal =>
  new Refusal('validation', 'Check the marked fields', issues);
export const invalidField = (path: string, message: string, code: FieldCode = 'invalid'): Refusal =>
  invalid([{ path, message, code }]);
export const notFound = (): Refusal => new Refusal('not_found', 'Not found');
/** A 409: the state of things forbids it, for the reason that the code names where there is a narrower one. */
export const conflict = (message: string, issues?: Issue[], code: ConflictCode = 'not_now'): Refusal =>
  new Refusal(code, message, issues);

/** Others hold what the call wants to write. */
export const tooBusy = (): Refusal => new Refusal('busy', 'Too busy just now. Try again in a moment.');

/** A 409 about a record that is not what the caller took it for: the reply shows it as it is now, under `current`. */
export class Overtaken extends Refusal {}

/** The record has moved on since the caller read it. */
export const staleWrite = (): Overtaken =>
  new Overtaken('stale', 'This has changed since you opened it. Check both versions and save again.');

/** Another record has the id that the browser chose for a new one. */
export const idTaken = (): Overtaken => new Overtaken('id_taken', 'A record with this id already exists');
