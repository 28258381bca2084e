/** The card as a picture for the phone's gallery: drawn here, so that nothing of it leaves the device. */
import { toBars } from '#domain/ean13-bars.ts';
import type { CardPicture } from '../../features/club/kept-card.ts';

const WIDTH = 1080;
const BAR = 9;
const LEFT = 112;
const BARS = { top: 260, height: 330 };
const QR = { top: 760, size: 560 };

export async function saveCardPicture({
  number,
  name,
  levelName,
  percent,
  barcode,
  qr,
}: CardPicture): Promise<void> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = 1400;
  const brush = canvas.getContext('2d');
  if (!brush) return;
  brush.fillStyle = 'white';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.fillStyle = 'black';
  brush.textAlign = 'center';
  brush.font = '700 56px Onest, sans-serif';
  brush.fillText(name, WIDTH / 2, 120);
  brush.font = '400 44px Onest, sans-serif';
  brush.fillText(`${levelName} · ${percent} %`, WIDTH / 2, 190);
  for (const { from, width, isLong } of toBars(barcode)) {
    brush.fillRect(LEFT + from * BAR, BARS.top, width * BAR, BARS.height + (isLong ? 30 : 0));
  }
  brush.fillText(number, WIDTH / 2, BARS.top + BARS.height + 90);
  brush.translate((WIDTH - QR.size) / 2, QR.top);
  brush.scale(QR.size / qr.size, QR.size / qr.size);
  brush.fill(new Path2D(qr.path));
  const picture = await new Promise<Blob | null>((take) => canvas.toBlob(take, 'image/png'));
  if (!picture) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = 'sheber-club.png';
  link.click();
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
