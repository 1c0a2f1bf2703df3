import { createRoot } from 'react-dom/client';
import { type LeaveAnswer, LeaveBox } from './leave-box.tsx';

/** Asks in a root of its own: whoever signs out is not on one page rather than another. */
export const askLeave = (count: number, send: () => Promise<void>): Promise<LeaveAnswer> =>
  new Promise((resolve) => {
    const place = document.createElement('div');
    document.body.append(place);
    const root = createRoot(place);
    const answer = (said: LeaveAnswer) => {
      root.unmount();
      place.remove();
      resolve(said);
    };
    root.render(<LeaveBox count={count} send={send} onAnswer={answer} />);
  });
