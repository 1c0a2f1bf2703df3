import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Shows a question until it is answered. In its own React root, because signing out belongs to no page. */
export const ask = <Answer,>(boxFor: (onAnswer: (answer: Answer) => void) => ReactNode): Promise<Answer> =>
  new Promise((resolve) => {
    const place = document.createElement('div');
    document.body.append(place);
    const root = createRoot(place);
    const answer = (said: Answer) => {
      root.unmount();
      place.remove();
      resolve(said);
    };
    root.render(boxFor(answer));
  });
