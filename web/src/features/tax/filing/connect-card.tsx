import Landmark from 'lucide-react/icons/landmark';
import { Link } from 'react-router-dom';
import { useSignedInUser } from '../../../api/user.ts';
import { ButtonLink } from '../../../components/button.tsx';
import { NextButton } from '../../../components/next-act.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useIsOwner } from './queries.ts';
import { filingTexts as words } from './texts.ts';
import { useConnect } from './use-connect.ts';

/** Shown while nothing is connected: a Connect button, for those who may. */
export function ConnectCard() {
  const isOwner = useIsOwner();
  const { business } = useSignedInUser();
  if (!isOwner) return <Notice tone="neutral" icon={Landmark} title={words.ownerConnects} />;
  if (!business.vatNumber) return <NoNumber />;
  return <Connect />;
}

function NoNumber() {
  const act = (
    <ButtonLink variant="secondary">
      <Link to="/settings#vat">{words.addNumber}</Link>
    </ButtonLink>
  );
  return (
    <Notice tone="neutral" icon={Landmark} title={words.noNumber} action={act}>
      {words.noNumberHint}
    </Notice>
  );
}

function Connect() {
  const { connect, busy } = useConnect('vat');
  return (
    <section className="on-brand no-print grid gap-3 rounded-card border-next-line bg-next p-4 text-on-brand lg:p-4.5 dark:border">
      <div>
        <h2 className="text-large">{words.connectTitle}</h2>
        <p className="text-small text-on-brand-muted">{words.connectHint}</p>
      </div>
      <div className="flex">
        <NextButton
          icon={Landmark}
          label={words.connect}
          busy={busy}
          needsConnection
          onClick={() => connect()}
        />
      </div>
    </section>
  );
}
