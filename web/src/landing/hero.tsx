import { AppPicture } from './app-picture.tsx';
import { CallToAction } from './call-to-action.tsx';
import { claims } from './claims.ts';
import { Level } from './level.tsx';

/** What Fettle is, and what it looks like: a phone and an invoice standing on a spirit level. */
export function Hero() {
  return (
    <section className="overflow-hidden pt-6 lg:pt-10">
      <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-12 px-5 lg:grid-cols-[minmax(0,11fr)_minmax(0,10fr)] lg:gap-10 lg:px-8">
        <div className="grid content-center justify-items-start gap-6 lg:pb-16">
          <p className="flex items-center gap-2.5 text-small font-strong">
            <span className="h-2.5 w-6 rounded-full bg-accent ring-2 ring-ink" />
            {claims.trusted}
          </p>
          <h1 className="text-display font-strong tracking-tight max-[15em]:text-title">
            {claims.headline.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </h1>
          <p className="max-w-md text-large text-muted">{claims.lead}</p>
          <CallToAction />
          <p className="text-small text-muted">{claims.trial}</p>
        </div>
        <div className="relative flex items-end justify-center lg:justify-end">
          <div className="relative -mr-24 max-h-112 w-72 shrink-0 overflow-hidden rounded-t-small shadow-lifted max-sm:hidden">
            <AppPicture name="invoice" alt={claims.invoice} className="h-auto w-full" />
          </div>
          <div className="relative max-h-128 w-72 shrink-0 overflow-hidden rounded-t-[2.25rem] border-x-6 border-t-6 border-brand bg-ground shadow-lifted">
            <AppPicture name="today" alt={claims.today} className="h-auto w-full" />
          </div>
        </div>
      </div>
      <Level />
    </section>
  );
}
