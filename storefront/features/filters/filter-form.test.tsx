import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { emptyChoice, parseListingChoice, toListingSearch } from '#domain/listing.ts';
import { LocaleProvider } from '../../i18n/locale-context.tsx';
import { setMessages } from '../../i18n/messages.ts';
import ru from '../../i18n/ru.json' with { type: 'json' };
import type { FacetView } from './facets.ts';
import { FilterForm } from './filter-form.tsx';

setMessages('ru', ru);

const values = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    code: `v${index}`,
    name: `Марка ${index}`,
    count: index + 1,
  }));

const list = (code: string, count: number): FacetView => ({
  code,
  name: code,
  kind: 'list',
  values: values(count),
});
const facets: FacetView[] = [
  { code: 'inStock', name: 'В наличии', kind: 'flag', values: [{ code: '1', name: '1', count: 3 }] },
  { code: 'warm', name: 'Тёплый пол', kind: 'flag', values: [{ code: 'yes', name: 'да', count: 3 }] },
  { code: 'price', name: 'Цена', unit: '₸', kind: 'range', values: [], range: { min: 7390, max: 13_690 } },
  { code: 'klass', name: 'Класс', kind: 'list', values: values(3) },
  list('brand', 20),
];

const render = (search: string, shown = facets) =>
  renderToString(
    <LocaleProvider locale="ru">
      <FilterForm
        id="f"
        action="/c/laminat"
        facets={shown}
        choice={parseListingChoice(new URLSearchParams(search)) ?? emptyChoice()}
        onChoose={() => {}}
      />
    </LocaleProvider>,
  ).replaceAll('<!-- -->', '');

/** What a browser without the script sends: every ticked box and every field. */
function sent(html: string): string {
  const search = new URLSearchParams();
  for (const [input] of html.matchAll(/<input[^>]*>/g)) {
    const attribute = (name: string) => input.match(new RegExp(` ${name}="([^"]*)"`))?.[1] ?? '';
    if (attribute('name') === '') continue;
    if (attribute('type') !== 'checkbox' || / checked/.test(input))
      search.append(attribute('name'), attribute('value'));
  }
  return toListingSearch(parseListingChoice(search) ?? emptyChoice());
}

describe('the form of the filters', () => {
  test.each(['', 'f.klass=v1&f.warm=yes&priceFrom=8000&inStock=1', 'f.brand=v0,v19&priceTo=12000'])(
    'sends «%s» as it stands without the script',
    (choice) => {
      expect(sent(render(choice))).toBe(choice);
    },
  );

  test('goes by GET to the list without any choice', () => {
    expect(render('')).toMatch(/<form[^>]* action="\/c\/laminat"/);
    expect(render('')).toMatch(/<button[^>]* type="submit"/);
  });

  test('shows the first values of a long list and says how many more there are', () => {
    const html = render('');
    expect(html).toContain('Показать ещё 14 значений');
    expect(html).toContain('type="search"');
    expect(html).not.toContain('value="v19"');
    for (const asked of ['f.brand=v19', 'open=brand']) {
      expect(render(asked)).toMatch(/<details[^>]*open[^>]*><summary[^>]*><span[^>]*>Показать ещё/);
      expect(render(asked)).toContain('value="v19"');
    }
  });

  test('stands open where something is chosen', () => {
    const many = Array.from({ length: 9 }, (_, index) => list(`p${index}`, 2));
    const opened = (search: string) => render(search, many).match(/<details[^>]* open/g)?.length;
    expect(opened('')).toBe(5);
    expect(opened('f.p8=v1')).toBe(6);
    expect(opened('open=p6,p8')).toBe(7);
  });

  test('has buttons in place of what is folded, which ask for it without the script; Enter presses none of them', () => {
    const many = Array.from({ length: 8 }, (_, index) => list(`p${index}`, 2));
    const buttons = [...render('', many).matchAll(/<button[^>]*>/g)].map(([tag]) => tag);
    expect(buttons[0]).toBe('<button type="submit" hidden="">');
    const asking = buttons.filter((tag) => tag.includes('name="open"'));
    expect(asking.map((tag) => / value="(\w+)"/.exec(tag)?.[1])).toEqual(['p5', 'p6', 'p7']);
    expect(
      asking.every((tag) => tag.includes('type="submit"') && tag.includes('aria-expanded="false"')),
    ).toBe(true);
  });

  test('names the bounds of a range where nothing is chosen', () => {
    const html = render('').replaceAll('\u00A0', ' ');
    expect(html).toContain('placeholder="7 390"');
    expect(html).toContain('placeholder="13 690"');
  });
});
