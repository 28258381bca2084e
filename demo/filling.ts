/** The demo range as what an empty database is filled with. Its texts are loaded only when it is. */
import type { Filling } from '#database/setup.ts';

export function demoFilling(products: number): Filling {
  return async (sql, report) => {
    const { loadDemo } = await import('./range/demo.ts');
    const begun = Date.now();
    report(`Demo range: making ${products} products …`);
    const made = await loadDemo(sql, { products, report });
    report(`Demo range: ${made.products} products in ${((Date.now() - begun) / 1000).toFixed(1)} s.`);
  };
}
