import { createRoot } from 'react-dom/client';
import { type LeaveAnswer, LeaveBox } from './leave-box.tsx';

/** Asks in its own React root, because signing out belongs to no page. */
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
