import Briefcase from 'lucide-react/icons/briefcase';
import Car from 'lucide-react/icons/car';
import Coffee from 'lucide-react/icons/coffee';
import House from 'lucide-react/icons/house';
import LogIn from 'lucide-react/icons/log-in';
import LogOut from 'lucide-react/icons/log-out';
import Play from 'lucide-react/icons/play';
import type { Interval } from '#shared/time/intervals.ts';
import type { NextAct } from '../../components/next-act.tsx';
import { timeTexts as texts } from './texts.ts';
import type { Pressed } from './use-punch.ts';

interface Options {
  running: Interval | undefined;
  before: Interval | undefined;
  punch: (pressed: Pressed) => void;
  /** Opens the job picker. */
  choose: () => void;
}

/** The actions: the usual next one, and at most three others. */
interface Acts {
  next: NextAct;
  others: NextAct[];
}

/** The actions that make sense after the current activity. */
export const clockActs = ({ running, before, punch, choose }: Options): Acts => {
  const clockOff: NextAct = { label: texts.clockOff, icon: LogOut, onClick: () => punch({ kind: 'off' }) };
  const rest: NextAct = { label: texts.rest, icon: Coffee, onClick: () => punch({ kind: 'break' }) };
  const travel: NextAct = { label: texts.travel, icon: Car, onClick: () => punch({ kind: 'travel' }) };
  const toHome: NextAct = {
    label: texts.toHome,
    icon: House,
    onClick: () => punch({ kind: 'travel', home: true }),
  };
  const job = (label: string): NextAct => ({ label, icon: Briefcase, onClick: choose });
  switch (running?.kind) {
    case undefined:
      return {
        next: { label: texts.clockOn, icon: LogIn, onClick: () => punch({ kind: 'work' }) },
        others: [{ ...toHome, label: texts.fromHome }, job(texts.chooseJob)],
      };
    case 'break': {
      const back = { kind: 'work', jobId: before?.jobId ?? null } as const;
      return {
        next: { label: texts.backToWork, icon: Play, onClick: () => punch(back) },
        others: [job(texts.nextJob), clockOff],
      };
    }
    case 'travel':
      return {
        next: { label: texts.startWork, icon: Play, onClick: choose },
        others: [rest, clockOff],
      };
    case 'work':
      return {
        next: clockOff,
        others: [rest, travel, toHome, job(running?.jobId ? texts.nextJob : texts.chooseJob)],
      };
  }
};
