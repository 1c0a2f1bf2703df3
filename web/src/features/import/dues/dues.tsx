import { useMemo } from 'react';
import { useDues } from '../../../data/dues.ts';
import { TargetScreen } from '../target-screen.tsx';
import { duesTarget } from './target.ts';

/** The existing due dates in the form of a file's rows. */
export function Dues() {
  const list = useDues();
  const rows = useMemo(
    () =>
      list.rows.flatMap(({ client, site, kind, dueOn }) => {
        if (!site || kind === 'custom' || kind === 'other') return [];
        const { address, postcode } = site;
        return [{ clientName: client?.name ?? '', address, postcode, kind, dueOn }];
      }),
    [list.rows],
  );
  return <TargetScreen target={duesTarget} list={{ ...list, rows }} />;
}
