import type { FieldCode, ProblemCode } from './problems.ts';
import { problemStatus } from './problems.ts';

/** One error in one field. `path` is dotted; empty for the whole body. */
export interface Issue {
  path: string;
  message: string;
  /** `invalid` if left out. */
  code?: FieldCode;
}

/** An error whose code and message the caller may see. Any other error becomes a 500 without details. */
export class Refusal extends Error {
  readonly code: ProblemCode;
  readonly issues: Issue[] | undefined;
  /** Further fields for the reply's body, which the client acts on. */
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

/** The codes that a 409 about the record's state may have. */
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
/** A 409: the record's state does not allow it. Pass a narrower code if there is one. */
export const conflict = (message: string, issues?: Issue[], code: ConflictCode = 'not_now'): Refusal =>
  new Refusal(code, message, issues);

/** Write contention: other calls hold the records. */
export const tooBusy = (): Refusal => new Refusal('busy', 'Too busy just now. Try again in a moment.');

/** A 409 because a record is not in the state the caller expected: the reply has the newest version under `current`. */
export class Overtaken extends Refusal {}

/** The record has changed since the caller read it. */
export const staleWrite = (): Overtaken =>
  new Overtaken('stale', 'This has changed since you opened it. Look at it again first.');

/** Another record has the id that the browser chose for a new one. */
export const idTaken = (): Overtaken => new Overtaken('id_taken', 'A record with this id already exists');
