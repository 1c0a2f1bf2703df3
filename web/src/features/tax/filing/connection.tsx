import Eye from 'lucide-react/icons/eye';
import PlugZap from 'lucide-react/icons/plug-zap';
import Unplug from 'lucide-react/icons/unplug';
import { lazy, Suspense, useState } from 'react';
import { formatDate, londonDate } from '#shared/dates.ts';
import type { Connection } from '#shared/filing/contract.ts';
import { filingRoutes } from '#shared/filing/routes.ts';
import { formatVatNumber } from '#shared/uk/identifiers.ts';
import { useCall } from '../../../api/use-call.ts';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { useConfirm } from '../../../components/confirm.tsx';
import { MoreMenu } from '../../../components/more-menu.tsx';
import { Notice } from '../../../components/notice.tsx';
import { NinoForm } from './income-tax-connect.tsx';
import { useIsOwner } from './queries.ts';
import { filingTexts as words } from './texts.ts';
import { useConnect } from './use-connect.ts';

const Told = lazy(() => import('./told.tsx'));

/** True if HMRC can be asked through it. */
export const isConnected = ({ status }: Connection): boolean =>
  status === 'connected' || status === 'ends_soon';

/** Warns that the connection expires soon, has expired, or is for another account, with the remedy. Renders nothing otherwise. */
export function ConnectionWarning({ connection }: { connection: Connection }) {
  const { tax, status, endsAt } = connection;
  const isOwner = useIsOwner();
  const said = words.standings[status]?.(endsAt ? formatDate(londonDate(endsAt)) : '');
  if (!said) return null;
  return (
    <Notice
      tone={status === 'ends_soon' ? 'warning' : 'danger'}
      icon={PlugZap}
      title={said.title}
      action={isOwner && tax === 'vat' && <Again />}
    >
      {isOwner ? said.hint : words.ownerConnects}
      {isOwner && tax === 'incomeTax' && (
        <div className="pt-3">
          <NinoForm />
        </div>
      )}
    </Notice>
  );
}

function Again() {
  const { connect, busy } = useConnect('vat');
  return (
    <Button variant="secondary" busy={busy} needsConnection onClick={() => connect()}>
      {words.connectAgain}
    </Button>
  );
}

/** The account at HMRC, until when it is connected and what HMRC is told; the owner may disconnect it. */
export function ConnectionFoot({ connection }: { connection: Connection }) {
  const { tax, reference, endsAt } = connection;
  const account =
    tax === 'vat' ? words.vatNumber(formatVatNumber(reference ?? '')) : words.nino(reference ?? '');
  const isOpen = isConnected(connection);
  return (
    <Card className="flex min-h-14 items-center gap-3 py-1.5 pr-1 pl-4 text-small">
      <span className="min-w-0 flex-1">
        <span className="block font-strong wrap-anywhere">
          {isOpen ? `${words.connected.title}, ${account}` : account}
        </span>
        {isOpen && endsAt && (
          <span className="block text-muted">{words.until(formatDate(londonDate(endsAt)))}</span>
        )}
      </span>
      <Acts tax={tax} />
    </Card>
  );
}

function Acts({ tax }: Pick<Connection, 'tax'>) {
  const isOwner = useIsOwner();
  const [isTold, setTold] = useState(false);
  const confirm = useConfirm();
  const { mutate } = useCall(filingRoutes.disconnect, {
    success: words.disconnected,
    failure: words.disconnectFailed,
  });
  const disconnect = async () => {
    const title = words.disconnectQuestion;
    const question = { title, description: words.disconnectHint, action: words.disconnect, danger: true };
    if (await confirm(question)) mutate({ params: { tax } });
  };
  const act = { label: words.disconnect, icon: Unplug, danger: true, needsConnection: true };
  const acts = [
    { label: words.told, icon: Eye, needsConnection: true, onClick: () => setTold(true) },
    ...(isOwner ? [{ ...act, onClick: () => void disconnect() }] : []),
  ];
  return (
    <>
      <MoreMenu label={words.acts} acts={acts} />
      {isTold && (
        <Suspense>
          <Told onClose={() => setTold(false)} />
        </Suspense>
      )}
    </>
  );
}
