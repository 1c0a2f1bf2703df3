import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import Hourglass from 'lucide-react/icons/hourglass';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { daysBetween, formatDate, today } from '#shared/dates.ts';
import type { ShownObligation } from '#shared/filing/vat.ts';
import { counted } from '#shared/words.ts';
import type { PillTone } from '../../../components/pill.tsx';
import { filingTexts as words } from './texts.ts';

export interface Standing {
  tone: PillTone;
  icon?: LucideIcon;
  word: string;
}

type Period = Pick<ShownObligation, 'end' | 'due' | 'status' | 'ours'>;

/** True if its return can be filed: it has ended, and HMRC has none. */
export const isToFile = ({ end, status, ours }: Period): boolean =>
  status === 'open' && end < today() && (ours === null || ours === 'refused');

const daysLate = (due: string): number => daysBetween(due, today());

const toFile = ({ due, ours }: Period): Standing => {
  const days = daysLate(due);
  if (days > 0) return { tone: 'danger', icon: TriangleAlert, word: words.late(counted(days, 'day')) };
  if (ours === 'refused') return { tone: 'danger', icon: CircleX, word: words.notTaken };
  return { tone: 'warning', icon: Clock, word: words.fileBy(formatDate(due)) };
};

/** A period's status. */
export const standingOf = (period: Period): Standing => {
  const { end, status, ours } = period;
  if (ours === 'filedElsewhere') return { tone: 'neutral', icon: CircleCheck, word: words.elsewhere };
  if (ours === 'filed' || status === 'fulfilled')
    return { tone: 'success', icon: CircleCheck, word: words.filed };
  if (ours === 'sending' || ours === 'unknown')
    return { tone: 'info', icon: Hourglass, word: words.checking };
  return isToFile(period) ? toFile(period) : { tone: 'neutral', word: words.ends(formatDate(end)) };
};
