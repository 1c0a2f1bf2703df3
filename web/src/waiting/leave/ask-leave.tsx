import { ask } from './ask.tsx';
import { type LeaveAnswer, LeaveBox } from './leave-box.tsx';

export const askLeave = (count: number, send: () => Promise<void>): Promise<LeaveAnswer> =>
  ask<LeaveAnswer>((onAnswer) => <LeaveBox count={count} send={send} onAnswer={onAnswer} />);
