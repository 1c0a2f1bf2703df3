import { timeRoutes } from '#shared/time/routes.ts';
import { useCall } from '../../api/use-call.ts';
import { timeTexts as texts } from './texts.ts';

/** The calls that add a punch afterwards or correct one; the form closes once one is made or kept. */
export const usePunchCalls = (onClose: () => void) => {
  const done = { success: texts.saved, failure: texts.saveFailed, onSuccess: onClose, onKept: onClose };
  const added = useCall(timeRoutes.punch, done);
  const corrected = useCall(timeRoutes.correct, done);
  return { add: added.mutate, correct: corrected.mutate, busy: added.isPending || corrected.isPending };
};
