import { clsx } from 'clsx';
import { type ReactNode, useRef } from 'react';
import { type NextAct, NextButton, NextHelper } from './next-act.tsx';
import { holdSecondTap } from './second-tap.ts';
import { useSettled } from './use-settled.ts';

interface Props {
  /** The next step, in lime. Left out if there are only helpers: "Waiting for Mrs Example" in `about`. */
  act?: NextAct | undefined;
  /** At most two, to the left of the button; each needs an icon. */
  helpers?: readonly NextAct[] | undefined;
  /** A total, or the subject: beside a button without helpers or helpers without a button on a phone; above them on a desktop. */
  about?: ReactNode;
  /**
   * `page`: fixed at the bottom of a phone, replacing the bottom bar; on a desktop a navy card within the record. `form`: the
   * full-width end of a sheet or form, at every size.
   */
  place?: 'page' | 'form' | undefined;
}

/**
 * The next step of a record or form: a navy bar with one lime button and at most two quiet helpers. Only one bar at a time: a
 * `page` bar hides a phone's navigation. Render none if nothing is left to do, and the navigation returns.
 */
export function NextBar({ act, helpers = [], about, place = 'page' }: Props) {
  const isPage = place === 'page';
  const acts = [...helpers, ...(act ? [act] : [])];
  const bar = useRef<HTMLDivElement>(null);
  const isSettled = useSettled(
    bar,
    acts.map(({ label }) => label).join(' · '),
    acts.some(({ busy }) => busy),
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are acts.
    <div
      ref={bar}
      role="group"
      aria-label="Next step"
      data-next-bar={place}
      onClickCapture={holdSecondTap}
      className={clsx(
        'on-brand no-print flex large-text:flex-wrap items-center gap-3 border-next-line bg-next px-4 pt-3 pb-[max(1.5rem,env(safe-area-inset-bottom))] text-on-brand dark:border-t',
        isPage
          ? 'fixed inset-x-0 bottom-0 z-30 lg:static lg:block lg:rounded-card lg:p-4.5 lg:dark:border'
          : 'lg:px-5 lg:pb-3',
      )}
    >
      {about && (
        <div
          className={clsx(
            'min-w-0 large-text:basis-full',
            // The button's label needs the room more than a date does.
            isPage && act ? 'max-w-2/5 lg:mb-3.5 lg:max-w-none' : 'flex-1',
            act && helpers.length > 0 && 'max-lg:hidden',
          )}
        >
          {about}
        </div>
      )}
      <div
        className={clsx(
          'flex flex-wrap items-center gap-3',
          !isSettled && '*:pointer-events-none',
          act ? 'flex-1' : 'max-lg:flex-nowrap large-text:flex-wrap',
          !isPage && 'lg:flex-none',
        )}
      >
        {helpers.map((helper) => (
          <NextHelper key={helper.label} {...helper} />
        ))}
        {act && <NextButton {...act} />}
      </div>
    </div>
  );
}
