import * as z from 'zod/mini';
import { figured } from '../lines/adds-up.ts';
import { differingFrom, type MayBeDerived } from './derived.ts';

/** For what may have lines: a field that they decide is left out, or agrees with them. */
export const agreesWithLines = z.check<MayBeDerived>((parsed) => {
  const document = figured(parsed);
  const { value: input, issues } = parsed;
  if (!document) return;
  for (const [name, derived] of differingFrom(input, document))
    issues.push({ code: 'custom', path: [name], message: `Comes to ${derived} from the items`, input });
});
