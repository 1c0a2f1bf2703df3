import { useQuery } from '@tanstack/react-query';
import { ExternalLink, ImageOff } from 'lucide-react';
import { useState } from 'react';
import type { Receipt } from '#shared/receipts/contract.ts';
import { Notice } from '../../components/notice.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { receiptQuery } from './queries.ts';
import { texts } from './texts.ts';

/** The receipt's picture, by an address fresh from the server: the one in the list may have run out. */
export function Picture({ receipt }: { receipt: Receipt }) {
  const { data, isError } = useQuery(receiptQuery(receipt.id));
  const [unshown, setUnshown] = useState(false);
  if (unshown || (isError && !data)) {
    return (
      <Notice
        tone="warning"
        icon={ImageOff}
        title={texts.pictureFailed}
        action={data && <Open to={data.fileUrl} />}
      />
    );
  }
  if (!data) return <Skeleton className="h-120 w-full" />;
  return (
    <figure className="grid justify-items-center gap-2">
      <img
        src={data.fileUrl}
        alt={`Receipt from ${receipt.vendor || texts.unknownVendor}`}
        onError={() => setUnshown(true)}
        // Its room is the same before it has come and whatever its shape.
        className="h-120 w-full rounded-control border border-line bg-sunken object-contain"
      />
      <Open to={data.fileUrl} />
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
