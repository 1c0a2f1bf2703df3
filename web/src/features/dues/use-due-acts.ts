import type { Due } from '#shared/dues/contract.ts';
import { duesRoutes } from '#shared/dues/routes.ts';
import { sitesRoutes } from '#shared/sites/routes.ts';
import { useCall } from '../../api/use-call.ts';
import { toast } from '../../components/toast.ts';
import { texts } from './texts.ts';

const closed = { done_elsewhere: texts.doneElsewhere, not_wanted: texts.dropped };

/** The one-press actions of a due date; closing can be undone. */
export const useDueActs = () => {
  const reopening = useCall(duesRoutes.update, { success: texts.undone, failure: texts.closeFailed });
  const closing = useCall(duesRoutes.close, { failure: texts.closeFailed });
  const archiving = useCall(sitesRoutes.update, { failure: texts.closeFailed });
  const reminding = useCall(duesRoutes.remind, {
    success: texts.emailed,
    failure: texts.emailFailed,
  });
  const reopen = (id: number) => reopening.mutate({ params: { id }, body: { reopen: true } });
  const close = ({ id }: Due, outcome: keyof typeof closed) => {
    closing.mutate({ params: { id }, body: { outcome } });
    toast({ ...closed[outcome], undo: { word: texts.undo, onPress: () => reopen(id) } });
  };
  /** Nothing is due at an archived property; restoring it restores its due dates. */
  const sell = (siteId: number) => {
    const archive = (archived: boolean) => archiving.mutate({ params: { id: siteId }, body: { archived } });
    archive(true);
    toast({ ...texts.soldNow, undo: { word: texts.undo, onPress: () => archive(false) } });
  };
  return { close, reopen, sell, remind: (id: number) => reminding.mutate({ params: { id }, body: {} }) };
};
