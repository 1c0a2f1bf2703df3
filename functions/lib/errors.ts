/** One thing wrong with one field. `path` is dotted, empty for the whole body. */
export interface Issue {
  path: string;
  message: string;
}

/** A failure whose status and sentence the caller may see. Everything else becomes a 500 that says nothing. */
export class Refusal extends Error {
  readonly status: number;
  readonly issues: Issue[] | undefined;
  /** What else the body tells, for what the caller does next. */
  readonly more: object | undefined;

  constructor(status: number, message: string, issues?: Issue[], more?: object) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.issues = issues;
    this.more = more;
  }
}

export const invalid = (issues: Issue[]): Refusal => new Refusal(400, 'Some fields need attention', issues);
export const invalidField = (path: string, message: string): Refusal => invalid([{ path, message }]);
export const notFound = (): Refusal => new Refusal(404, 'Not found');
export const conflict = (message: string, issues?: Issue[]): Refusal => new Refusal(409, message, issues);

/** Others hold what the call wants to write. */
export const tooBusy = (): Refusal => new Refusal(503, 'Too busy just now. Try again in a moment.');

/** A 409 about a record that is not what the caller took it for: the reply shows it as it is now, under `current`. */
export class Overtaken extends Refusal {
  constructor(message: string) {
    super(409, message);
  }
}

/** The record has moved on since the caller read it. */
export const staleWrite = (): Overtaken =>
  new Overtaken('This was changed somewhere else in the meantime. Look at both versions and save again.');

/** Another record has the id that the browser chose for a new one. */
export const idTaken = (): Overtaken => new Overtaken('There is a record with this id already');
