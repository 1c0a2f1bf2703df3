import type { Closing, Due } from '#shared/dues/contract.ts';
import { duesRoutes } from '#shared/dues/routes.ts';
import { useCall } from '../../api/use-call.ts';
import { toast } from '../../components/toast.ts';
import { texts } from './texts.ts';

const closed = { done_elsewhere: texts.doneElsewhere, not_wanted: texts.dropped, sold: texts.dropped };

/** What is done about something that is due, in one press each; a closing can be taken back. */
export const useDueActs = () => {
  const reopening = useCall(duesRoutes.update, { success: texts.undone, failure: texts.closeFailed });
  const closing = useCall(duesRoutes.close, { failure: texts.closeFailed });
  const reminding = useCall(duesRoutes.remind, {
    success: texts.emailed,
    failure: texts.emailFailed,
    refresh: [duesRoutes.list.path],
  });
  const reopen = (id: number) => reopening.mutate({ params: { id }, body: { reopen: true } });
  const close = ({ id }: Due, outcome: Closing['outcome']) => {
    closing.mutate({ params: { id }, body: { outcome } });
    toast({ ...closed[outcome], undo: { word: texts.undo, onPress: () => reopen(id) } });
  };
  return { close, reopen, remind: (id: number) => reminding.mutate({ params: { id }, body: {} }) };
};
