export interface ErrorBody {
  type: 'card_error' | 'invalid_request_error' | 'idempotency_error' | 'api_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  payment_intent?: object;
}

/** An error in Stripe's format. */
export class Failure extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export const invalidRequest = (message: string, rest: Partial<ErrorBody> = {}): Failure =>
  new Failure(400, { type: 'invalid_request_error', message, ...rest });

export const missing = (what: string, id: string): Failure =>
  new Failure(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param: 'id',
  });

/** An internal error at Stripe, while processing. */
export const brokeDown = (): Failure =>
  new Failure(500, { type: 'api_error', message: 'Something went wrong on Stripe’s end.' });

/** True if refused before processing: such a response is not stored under the idempotency key. */
export const isUnbegun = ({ body, status }: Failure): boolean =>
  status === 401 || body.type === 'idempotency_error' || Boolean(body.code?.startsWith('parameter_'));

/** Finds an object by id. Throws Stripe's 404. */
export const found = <T>(all: Record<string, T>, what: string, id: string): T => {
  const one = Object.hasOwn(all, id) ? all[id] : undefined;
  if (!one) throw missing(what, id);
  return one;
};
