import { AppPicture } from './app-picture.tsx';
import { claims } from './claims.ts';

/** The month on a desktop, below the feature cards. */
export function CalendarPicture() {
  return (
    <figure className="mx-auto max-w-6xl px-5 pb-16 lg:px-8 lg:pb-24">
      <AppPicture
        name="calendar"
        alt={claims.calendar}
        className="h-auto w-full rounded-card border border-line shadow-lifted"
      />
    </figure>
  );
}
