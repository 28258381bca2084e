/** What each kind of product document says: the product's own facts among the standing words of its kind. */
import type { ProductDetails } from '#contract/catalog.ts';
import type { Locale } from '#domain/locale.ts';
import { keepNumbersWhole } from '#domain/typography.ts';
import { Paper } from './paper.ts';
import { type DocumentType, paperWords } from './paper-words.ts';

type Fact = readonly [name: string, value: string];

/** Sets are the shop's offer, no fact of the product: papers know nothing of them. */
type PaperProduct = Omit<ProductDetails, 'sets'>;

export function writeProductPaper(
  product: PaperProduct,
  type: DocumentType,
  language: Locale,
  at: Date,
): Promise<Buffer> {
  const words = paperWords[language];
  const paper = new Paper({
    language,
    title: words.titles[type],
    subject: words.subject,
    warning: words.warning,
    at,
  });
  paper.paragraph(keepNumbersWhole(product.name)).facts(listIdentity(product, language));
  fill[type](paper, product, language);
  return paper.finish();
}

const fill: Record<DocumentType, (paper: Paper, product: PaperProduct, language: Locale) => void> = {
  manual(paper, product, language) {
    const { about, properties, manual } = paperWords[language];
    paper.heading(about).paragraph(product.description);
    paper.heading(manual.before).list(manual.beforeList);
    paper.heading(manual.store).list(manual.storeList);
    paper.heading(properties).facts(listProperties(product));
  },
  certificate(paper, product, language) {
    const { properties, certificate } = paperWords[language];
    paper.paragraph(certificate.lead);
    paper.heading(properties).facts(listProperties(product));
    paper.heading(certificate.real).paragraph(certificate.realText);
  },
  safety(paper, product, language) {
    const { properties, safety } = paperWords[language];
    paper.heading(safety.work).list(safety.workList);
    paper.heading(safety.aid).list(safety.aidList);
    paper.heading(safety.waste).paragraph(safety.wasteText);
    paper.heading(properties).facts(listProperties(product));
  },
  warranty(paper, _product, language) {
    const { warranty } = paperWords[language];
    paper.paragraph(warranty.lead);
    paper.heading(warranty.rules).list(warranty.ruleList);
    paper.heading(warranty.fill).blanks(warranty.blanks);
  },
};

function listIdentity(product: PaperProduct, language: Locale): Fact[] {
  const { facts, months, warrantyUnknown } = paperWords[language];
  const { gtin, ntin, warrantyMonths } = product;
  return [
    [facts.productCode, product.productCode],
    [facts.brand, product.brand.name],
    [facts.manufacturer, product.manufacturer],
    [facts.country, product.country],
    ...(gtin === undefined ? [] : [[facts.gtin, gtin] as const]),
    ...(ntin === undefined ? [] : [[facts.ntin, ntin] as const]),
    [facts.warranty, warrantyMonths === undefined ? warrantyUnknown : months(warrantyMonths)],
  ];
}

function listProperties({ properties }: PaperProduct): Fact[] {
  return properties.map(({ name, unit, values }) => [
    name,
    keepNumbersWhole(
      `${values.map((value) => value.name).join(', ')}${unit === undefined ? '' : `\u00A0${unit}`}`,
    ),
  ]);
}
