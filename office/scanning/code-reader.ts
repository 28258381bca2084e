/**
 * Reads codes from pictures: by the browser's own reader where it has one, else by a library of ours that is fetched when a
 * camera is opened for the first time.
 */
import type { CodeReader } from './zxing-reader.ts';

export type { CodeReader } from './zxing-reader.ts';

/** What stands on packages and shelves. */
const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'code_39', 'itf', 'qr_code'] as const;

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

export async function openReader(): Promise<CodeReader> {
  const own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  // Some browsers have the class and no format behind it.
  const formats = own ? await own.getSupportedFormats().catch(() => []) : [];
  if (own && formats.includes('ean_13')) {
    const detector = new own({ formats: FORMATS.filter((format) => formats.includes(format)) });
    return { read: async (frame) => (await detector.detect(frame))[0]?.rawValue ?? null };
  }
  return (await import('./zxing-reader.ts')).openZxingReader();
}

/** Whether this document may have a camera: the shop allows it on the pages of collecting alone. */
export const isCameraAllowed = (): boolean => {
  const { featurePolicy } = document as { featurePolicy?: { allowsFeature(name: string): boolean } };
  return featurePolicy?.allowsFeature('camera') ?? cameFrom(location.href);
};

/** Browsers that cannot be asked: the policy came with the page that was loaded first. */
function cameFrom(here: string): boolean {
  const [first] = performance.getEntriesByType('navigation');
  return /\/office\/(pick|stock)(\/|\?|$)/.test(first?.name ?? here);
}
