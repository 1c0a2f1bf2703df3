/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { Icon } from './icons.tsx';
import { texts } from './texts.ts';
import type { Pdf } from './use-pdf.ts';

interface Props {
  /** Above the button on a desktop. */
  about?: ComponentChildren;
  pdf?: Pdf | undefined;
  /** The lime button. */
  children: ComponentChildren;
}

/** The next step: a bar at the bottom of a phone, a card beside the document on a desktop. */
export function NextStep({ about, pdf, children }: Props) {
  return (
    <div
      data-next-step
      class="no-print fixed inset-x-0 bottom-0 z-10 border-next-line bg-next px-4 max-[15rem]:px-2 pt-3 pb-[max(1.5rem,env(safe-area-inset-bottom))] text-on-brand lg:static lg:rounded-card lg:p-4.5 dark:border-t lg:dark:border"
    >
      {about && <div class="mb-3.5 hidden lg:block">{about}</div>}
      <div class="mx-auto flex max-w-156 items-center gap-3 max-[15rem]:flex-col max-[15rem]:items-stretch">
        {pdf && (
          <button
            type="button"
            onClick={pdf.fetchIt}
            disabled={pdf.state === 'busy'}
            aria-busy={pdf.state === 'busy' || undefined}
            class="flex min-h-13 min-w-16 flex-col items-center justify-center gap-0.5 rounded-control bg-next-raised px-2 text-micro font-strong disabled:opacity-60 max-[15rem]:min-h-11 max-[15rem]:flex-row lg:hidden"
          >
            <Icon name="download" />
            {texts.pdf}
          </button>
        )}
        {children}
      </div>
    </div>
  );
}
