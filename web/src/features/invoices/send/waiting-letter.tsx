import Hourglass from 'lucide-react/icons/hourglass';
import type { Invoice } from '#shared/invoices/contract.ts';
import { invoicesRoutes } from '#shared/invoices/routes.ts';
import type { SendInput } from '#shared/invoices/sending.ts';
import { routeKey } from '#shared/route.ts';
import { useSignedInUser } from '../../../api/user.ts';
import { Button } from '../../../components/button.tsx';
import { useConfirm } from '../../../components/confirm.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useWaiting } from '../../../store/waiting.ts';
import { dropKept } from '../../../waiting/keep-for-later.ts';
import { sendTexts as texts } from './texts.ts';

const sendRoute = routeKey(invoicesRoutes.send);

/** The queued email of an invoice, if there is one. */
export const useWaitingLetter = ({ id }: Pick<Invoice, 'id'>) => useWaitingLetters()(id);

/** The same for any invoice. */
export const useWaitingLetters = () => {
  const { entries } = useWaiting();
  return (id: number) => entries.find((entry) => entry.route === sendRoute && Number(entry.params.id) === id);
};

/** Says that an invoice will be sent once there is a connection, with a way to cancel. */
export function WaitingLetter({ invoice }: { invoice: Invoice }) {
  const user = useSignedInUser();
  const letter = useWaitingLetter(invoice);
  const confirm = useConfirm();
  if (!letter || letter.standing === 'refused') return null;
  const { to } = letter.set as SendInput;
  const takeBack = async () => {
    const sure = await confirm({ title: texts.takeBackQuestion, action: texts.takeBack, danger: true });
    if (sure) await dropKept(user, letter);
  };
  return (
    <Notice
      tone="warning"
      icon={Hourglass}
      title={texts.whenConnected(to)}
      role="status"
      action={
        <Button variant="secondary" onClick={() => void takeBack()}>
          {texts.takeBack}
        </Button>
      }
    />
  );
}
