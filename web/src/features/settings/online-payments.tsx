import { useQuery } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ConnectStanding, ConnectState } from '#shared/payments/connect.ts';
import { paymentsRoutes } from '#shared/payments/routes.ts';
import { read } from '../../api/read.ts';
import { Button } from '../../components/button.tsx';
import { Pill, type PillTone } from '../../components/pill.tsx';
import { settingsPath } from '../../data/settings-sections.ts';
import { OnlineActs, useBegin } from './online-acts.tsx';
import { onlineTexts as texts } from './online-texts.ts';

/** After returning from Stripe, shows this section; if Stripe's link had expired, opens a new one. */
const useReturnFromStripe = (): void => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { mutate } = useBegin();
  const isLed = useRef(false);
  useEffect(() => {
    const came = new URLSearchParams(search).get('connect');
    if (!came || isLed.current) return;
    isLed.current = true;
    if (came === 'again') mutate({});
    void navigate(settingsPath('online'), { replace: true });
  }, [search, navigate, mutate]);
};

const looks: Record<ConnectState, { tone: PillTone; icon: LucideIcon }> = {
  none: { tone: 'neutral', icon: CircleDashed },
  unfinished: { tone: 'warning', icon: CircleDashed },
  checking: { tone: 'info', icon: Clock },
  ready: { tone: 'success', icon: CircleCheck },
  restricted: { tone: 'danger', icon: CircleX },
  refused: { tone: 'danger', icon: CircleX },
  disconnected: { tone: 'neutral', icon: CircleDashed },
  lost: { tone: 'danger', icon: CircleX },
};

/** Online payments: their current state at Stripe, and the next action. */
export function OnlinePayments() {
  const { data: standing, isError, refetch } = useQuery(read(paymentsRoutes.connectStanding, {}));
  useReturnFromStripe();
  return (
    <div className="grid gap-4 p-4 lg:p-5">
      <p className="text-muted">{texts.hint}</p>
      {!standing && !isError && <p role="status">{texts.asking}</p>}
      {isError && !standing && (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p>{texts.failed}</p>
          <Button variant="secondary" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {standing && <Standing standing={standing} />}
      <p className="text-small text-muted">{texts.fees}</p>
    </div>
  );
}

function Standing({ standing }: { standing: ConnectStanding }) {
  const { state, why, missing } = standing;
  return (
    <>
      <div>
        <Pill {...looks[state]}>{texts.states[state]}</Pill>
      </div>
      {why.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {missing.length > 0 && (
        <div>
          <p>{texts.missing}</p>
          <ul className="list-disc pl-5">
            {missing.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </div>
      )}
      {state === 'ready' && <Takes bank={standing.bank} />}
      {(state === 'restricted' || state === 'lost') && <p>{texts.bankStays}</p>}
      {state === 'disconnected' && <p>{texts.kept}</p>}
      <OnlineActs standing={standing} />
    </>
  );
}

function Takes({ bank }: { bank: boolean }) {
  return (
    <div>
      <p>{texts.takes}</p>
      <ul className="list-disc pl-5">
        <li>{texts.cards}</li>
        {bank && <li>{texts.bank}</li>}
      </ul>
      {!bank && <p className="text-small text-muted">{texts.noBank}</p>}
    </div>
  );
}
