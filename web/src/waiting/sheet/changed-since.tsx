import type { MutationEntry } from '../../store/mutation-entry.ts';
import { labelOf, readable } from '../readable.ts';
import { contested, theirsOf } from '../resolve.ts';

/** What changed in a record since it was deleted here: each field before and now. */
export function ChangedSince({ entry }: { entry: MutationEntry }) {
  const theirs = theirsOf(entry) ?? {};
  return (
    <dl className="grid gap-2">
      {contested(entry).map((name) => (
        <div key={name}>
          <dt className="text-micro text-muted">{labelOf(name)}</dt>
          <dd className="wrap-anywhere">
            <s className="text-muted">{readable(name, entry.base?.fields[name])}</s>{' '}
            <span className="font-strong whitespace-pre-line">{readable(name, theirs[name])}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
