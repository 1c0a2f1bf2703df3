import BadgeCheck from 'lucide-react/icons/badge-check';
import Bell from 'lucide-react/icons/bell';
import Download from 'lucide-react/icons/download';
import Send from 'lucide-react/icons/send';
import { desk } from '#shared/members/roles.ts';
import { isAmong, openTo } from '../../allowed.ts';
import { useSignedInUser } from '../../api/user.ts';
import type { NextAct } from '../../components/next-act.tsx';
import { NextBar } from '../../components/next-bar.tsx';
import { words } from '../../words.ts';
import { type ActionProps, nextAct } from './actions.ts';
import { pdfAddress } from './addresses.ts';
import { wasRemindedToday } from './send/standing.ts';
import { sendTexts } from './send/texts.ts';
import { useWaitingLetter } from './send/waiting-letter.tsx';
import { texts } from './texts.ts';

/** An invoice's next step with its helpers; renders nothing if none is left. */
export function NextStep({ invoice, onMarkPaid, onSend, onRemind }: ActionProps) {
  const mayChange = isAmong(useSignedInUser(), openTo('invoices.update', desk));
  const letter = useWaitingLetter(invoice);
  const next = nextAct(invoice);
  const pdf: NextAct = {
    label: texts.pdf,
    icon: Download,
    href: pdfAddress(invoice.id),
    beside: true,
    needsConnection: true,
  };
  // Asks how it was paid and records a payment.
  const pay: NextAct = { label: words.markPaid, icon: BadgeCheck, onClick: onMarkPaid };
  if (!mayChange) return <NextBar act={{ ...pdf, beside: false }} />;
  // It will be sent automatically: until then there is nothing to send or remind of.
  if (letter) return <NextBar act={pay} helpers={[pdf]} />;
  if (next === 'send_invoice')
    return <NextBar act={{ label: sendTexts.send, icon: Send, onClick: onSend }} helpers={[pdf, pay]} />;
  if (next === 'remind_invoice')
    return (
      <NextBar act={{ label: texts.remind, icon: Bell, onClick: () => onRemind() }} helpers={[pdf, pay]} />
    );
  if (next !== 'mark_paid') return null;
  const again: NextAct = { label: sendTexts.sendAgain, icon: Send, onClick: onSend };
  return <NextBar act={pay} helpers={wasRemindedToday(invoice) ? [pdf] : [pdf, again]} />;
}
