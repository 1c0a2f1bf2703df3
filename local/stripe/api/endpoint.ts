import type { Account } from '../account.ts';
import { invalidRequest } from '../failure.ts';
import type { Form } from '../form.ts';

export interface Request {
  account: Account;
  /** The `{id}` of the path, or an empty text. */
  id: string;
  form: Form;
}

/** One call of the API that the product makes. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'DELETE';
  /** e.g. `/v1/customers/{id}` */
  path: string;
  /** The parameters it takes; any other is refused, as Stripe does. */
  takes: string[];
  answer: (request: Request) => object;
}

export const list = (url: string, data: object[]) => ({ object: 'list', data, has_more: false, url });

export const checkParameters = ({ takes }: Endpoint, form: Form): void => {
  const unknown = Object.keys(form).find((name) => name !== 'expand' && !takes.includes(name));
  if (unknown)
    throw invalidRequest(`Received unknown parameter: ${unknown}`, {
      code: 'parameter_unknown',
      param: unknown,
    });
};

/** A parameter that must be there. Throws Stripe's 400. */
export const required = (value: string | undefined, param: string): string => {
  if (!value) throw invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  return value;
};
