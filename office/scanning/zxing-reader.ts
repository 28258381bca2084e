/** ZXing as WebAssembly, from our own address: for browsers without a reader (iPhones, Firefox). */
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

export interface CodeReader {
  /** The first code that is seen; null: none. */
  read(frame: HTMLVideoElement): Promise<string | null>;
}

/** Wide enough for the bars of a package at arm's length, small enough for an old phone. */
const LONGEST_SIDE = 960;

export async function openZxingReader(): Promise<CodeReader> {
  await prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true });
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  return {
    async read(frame) {
      const { videoWidth, videoHeight } = frame;
      if (pen === null || videoWidth === 0) return null;
      const scale = Math.min(1, LONGEST_SIDE / Math.max(videoWidth, videoHeight));
      canvas.width = Math.round(videoWidth * scale);
      canvas.height = Math.round(videoHeight * scale);
      pen.drawImage(frame, 0, 0, canvas.width, canvas.height);
      const [found] = await readBarcodes(pen.getImageData(0, 0, canvas.width, canvas.height), {
        formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE', 'Code128', 'Code39', 'ITF', 'QRCode'],
        maxNumberOfSymbols: 1,
        tryDownscale: false,
      });
      return found?.isValid === true ? found.text : null;
    },
  };
}
