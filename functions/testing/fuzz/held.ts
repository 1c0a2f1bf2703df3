import type { Answer, Api } from '../../../local/testing/api-client.ts';
import type { Known } from '../known.ts';

/** A link that requests hold. */
export interface Held {
  /** Its token in the requests. */
  token: string;
  /** Makes a link of the same kind, which works now. */
  again: () => Promise<Answer>;
  /** What the page sends back of what it was shown, for a body. */
  shown?: (token: string, body: object) => Promise<object>;
}

/** `made` has the ids and links that requests use; the links made again belong to `api`'s user. */
export type Holding = (api: () => Api, nobody: Api, made: Known) => Held;
