import RotateCcw from 'lucide-react/icons/rotate-ccw';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { texts } from './texts.ts';
import { leaveOut, sendAgain, type Upload } from './uploads.ts';

/** An object URL of a file. */
const useAddress = (file: File): string | null => {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
};

/** A photo being uploaded, or one that failed, with what to do about it. */
export function UploadTile({ upload }: { upload: Upload }) {
  const { file, share, trouble } = upload;
  const address = useAddress(file);
  const [shows, setShows] = useState(true);
  const percent = Math.round((share ?? 0) * 100);
  return (
    <li className="w-24 shrink-0">
      <div className="relative size-24 overflow-hidden rounded-control bg-sunken">
        {address && shows && (
          <img
            src={address}
            alt=""
            onError={() => setShows(false)}
            className="size-full object-cover opacity-60"
          />
        )}
        {trouble ? (
          <WaysOut upload={upload} />
        ) : (
          <progress
            value={share ?? 0}
            aria-label={texts.sendingName(file.name)}
            className="absolute inset-x-2 bottom-2 h-1.5 w-20 appearance-none overflow-hidden rounded-full bg-surface [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-surface [&::-webkit-progress-value]:bg-primary"
          />
        )}
      </div>
      <p role="status" className="mt-1 text-micro text-muted">
        {trouble ? <span className="text-on-alert">{texts.notSent}</span> : stateOf(share, percent)}
      </p>
    </li>
  );
}

const stateOf = (share: number | undefined, percent: number) =>
  share === undefined ? texts.waiting : texts.sending(percent);

function WaysOut({ upload }: { upload: Upload }) {
  const button = 'grid size-11 place-items-center rounded-control bg-surface text-ink shadow-rest';
  return (
    <div className="absolute inset-0 flex items-center justify-center gap-1">
      {!upload.hopeless && (
        <button
          type="button"
          aria-label={`${texts.sendAgain}: ${upload.file.name}`}
          title={texts.sendAgain}
          onClick={() => sendAgain(upload)}
          className={button}
        >
          <RotateCcw aria-hidden className="size-5" />
        </button>
      )}
      <button
        type="button"
        aria-label={`${texts.leaveOut}: ${upload.file.name}`}
        title={texts.leaveOut}
        onClick={() => leaveOut(upload.key)}
        className={button}
      >
        <X aria-hidden className="size-5" />
      </button>
    </div>
  );
}
