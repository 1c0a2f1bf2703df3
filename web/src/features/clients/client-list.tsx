import { FileUp, Plus, UsersRound } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Client } from '#shared/clients/contract.ts';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ListProgress } from '../../components/list-progress.tsx';
import { Page } from '../../components/page.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { SearchInput } from '../../components/search-input.tsx';
import { CardSkeletons } from '../../components/skeleton.tsx';
import { useUrlState } from '../../components/use-url-state.ts';
import type { useClients } from '../../data/clients.ts';
import { ClientGrid } from './client-grid.tsx';
import { found } from './search.ts';
import { texts } from './texts.ts';

interface Props {
  list: ReturnType<typeof useClients>;
  chosenId: number | null;
  onAdd: () => void;
  onEdit: (client: Client) => void;
  onDelete: (client: Client) => void;
}

/** Everything left of the detail: search and the cards. */
export function ClientList({ list, chosenId, onAdd, onEdit, onDelete }: Props) {
  const [search, setSearch] = useUrlState('q');
  const shown = useMemo(() => found(list.rows, search), [list.rows, search]);
  const isEmpty = shown.length === 0 && (list.complete || list.stopped);
  return (
    <Page>
      <PageHeader
        title={texts.title}
        subtitle={texts.subtitle}
        action={{ label: texts.add, icon: Plus, onClick: onAdd }}
      >
        <ButtonLink variant="secondary" icon={FileUp}>
          <Link to="/import?target=clients">{texts.import}</Link>
        </ButtonLink>
      </PageHeader>
      <SearchInput label={texts.search} value={search} onChange={setSearch} />
      <ListProgress list={list} noun={texts.noun} />
      {list.loading && <CardSkeletons count={6} />}
      {isEmpty && (
        <EmptyState
          icon={UsersRound}
          title={texts.none}
          hint={search.trim() ? texts.noMatchHint : texts.noneHint}
        />
      )}
      {shown.length > 0 && (
        <ClientGrid clients={shown} chosenId={chosenId} onEdit={onEdit} onDelete={onDelete} />
      )}
    </Page>
  );
}
