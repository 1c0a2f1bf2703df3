import { useQuery } from '@tanstack/react-query';
import { filingRoutes } from '#shared/filing/routes.ts';
import { read } from '../../../api/read.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { filingTexts as words } from './texts.ts';

const asSent = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

/** The fraud prevention headers that HMRC gets with every call from this device. */
export default function Told({ onClose }: { onClose: () => void }) {
  const { data, error } = useQuery({ ...read(filingRoutes.told, {}), staleTime: 0 });
  return (
    <Dialog open onClose={onClose} title={words.told} tall>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it has nothing to focus, and a keyboard must be able to scroll it. */}
      <section aria-label={words.told} tabIndex={0} className="min-h-0 flex-1 overflow-y-auto p-5">
        <p className="pb-4 text-muted">{words.toldHint}</p>
        {error && <p role="alert">{words.toldFailed}</p>}
        <dl className="grid gap-3">
          {data?.headers.map(({ name, value }) => (
            <div key={name}>
              <dt className="text-small text-muted">{words.toldNames[name] ?? name}</dt>
              <dd className="wrap-anywhere">{asSent(value)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Dialog>
  );
}
