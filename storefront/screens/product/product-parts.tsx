/**
 * The parts of the page that the server writes and that come alive after it: below the first screenful, told anew by the
 * reader's clock, or needed by those alone who count metres. A file named `*-part.tsx` gives its style sheet to the page
 * at once (server/pages/assets.ts), so that nothing moves when its code comes.
 */
import { AliveLater, LatePart } from '../../page/hydration/late-part.tsx';
import type { AmountCounterProps } from './amount-part.tsx';
import type { ArrivalLinesProps } from './arrival-part.tsx';
import type { ProductCalculatorProps } from './calculator-part.tsx';
import type { PriceChartProps } from './chart-part.tsx';
import type { CutChoiceProps } from './cut-part.tsx';
import type { ProductSpecsProps } from './specs-part.tsx';
import type { ProductStockProps } from './stock-part.tsx';
import type { TintChoiceProps } from './tint-part.tsx';
import type { TogetherProps } from './together-part.tsx';
import type { VariantsProps } from './variants-part.tsx';

const amount = new LatePart<AmountCounterProps>(() => import('./amount-part.tsx'));
const arrival = new LatePart<ArrivalLinesProps>(() => import('./arrival-part.tsx'));
const stock = new LatePart<ProductStockProps>(() => import('./stock-part.tsx'));
const calculator = new LatePart<ProductCalculatorProps>(() => import('./calculator-part.tsx'));
const chart = new LatePart<PriceChartProps>(() => import('./chart-part.tsx'));
const cut = new LatePart<CutChoiceProps>(() => import('./cut-part.tsx'));
const tint = new LatePart<TintChoiceProps>(() => import('./tint-part.tsx'));
const together = new LatePart<TogetherProps>(() => import('./together-part.tsx'));
const variants = new LatePart<VariantsProps>(() => import('./variants-part.tsx'));
const specs = new LatePart<ProductSpecsProps>(() => import('./specs-part.tsx'));

/** On the server, before the page is written: there nothing may be waited for. */
export async function loadParts(): Promise<void> {
  await Promise.all(
    [amount, arrival, calculator, stock, chart, cut, tint, together, variants, specs].map((part) =>
      part.fetch(),
    ),
  );
}

export const AmountCounter = (props: AmountCounterProps) => <AliveLater part={amount} props={props} />;
export const ArrivalLines = (props: ArrivalLinesProps) => <AliveLater part={arrival} props={props} />;
export const ProductStock = (props: ProductStockProps) => <AliveLater part={stock} props={props} />;
export const ProductCalculator = (props: ProductCalculatorProps) => (
  <AliveLater part={calculator} props={props} />
);
export const PriceChart = (props: PriceChartProps) => <AliveLater part={chart} props={props} />;
export const CutChoice = (props: CutChoiceProps) => <AliveLater part={cut} props={props} />;
export const TintChoice = (props: TintChoiceProps) => <AliveLater part={tint} props={props} />;
export const Together = (props: TogetherProps) => <AliveLater part={together} props={props} />;
export const Variants = (props: VariantsProps) => <AliveLater part={variants} props={props} />;
export const ProductSpecs = (props: ProductSpecsProps) => <AliveLater part={specs} props={props} />;
