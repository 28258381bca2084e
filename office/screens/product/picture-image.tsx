import type { OfficeProduct } from '#contract/office/products.ts';
import { pictureAddress } from '#domain/picture-address.ts';
import { useCallWith } from '../../calls/use-call.ts';

interface PictureImageProps {
  product: OfficeProduct;
  name: string;
  /** Of one that was just brought. */
  preview: string | undefined;
  alt: string;
}

/** Those of the shop are known by their place there; what was cropped or brought and is not saved yet, by its name. */
export function PictureImage({ product, name, preview, alt }: PictureImageProps) {
  const place = ((product.values.images ?? []) as string[]).indexOf(name);
  const isAsked = place < 0 && preview === undefined;
  const asked = useCallWith('GET /office/api/v1/pictures/', { enabled: isAsked }, { query: { name } });
  const stored = place < 0 ? asked.data?.data.preview : pictureAddress(product.externalId, 'sm_224', place);
  return <img src={preview ?? stored} alt={alt} width={160} height={160} draggable={false} />;
}
