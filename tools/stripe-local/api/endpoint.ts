import type { Account } from '../account.ts';
import { invalidRequest } from '../failure.ts';
import type { Form, FormValue } from '../form.ts';

export interface Request {
  account: Account;
  /** The path's `{id}`; empty if it has none. */
  id: string;
  form: Form;
  /** The connected account it is called for; empty for the platform. */
  as: string;
}

/** One call of the API that the product makes. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'DELETE';
  /** e.g. `/v1/customers/{id}` */
  path: string;
  /** The accepted parameters; any other is refused, as at Stripe. `features.enabled` is a nested one. */
  takes: string[];
  /** True if it is for connected accounts rather than for the platform. */
  asConnected?: true;
  answer: (request: Request) => object;
}

export const list = (url: string, data: object[]) => ({ object: 'list', data, has_more: false, url });

/** The path of every value in a form, such as `features.enabled`, without list indexes. */
const pathsOf = (value: FormValue, path: string[] = []): string[] => {
  if (typeof value === 'string') return [path.join('.')];
  if (Array.isArray(value)) return value.flatMap((each) => pathsOf(each, path));
  return Object.entries(value).flatMap(([name, inner]) => pathsOf(inner, [...path, name]));
};

export const checkParameters = ({ takes }: Endpoint, form: Form): void => {
  const isTaken = (path: string) => takes.some((each) => path === each || path.startsWith(`${each}.`));
  const path = pathsOf(form).find((each) => !isTaken(each) && !/^expand(\.|$)/.test(each));
  if (!path) return;
  const [first = '', ...rest] = path.split('.');
  const param = first + rest.map((name) => `[${name}]`).join('');
  throw invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
};

/** A required parameter. Throws Stripe's 400. */
export const required = (value: string | undefined, param: string): string => {
  if (!value) throw invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  return value;
};
