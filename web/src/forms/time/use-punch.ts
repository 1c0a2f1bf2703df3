import type { PunchKind } from '#shared/time/kinds.ts';
import { timeRoutes } from '#shared/time/routes.ts';
import { useCall } from '../../api/use-call.ts';
import { showPressed } from '../../data/pressed.ts';
import { serverNow } from '../../store/clock.ts';
import { timeTexts as texts } from './texts.ts';

export interface Pressed {
  kind: PunchKind;
  jobId?: number | null;
  home?: boolean;
}

let last = 0;

/** The current second, in a punch's format, or the next if there was a punch in this one: of two in the same second only one counts. */
const nextSecond = (): string => {
  last = Math.max(last + 1, Math.floor(serverNow() / 1000));
  return `${new Date(last * 1000).toISOString().slice(0, 19)}Z`;
};

/** Punches: shown immediately, online or offline. */
export const usePunch = (employeeId: number | null) => {
  const { mutateAsync, isPending } = useCall(timeRoutes.punch, {
    failure: texts.failed,
  });
  const punch = ({ kind, jobId = null, home = false }: Pressed): void => {
    if (employeeId === null) return;
    const at = nextSecond();
    const sending = mutateAsync({
      body: { at, kind, ...(jobId !== null && { jobId }), ...(home && { home }) },
    });
    void showPressed({ employeeId, at, kind, jobId, home, note: null }, sending);
  };
  return { punch, isPending };
};
