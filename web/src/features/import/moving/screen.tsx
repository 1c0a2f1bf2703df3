import { useMemo } from 'react';
import { useClients } from '../../../data/clients.ts';
import { ListFailure } from '../../../data/list-failure.tsx';
import { ImportScreen } from '../screen.tsx';
import type { Existing } from '../target.ts';
import { texts } from '../texts.ts';
import type { MovingTarget } from './target.ts';
import { MovingView } from './view.tsx';

interface Props<Fields extends { clientId: number }, Row> {
  targetFor: (rows: readonly Row[]) => MovingTarget<Fields>;
  list: Existing<Row> & { error: Error | null };
}

/** An import of records with clients: each client is matched with an existing one, or added. */
export function MovingScreen<Fields extends { clientId: number }, Row>({
  targetFor,
  list,
}: Props<Fields, Row>) {
  const clients = useClients();
  const target = useMemo(() => targetFor(list.rows), [targetFor, list.rows]);
  const { title, noun } = target;
  const error = list.error ?? clients.error;
  const retry = () => {
    list.retry();
    clients.retry();
  };
  if (error) return <ListFailure title={title} what={texts.yours(noun)} error={error} onRetry={retry} />;
  const [complete, stopped] = [list.complete && clients.complete, list.stopped || clients.stopped];
  return (
    <ImportScreen
      target={target}
      view={(sheet, onOther) => (
        <MovingView
          {...{ target, sheet, onOther }}
          clients={clients.rows}
          existing={{ complete, stopped, retry }}
        />
      )}
    />
  );
}
