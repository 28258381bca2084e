/**
 * One file of CommerceML from its first byte to its last: what it says of itself, and every record in it. Whoever takes
 * the records gets them one by one; a broken file is known as such only at its end, so nothing may be applied before it.
 */
import { parseExternalId } from '#domain/exchange/external-id.ts';
import {
  kindOfPackage,
  type PackageKind,
  type PackageScope,
  scopeOfPackage,
} from '#domain/exchange/package-kind.ts';
import { parseMoment } from '#domain/exchange/parse-number.ts';
import { type DecodedText, decodeXml } from './decode.ts';
import { readXml, textOf, type XmlNode } from './read-xml.ts';
import { type PackageTaker, takeRecord } from './take-record.ts';
import { Unreadable } from './unreadable.ts';

export interface PackageFacts {
  kind: PackageKind;
  scope: PackageScope;
  catalogId: string | null;
  schema: string | null;
  madeAt: Date | null;
  encoding: string;
}

const ROOT = 'КоммерческаяИнформация';
const RECORDS = new Set([
  'Группа',
  'Свойство',
  'СвойствоНоменклатуры',
  'ЕдиницаИзмерения',
  'ТипЦены',
  'Склад',
  'Товар',
  'Предложение',
  'Документ',
  'Справочник',
]);
/** A directory of a hundred thousand values is no record: each of its values is. */
const VALUES = new Set(['Справочник', 'ВариантЗначения', 'Вариант', 'ЭлементСправочника']);
/** Where records may stand: within a document a `Товар` is a line of it. */
const PARENTS: Readonly<Record<string, RegExp>> = {
  Группа: /^Группы$/,
  Свойство: /^Свойства$/,
  СвойствоНоменклатуры: /^(Свойства|СвойстваНоменклатуры)$/,
  ЕдиницаИзмерения: /^ЕдиницыИзмерения$/,
  ТипЦены: /^ТипыЦен$/,
  Склад: /^Склады$/,
  Товар: /^Товары$/,
  Предложение: /^Предложения$/,
  Документ: /^(КоммерческаяИнформация|Контейнер|Документы)$/,
  Справочник: /^Справочники$/,
};

export async function readPackage(
  bytes: AsyncIterable<Uint8Array>,
  taker: PackageTaker,
): Promise<PackageFacts> {
  const told: DecodedText = { encoding: 'utf-8', isMislabelled: false };
  const elements = new Set<string>();
  let schema: string | null = null;
  let madeAt: Date | null = null;
  let onlyChanges: string | null = null;
  let catalogId: string | null = null;
  let container = 0;
  const currencies = new Map<string, string | null>();
  const nameless = new Map<XmlNode, XmlNode[]>();
  const takeGroups = (record: XmlNode, outer: XmlNode | null) => {
    takeRecord(taker, record, { outer, container, currencies });
    for (const each of nameless.get(record) ?? []) takeGroups(each, record);
    nameless.delete(record);
  };

  await readXml(breathing(decodeXml(bytes, told), taker), {
    isRecord: (name, path) => RECORDS.has(name) && (PARENTS[name]?.test(path.at(-1) ?? '') ?? false),
    isRecordWithin: (name, path) =>
      VALUES.has(name) || (name === 'Группа' && path.at(-1) === 'Группы' && path.at(-2) === 'Группа'),
    open(name, attributes, path) {
      if (path.length === 0) {
        if (name !== ROOT) throw new Unreadable('file.not_commerceml', { what: name.slice(0, 60) });
        schema = attributes.ВерсияСхемы ?? null;
        madeAt = parseMoment(attributes.ДатаФормирования);
        return;
      }
      if (path.length === 1) elements.add(name);
      if (path.length === 1 && name === 'Контейнер') container += 1;
      // A classifier repeated beside the goods says nothing of how many goods there are.
      if (path.length === 1 && name !== 'Классификатор')
        onlyChanges = attributes.СодержитТолькоИзменения ?? onlyChanges;
      if (name === 'ИзмененияПакетаПредложений') onlyChanges = 'true';
    },
    say(name, text, path) {
      if (path.length !== 2) return;
      const isCatalog = name === 'ИдКаталога' || (name === 'Ид' && path[1] === 'Каталог');
      if (isCatalog) catalogId ??= parseExternalId(text);
    },
    take(record, path, around) {
      if (path.length === 1) elements.add(record.name);
      // A document outside of a container stands for itself.
      if (record.name === 'Документ' && path.at(-1) !== 'Контейнер') container += 1;
      const outer = around.at(-1) ?? null;
      // A group may be named after the groups within it: these wait until it is.
      if (record.name === 'Группа' && outer && textOf(outer, 'Ид') === null)
        nameless.set(outer, [...(nameless.get(outer) ?? []), record]);
      else takeGroups(record, outer);
    },
  });
  if (told.isMislabelled)
    taker.problem({ code: 'file.mislabelled', externalId: null, facts: { encoding: told.encoding } });
  await taker.breathe();
  return {
    kind: kindOfPackage(elements),
    scope: scopeOfPackage(onlyChanges),
    catalogId,
    schema,
    madeAt,
    encoding: told.encoding,
  };
}

/** Between two pieces of text nothing is half read: the moment to put away. */
async function* breathing(text: AsyncIterable<string>, taker: PackageTaker): AsyncGenerator<string> {
  for await (const piece of text) {
    yield piece;
    await taker.breathe();
  }
}
