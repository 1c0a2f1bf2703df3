import type { LucideIcon } from 'lucide-react';
import Banknote from 'lucide-react/icons/banknote';
import CreditCard from 'lucide-react/icons/credit-card';
import Landmark from 'lucide-react/icons/landmark';
import PenLine from 'lucide-react/icons/pen-line';
import PiggyBank from 'lucide-react/icons/piggy-bank';
import type { HandMethod } from '#shared/payments/methods.ts';
import { Button } from '../../../components/button.tsx';
import { methodNames } from './texts.ts';

const ways: readonly [method: HandMethod, icon: LucideIcon][] = [
  ['bank', Landmark],
  ['cash', Banknote],
  ['card_reader', CreditCard],
  ['cheque', PenLine],
  ['other', PiggyBank],
];

interface Props {
  /** The one that is being recorded. */
  recording: HandMethod | null;
  onChoose: (method: HandMethod) => void;
}

/** The payment methods, one press each. */
export function PaidWays({ recording, onChoose }: Props) {
  return ways.map(([method, icon]) => (
    <Button
      key={method}
      variant="secondary"
      wide
      icon={icon}
      busy={recording === method}
      disabled={recording !== null && recording !== method}
      onClick={() => onChoose(method)}
    >
      {methodNames[method]}
    </Button>
  ));
}
