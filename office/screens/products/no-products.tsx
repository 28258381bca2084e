import { useNavigate } from '#storefront/router/hooks.ts';
import { Button } from '../../design/button.tsx';
import { officeAddress } from '../../design/office-link.tsx';
import { Empty } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';

interface NoProductsProps {
  /** There are goods, and none of them is what was asked for. */
  isFiltered: boolean;
  onClear: () => void;
  /** Null: whoever looks may not. */
  onMake: (() => void) | null;
  mayImport: boolean;
}

/** A list without rows says why, and what comes next. */
export function NoProducts({ isFiltered, onClear, onMake, mayImport }: NoProductsProps) {
  const { t } = useWords();
  const navigate = useNavigate();
  if (isFiltered)
    return (
      <Empty icon="search" title={t('products.noneFound')}>
        <Button look="plain" onClick={onClear}>
          {t('products.clear')}
        </Button>
      </Empty>
    );
  return (
    <Empty icon="box" title={t('products.noneYet')}>
      <p>{t('products.noneYetHint')}</p>
      {onMake ? (
        <Button icon="plus" onClick={onMake}>
          {t('products.makeFirst')}
        </Button>
      ) : null}{' '}
      {mayImport ? (
        <Button look="plain" icon="download" onClick={() => void navigate(officeAddress('/imports'))}>
          {t('products.bringFile')}
        </Button>
      ) : null}
    </Empty>
  );
}
