import type { ConnectStanding } from '#shared/payments/connect.ts';
import { paymentsRoutes } from '#shared/payments/routes.ts';
import { useCall } from '../../api/use-call.ts';
import { Button } from '../../components/button.tsx';
import { useConfirm } from '../../components/confirm.tsx';
import { Switch } from '../../components/switch.tsx';
import { onlineTexts as texts } from './online-texts.ts';

/** Opens Stripe's onboarding in this tab; it returns to the settings. */
export const useBegin = () =>
  useCall(paymentsRoutes.connect, {
    failure: texts.beginFailed,
    onSuccess: ({ url }) => location.assign(url),
  });

/** The actions for online payments in their current state. */
export function OnlineActs({ standing }: { standing: ConnectStanding }) {
  const { state } = standing;
  const begin = useBegin();
  const isRunning = state !== 'none' && state !== 'disconnected' && state !== 'lost';
  return (
    <>
      {state === 'ready' && <Parts allowed={standing.partPayments} />}
      <div className="flex flex-wrap gap-3">
        <Button
          variant={state === 'ready' ? 'secondary' : 'primary'}
          busy={begin.isPending || begin.isSuccess}
          busyLabel={texts.beginning}
          onClick={() => begin.mutate({})}
        >
          {texts.begin[state]}
        </Button>
        {isRunning && <Stop />}
      </div>
    </>
  );
}

function Parts({ allowed }: { allowed: boolean }) {
  const { mutate, isPending, variables } = useCall(paymentsRoutes.connectSettings, {
    failure: texts.partsFailed,
  });
  return (
    <Switch
      label={texts.parts}
      hint={texts.partsHint}
      checked={isPending ? variables.body.partPayments : allowed}
      disabled={isPending}
      onChange={(partPayments) => mutate({ body: { partPayments } })}
    />
  );
}

function Stop() {
  const confirm = useConfirm();
  const { mutate, isPending } = useCall(paymentsRoutes.disconnect, {
    success: texts.stopped,
    failure: texts.stopFailed,
  });
  const stop = async () => {
    if (await confirm(texts.askStop)) mutate({});
  };
  return (
    <Button variant="secondary" busy={isPending} busyLabel={texts.stopping} onClick={() => void stop()}>
      {texts.stop}
    </Button>
  );
}
