/** What some browsers have of the Barcode Detection API (W3C Shape Detection, a draft; not in TypeScript's library). */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (): Detector;
  getSupportedFormats: () => Promise<string[]>;
}

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** True where this browser reads barcodes from a camera. Some have the class and no format it knows. */
export const canReadBarcodes = async (): Promise<boolean> => {
  const formats = await detectorClass()
    ?.getSupportedFormats()
    .catch(() => []);
  return Boolean(formats?.length) && 'mediaDevices' in navigator;
};

/** Milliseconds between two looks: quick for a hand, easy on a battery. */
const lookMs = 150;

/** Looks at a video until there is a barcode in it, and answers what that says; `undefined` when it was stopped. */
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
