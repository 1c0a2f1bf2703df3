/** The Barcode Detection API of some browsers (W3C Shape Detection, a draft; not in TypeScript's library). */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (): Detector;
  getSupportedFormats: () => Promise<string[]>;
}

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** True if this browser reads barcodes from a camera. Some have the class but support no format. */
export const canReadBarcodes = async (): Promise<boolean> => {
  const formats = await detectorClass()
    ?.getSupportedFormats()
    .catch(() => []);
  return Boolean(formats?.length) && 'mediaDevices' in navigator;
};

/** The interval between detections, in milliseconds: quick enough for a hand, easy on a battery. */
const lookMs = 150;

/** Scans a video until it shows a barcode, and returns its text; `undefined` if stopped. */
export const readBarcode = async (
  video: HTMLVideoElement,
  stopped: AbortSignal,
): Promise<string | undefined> => {
  const Detector = detectorClass();
  if (!Detector) return undefined;
  const detector = new Detector();
  while (!stopped.aborted) {
    const found = await detector.detect(video).catch(() => []);
    if (found[0]?.rawValue && !stopped.aborted) return found[0].rawValue;
    await new Promise((resolve) => setTimeout(resolve, lookMs));
  }
  return undefined;
};
