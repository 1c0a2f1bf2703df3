import { useQuery } from '@tanstack/react-query';
import ExternalLink from 'lucide-react/icons/external-link';
import ImageOff from 'lucide-react/icons/image-off';
import { useState } from 'react';
import type { Receipt } from '#shared/receipts/contract.ts';
import { receiptsRoutes } from '#shared/receipts/routes.ts';
import { routeKey } from '#shared/route.ts';
import { useSignedInUser } from '../../api/user.ts';
import { Notice } from '../../components/notice.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import type { MutationEntry } from '../../store/mutation-entry.ts';
import { useWaiting } from '../../store/waiting.ts';
import { useKeptPicture } from '../../waiting/use-kept-picture.ts';
import { pictureQuery } from './queries.ts';
import { texts } from './texts.ts';

const createRoute = routeKey(receiptsRoutes.create);

/** The receipt's picture: a queued one's from this device, otherwise from the server. */
export function Picture({ receipt }: { receipt: Receipt }) {
  const entry = useWaiting().entries.find(
    ({ makes, route }) => makes === receipt.id && route === createRoute,
  );
  return entry ? <KeptPicture receipt={receipt} entry={entry} /> : <SentPicture receipt={receipt} />;
}

function KeptPicture({ receipt, entry }: { receipt: Receipt; entry: MutationEntry }) {
  const address = useKeptPicture(useSignedInUser(), entry);
  return address ? <Shown receipt={receipt} src={address} /> : <Skeleton className="h-120 w-full" />;
}

/** By a fresh URL from the server: an older one may have expired. */
function SentPicture({ receipt }: { receipt: Receipt }) {
  const { data, isError } = useQuery(pictureQuery(receipt.id));
  const [unshown, setUnshown] = useState(false);
  if (unshown || (isError && !data)) {
    return (
      <Notice
        tone="warning"
        icon={ImageOff}
        title={texts.pictureFailed}
        action={data && <Open to={data} />}
      />
    );
  }
  if (!data) return <Skeleton className="h-120 w-full" />;
  return <Shown receipt={receipt} src={data} onError={() => setUnshown(true)} />;
}

interface ShownProps {
  receipt: Receipt;
  src: string;
  onError?: () => void;
}

function Shown({ receipt, src, onError }: ShownProps) {
  return (
    <figure className="grid justify-items-center gap-2">
      <img
        src={src}
        alt={`Receipt from ${receipt.vendor || texts.unknownVendor}`}
        onError={onError}
        // Its size is fixed before it loads and whatever its shape.
        className="h-120 w-full rounded-control border border-line bg-sunken object-contain object-top"
      />
      <Open to={src} />
    </figure>
  );
}

function Open({ to }: { to: string }) {
  return (
    <a
      href={to}
      target="_blank"
      rel="noreferrer"
      className="no-print inline-flex min-h-11 items-center gap-2 underline decoration-control underline-offset-4 hover:decoration-current"
    >
      <ExternalLink aria-hidden className="size-4" />
      {texts.openPicture}
    </a>
  );
}
