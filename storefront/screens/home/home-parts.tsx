import { AliveLater, LatePart } from '../../page/hydration/late-part.tsx';
import type { HomeCalculatorProps } from './home-calculator-part.tsx';

/** Below the first screenful: written with the page, alive when its code has come. */
const calculator = new LatePart<HomeCalculatorProps>(() => import('./home-calculator-part.tsx'));

/** On the server, before the page is written; in the browser, before it is shown. */
export async function loadHomeParts(): Promise<void> {
  await calculator.fetch();
}

export const HomeCalculator = (props: HomeCalculatorProps) => <AliveLater part={calculator} props={props} />;
