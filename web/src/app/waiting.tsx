import { clsx } from 'clsx';
import { product } from '#shared/product.ts';
import { VialMark } from '../brand/vial-mark.tsx';
import { Spinner } from '../components/spinner.tsx';
import { isList, titleAt } from '../titles.ts';

/** Stands in for a page that is loading. Shows its title at once on a phone, so that nothing moves when the page arrives. */
export function WaitingPage({ pathname }: { pathname: string }) {
  return (
    <div>
      <p
        className={clsx(
          'px-4 text-large font-strong tracking-[-0.01em] lg:hidden',
          isList(pathname) ? 'pt-3.25' : 'pt-4',
        )}
      >
        {titleAt(pathname)}
      </p>
      <Spinner />
    </div>
  );
}

/** The boot script marks the app's own paths, and every path for somebody who is probably signed in. */
const isExpected = (): boolean => 'app' in document.documentElement.dataset;

/** While we don't know who is here, shows somebody who is probably signed in the same outline as app.html. */
export function WaitingApp({ pathname }: { pathname: string }) {
  if (!isExpected()) return <Spinner />;
  return (
    <div className="lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)]">
      <div
        className={clsx(
          'flex min-h-14 items-center gap-2.5 px-4 text-large font-strong lg:h-dvh lg:items-start lg:gap-3 lg:bg-brand lg:px-6 lg:py-7 lg:text-on-brand',
          isList(pathname) && 'max-lg:hidden',
        )}
      >
        <VialMark />
        {product.name}
      </div>
      <WaitingPage pathname={pathname} />
    </div>
  );
}
