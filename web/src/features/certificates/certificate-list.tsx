import BadgeCheck from 'lucide-react/icons/badge-check';
import Plus from 'lucide-react/icons/plus';
import { useMemo } from 'react';
import type { CertificateRow } from '#shared/certificates/contract.ts';
import { certificateName } from '#shared/certificates/kinds.ts';
import { formatDate } from '#shared/dates.ts';
import { ListHead } from '../../components/list-head.tsx';
import { ListPage } from '../../components/list-page.tsx';
import { ListRow } from '../../components/list-row.tsx';
import { RecordRows } from '../../components/record-rows.tsx';
import { saysAll } from '../../components/typed-words.ts';
import { useUrlLink, useUrlState } from '../../components/use-url-state.ts';
import type { useCertificates } from '../../data/certificates.ts';
import { siteLine, useSites } from '../../data/sites.ts';
import { StatePill } from './state-pill.tsx';
import { texts } from './texts.ts';

type Shown = keyof typeof texts.shown;
const options = (Object.keys(texts.shown) as Shown[]).map((value) => ({ value, label: texts.shown[value] }));

interface Props {
  list: ReturnType<typeof useCertificates>;
  chosenId: number | null;
  onStart: () => void;
}

/** Where each was made out for, in one line. */
const useAddresses = (): ReadonlyMap<number | null, string> => {
  const { rows } = useSites();
  return useMemo(() => new Map(rows.map((site) => [site.id, siteLine(site)])), [rows]);
};

const says = (row: CertificateRow, address: string | undefined, search: string): boolean => {
  const all = [certificateName(row), row.number, row.client?.name, row.job?.title, address];
  return saysAll(all, search);
};

/** All certificates, drafts first. */
export function CertificateList({ list, chosenId, onStart }: Props) {
  const [search, setSearch] = useUrlState('q');
  const [asked, setShown] = useUrlState('show');
  const shown = options.find(({ value }) => value === asked)?.value ?? '';
  const addresses = useAddresses();
  const linkTo = useUrlLink('id');
  const found = list.rows.filter(
    (row) =>
      (shown === '' || (row.state ?? 'kept') === shown) &&
      says(row, addresses.get(row.siteId), search.trim()),
  );
  const drafts = found.filter(({ state }) => state === 'draft');
  const others = found.filter(({ state }) => state !== 'draft');
  const groups = [
    { name: texts.drafts, rows: drafts },
    { name: texts.others, rows: others },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <ListPage>
      <ListHead
        title={texts.title}
        asOf={list.asOf}
        search={{ label: texts.search, value: search, onChange: setSearch }}
        choices={[{ label: texts.show, value: shown, onChange: setShown, options }]}
        action={{ label: texts.start, icon: Plus, onClick: onStart }}
      />
      <RecordRows
        kind="certificate"
        list={list}
        groups={groups}
        filtering={search.trim() !== '' || shown !== ''}
        isToldAbove
        label={texts.title}
        chosenId={chosenId}
        rowHeight={57}
        icon={BadgeCheck}
        texts={texts}
        onCreate={onStart}
        render={(row) => (
          <ListRow
            chosen={row.id === chosenId}
            link={linkTo(String(row.id))}
            title={certificateName(row)}
            about={row.number ?? undefined}
            second={[row.client?.name, addresses.get(row.siteId) ?? row.job?.title]
              .filter(Boolean)
              .join(' · ')}
            sum={
              row.nextDue && row.state !== 'withdrawn' && row.state !== 'replaced'
                ? texts.due(formatDate(row.nextDue))
                : undefined
            }
            state={<StatePill certificate={row} />}
          />
        )}
      />
    </ListPage>
  );
}
