import type { PunchKind } from '#shared/time/kinds.ts';
import { timeRoutes } from '#shared/time/routes.ts';
import { useCall } from '../../api/use-call.ts';
import { showPressed } from '../../data/pressed.ts';
import { serverNow } from '../../store/clock.ts';
import { timeTexts as texts } from './texts.ts';

/** What is asked for again where no records say it. */
export const refreshTime = ['/api/time'];

export interface Pressed {
  kind: PunchKind;
  jobId?: number | null;
  home?: boolean;
}

/** This second, as a punch says it. */
const thisSecond = (): string => `${new Date(serverNow()).toISOString().slice(0, 19)}Z`;

/** Says what somebody does from now on: it shows at once, with a connection or without. */
export const usePunch = (employeeId: number | null) => {
  const { mutateAsync, isPending } = useCall(timeRoutes.punch, {
    failure: texts.failed,
    refresh: refreshTime,
  });
  const punch = ({ kind, jobId = null, home = false }: Pressed): void => {
    if (employeeId === null) return;
    const at = thisSecond();
    const sending = mutateAsync({
      body: { at, kind, ...(jobId !== null && { jobId }), ...(home && { home }) },
    });
    void showPressed({ employeeId, at, kind, jobId, home, note: null }, sending);
  };
  return { punch, isPending };
};
