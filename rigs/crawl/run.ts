/**
 * `npm run crawl [-- --every 1]`: walks every page of the shop at SHOP_URL, or of the built one on a database of its own,
 * in both languages and prints what is wrong.
 */
import { parseArgs } from 'node:util';
import { startBuiltShop } from '../built-shop.ts';
import { crawl } from './crawl.ts';

const { values } = parseArgs({
  options: { every: { type: 'string', default: '1' }, html: { type: 'string', default: '20' } },
});
const given = process.env.SHOP_URL?.replace(/\/$/, '');
const own = given === undefined ? await startBuiltShop({ WEB_CONCURRENCY: '2' }) : null;
try {
  const started = performance.now();
  const { pages, validated, faults } = await crawl({
    shop: given ?? own?.url ?? '',
    everyProduct: Number(values.every),
    everyHtml: Number(values.html),
    atOnce: 8,
  });
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `${pages} pages walked, HTML of ${validated} held against the rules, ${faults.length} faults, ${seconds} s\n`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await own?.stop();
}
