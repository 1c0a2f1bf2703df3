import * as z from 'zod/mini';
import { figured } from '../lines/adds-up.ts';
import { differingFrom, type MayBeDerived } from './derived.ts';

/** For documents that may have lines: a field derived from lines must be left out or agree with them. */
export const agreesWithLines = z.check<MayBeDerived>((parsed) => {
  const document = figured(parsed);
  const { value: input, issues } = parsed;
  if (!document) return;
  for (const [name, derived] of differingFrom(input, document))
    issues.push({ code: 'custom', path: [name], message: `Comes to ${derived} from the items`, input });
});
