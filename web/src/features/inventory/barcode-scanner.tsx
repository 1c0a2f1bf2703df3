import CameraOff from 'lucide-react/icons/camera-off';
import { useEffect, useRef, useState } from 'react';
import { Notice } from '../../components/notice.tsx';
import { Sheet, SheetBody } from '../../components/sheet.tsx';
import { readBarcode } from './barcode-detector.ts';
import { texts } from './texts.ts';

interface Props {
  onFound: (barcode: string) => void;
  onClose: () => void;
}

/** Shows the camera until it sees a barcode. */
export default function BarcodeScanner({ onFound, onClose }: Props) {
  const [failure, setFailure] = useState('');
  return (
    <Sheet open onOpenChange={onClose} title={texts.scan} description={texts.scanHint}>
      <SheetBody>
        {failure ? (
          <Notice tone="warning" icon={CameraOff} title={failure} role="alert" />
        ) : (
          <Camera onFound={onFound} onFailed={setFailure} />
        )}
      </SheetBody>
    </Sheet>
  );
}

const failureOf = (error: unknown): string =>
  error instanceof DOMException && error.name === 'NotAllowedError'
    ? texts.cameraRefused
    : texts.cameraFailed;

function Camera({ onFound, onFailed }: { onFound: Props['onFound']; onFailed: (failure: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const told = useRef({ onFound, onFailed });
  told.current = { onFound, onFailed };
  useEffect(() => {
    const over = new AbortController();
    if (video.current) void watch(video.current, over.signal, told);
    return () => over.abort();
  }, []);
  return (
    <video
      ref={video}
      muted
      playsInline
      className="aspect-video w-full rounded-control bg-sunken object-cover"
    />
  );
}

const watch = async (
  video: HTMLVideoElement,
  over: AbortSignal,
  told: { current: { onFound: Props['onFound']; onFailed: (failure: string) => void } },
) => {
  try {
    const camera = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    const release = () => {
      for (const track of camera.getTracks()) track.stop();
    };
    if (over.aborted) return release();
    over.addEventListener('abort', release, { once: true });
    video.srcObject = camera;
    await video.play();
    const barcode = await readBarcode(video, over);
    if (barcode) told.current.onFound(barcode);
  } catch (error) {
    if (!over.aborted) told.current.onFailed(failureOf(error));
  }
};
