import type { EstimateProduct } from '#contract/estimate-parts.ts';
import { Icon } from '../../design/icon.tsx';
import { Picture } from '../../features/catalog/picture.tsx';
import styles from './line-picture.module.css';

interface LinePictureProps {
  product: Omit<EstimateProduct, 'price'> | undefined;
  kind: 'product' | 'custom' | 'work';
}

/** Of what the shop does not sell there is no picture: a sign tells works from own lines. */
export function LinePicture({ product, kind }: LinePictureProps) {
  return (
    <span className={styles.picture}>
      {product && product.imageCount > 0 ? (
        <Picture of={product} size="xs_96" />
      ) : (
        <Icon name={kind === 'work' ? 'hammer' : 'edit'} size={20} />
      )}
    </span>
  );
}
