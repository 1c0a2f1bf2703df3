import { clsx } from 'clsx';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Plus from 'lucide-react/icons/plus';
import { useMemo } from 'react';
import type { CertificateRow } from '#shared/certificates/contract.ts';
import { certificateName } from '#shared/certificates/kinds.ts';
import { formatDate, today } from '#shared/dates.ts';
import { Button } from '../../components/button.tsx';
import { ListHead } from '../../components/list-head.tsx';
import { ListPage } from '../../components/list-page.tsx';
import { ListRow } from '../../components/list-row.tsx';
import { RecordRows } from '../../components/record-rows.tsx';
import { useUrlLink, useUrlState } from '../../components/use-url-state.ts';
import type { useCertificates } from '../../data/certificates.ts';
import { siteLine } from '../../data/sites.ts';
import { Elsewhere } from '../../search/elsewhere.tsx';
import { matching } from '../../search/matching.ts';
import { words } from '../../words.ts';
import { StatePill } from './state-pill.tsx';
import { texts } from './texts.ts';
import { useRemove } from './use-remove.ts';

type Shown = keyof typeof texts.shown;
const options = (Object.keys(texts.shown) as Shown[]).map((value) => ({ value, label: texts.shown[value] }));

interface Props {
  list: ReturnType<typeof useCertificates>;
  chosenId: number | null;
  /** Owners may delete what was kept for six years. */
  isOwner: boolean;
  /** Left out if this user can start one only from a job. */
  onStart: (() => void) | undefined;
}

/** All certificates, drafts first. */
export function CertificateList({ list, chosenId, isOwner, onStart }: Props) {
  const [search, setSearch] = useUrlState('q');
  const [asked, setShown] = useUrlState('show');
  const shown = options.find(({ value }) => value === asked)?.value ?? '';
  const linkTo = useUrlLink('id');
  const found = useMemo(() => matching('certificates', list.rows, search), [list.rows, search]).filter(
    ({ state, isPastKeeping }) =>
      shown === '' || (shown === 'old' ? isPastKeeping : (state ?? 'kept') === shown),
  );
  const old = isOwner ? list.rows.filter(({ isPastKeeping }) => isPastKeeping) : [];
  const removeOld = useRemove(old, () => setShown(''));
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
        search={{ label: texts.search, placeholder: words.search, value: search, onChange: setSearch }}
        choices={[
          {
            label: texts.show,
            value: shown,
            onChange: setShown,
            options: old.length ? options : options.slice(0, -1),
          },
        ]}
        action={onStart && { label: texts.start, icon: Plus, onClick: onStart }}
      >
        {old.length > 0 && (
          <Button variant="secondary" onClick={shown === 'old' ? removeOld : () => setShown('old')}>
            {shown === 'old' ? texts.deleteOld(old.length) : texts.old(old.length)}
          </Button>
        )}
      </ListHead>
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
        texts={onStart ? texts : { ...texts, noneHint: texts.noneHintOwn }}
        onCreate={onStart}
        render={(row) => (
          <ListRow
            stacked
            chosen={row.id === chosenId}
            link={linkTo(String(row.id))}
            title={certificateName(row)}
            about={row.number ?? undefined}
            second={[row.client?.name, row.site ? siteLine(row.site) : row.job?.title]
              .filter(Boolean)
              .join(' · ')}
            sum={<NextDue certificate={row} />}
            state={<StatePill certificate={row} inRow />}
          />
        )}
      />
      <Elsewhere text={search} except="certificates" />
    </ListPage>
  );
}

/** Keeps its room even if nothing is due, so that the states of all rows align. */
function NextDue({ certificate: { nextDue, state } }: { certificate: CertificateRow }) {
  const isDue = nextDue !== null && state !== 'withdrawn' && state !== 'replaced';
  return (
    <span
      className={clsx(
        'block text-small @2xl:w-30 @2xl:text-left',
        isDue && nextDue < today() && 'text-on-alert',
      )}
    >
      {isDue ? texts.due(formatDate(nextDue)) : '\u00a0'}
    </span>
  );
}
