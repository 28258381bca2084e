/**
 * `npm run crawl [-- --every 1]`: walks every page of the shop at SHOP_URL, or of the built one on a database of its own,
 * in both languages and prints what is wrong. The pages whose HTML is held against the rules go to the Nu Html Checker too,
 * unless `--nu off` is said.
 */
import { parseArgs } from 'node:util';
import { startBuiltShop } from '../built-shop.ts';
import { crawl } from './crawl.ts';
import { findNuFaults } from './nu.ts';

const { values } = parseArgs({
  options: {
    every: { type: 'string', default: '1' },
    html: { type: 'string', default: '20' },
    nu: { type: 'string', default: 'on' },
  },
});
const given = process.env.SHOP_URL?.replace(/\/$/, '');
const own = given === undefined ? await startBuiltShop({ WEB_CONCURRENCY: '2' }) : null;
try {
  const started = performance.now();
  const html = new Map<string, string>();
  const { pages, validated, faults } = await crawl({
    keep: (path, text) => html.set(path, text),
    shop: given ?? own?.url ?? '',
    everyProduct: Number(values.every),
    everyHtml: Number(values.html),
    atOnce: 4,
  });
  if (values.nu !== 'off') faults.push(...findNuFaults(html));
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `${pages} pages walked, HTML of ${validated} held against the rules, ${faults.length} faults, ${seconds} s\n`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await own?.stop();
}
