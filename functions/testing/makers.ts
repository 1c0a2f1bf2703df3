import type { Api } from '../../local/testing/api-client.ts';
import type { Someone } from '../../local/testing/system.ts';
import type { Known } from './known.ts';

/** A record that others point to, without a name in `Known`: the job of the quote and the assignment. */
export type Kind = keyof Known | 'otherJob';
export type Need = (kind: Kind) => Promise<number>;

export type Make = (api: Api, need: Need) => Promise<{ id: number } | { url: string }>;

export type Makers = Partial<Record<Kind, Make>>;

/** Does what a route's example needs first. */
export type Ready = (person: Someone, ids: Known) => Promise<unknown>;
