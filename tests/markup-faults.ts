/** Runs inside a page and knows nothing outside itself: faults of the markup and the layout, in words. */
export function findMarkupFaults(lang: string): string[] {
  const faults: string[] = [];
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const show = (element: Element) => element.outerHTML.replace(/\s+/g, ' ').slice(0, 160);
  const interactive = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]';

  function checkDocument(): void {
    const root = document.documentElement;
    if (root.lang !== lang) faults.push(`<html lang="${root.lang}"> instead of ${lang}`);
    if (document.title.trim() === '') faults.push('no title');
    const headings = all('h1').length;
    if (headings !== 1) faults.push(`${headings} h1 elements`);
    const mains = all('main').length;
    if (mains !== 1) faults.push(`${mains} main elements`);
    if (root.scrollWidth > root.clientWidth) {
      faults.push(
        `scrolls sideways: ${root.scrollWidth} px in ${root.clientWidth}, by ${findWide(root.clientWidth)}`,
      );
    }
    const words = document.getElementById('root')?.textContent ?? '';
    const keys = words.match(/\b[a-z]+(\.[a-z]+[A-Za-z]*)+\b(?!\.)/g) ?? [];
    const raw = keys.filter((word) => !/\.(kz|test|com)$/.test(word));
    if (raw.length > 0) faults.push(`words that look like message keys: ${raw.join(', ')}`);
    const slots = words.match(/\{\w+\}|\bundefined\b|\bNaN\b|\[object \w+\]/g) ?? [];
    if (slots.length > 0) faults.push(`unfilled words: ${slots.join(', ')}`);
  }

  /** The innermost elements that stick out; what a scrolling box holds does not count. */
  function findWide(width: number): string {
    const isHeld = (element: Element): boolean => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        if (getComputedStyle(at).overflowX !== 'visible') return true;
      }
      return false;
    };
    const wide = all('body *').filter(
      (element) => element.getBoundingClientRect().right > width + 1 && !isHeld(element),
    );
    return wide.slice(-3).map(show).join(' | ');
  }

  function checkIds(): void {
    const seen = new Set<string>();
    for (const { id } of all('[id]')) {
      if (seen.has(id)) faults.push(`two elements with the id "${id}"`);
      seen.add(id);
    }
    for (const element of all('[aria-labelledby], [aria-describedby], [aria-controls], label[for]')) {
      const names = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for'];
      for (const id of names.flatMap((name) => element.getAttribute(name)?.split(/\s+/) ?? [])) {
        if (id !== '' && !document.getElementById(id))
          faults.push(`nothing has the id "${id}" that ${show(element)} names`);
      }
    }
  }

  /** What the parser lets through although the rules of HTML do not allow it. */
  function checkNesting(): void {
    for (const outer of all('a[href], button, summary, label')) {
      const inner = outer.querySelector(outer.localName === 'label' ? 'a[href], button, label' : interactive);
      if (inner) faults.push(`${show(inner)} inside ${show(outer)}`);
    }
    const blocks =
      'address, article, aside, blockquote, dialog, div, dl, fieldset, footer, form, h1, h2, h3, h4, h5, h6, header, hr, main, nav, ol, p, section, table, ul';
    for (const block of all('p, span, button, h1, h2, h3, h4, h5, h6, label, b, i, em, strong, small, s')) {
      const inner = block.querySelector(blocks);
      if (inner) faults.push(`<${inner.localName}> inside <${block.localName}>: ${show(block)}`);
    }
    for (const stranger of all(':is(ul, ol) > :not(li, script, template)')) {
      faults.push(`<${stranger.localName}> right inside a list: ${show(stranger)}`);
    }
    for (const stranger of all('dl > :not(dt, dd, div, script, template)')) {
      faults.push(`<${stranger.localName}> right inside a dl: ${show(stranger)}`);
    }
  }

  /** What the Nu Html Checker finds wrong: it reads pages as they are sent, this reads them as they are used. */
  function checkGroups(): void {
    for (const group of all('fieldset:not(:has(> legend), [aria-label], [aria-labelledby])')) {
      faults.push(`a group without a name: ${show(group)}`);
    }
    for (const heading of all(':is(h1, h2, h3, h4, h5, h6)[role]:not([role=tab])')) {
      faults.push(`a heading that says it is none: ${show(heading)}`);
    }
    for (const first of all('select[required]:not([multiple]) > option:first-child')) {
      if (first.getAttribute('value') !== '' && first.textContent !== '')
        faults.push(`a choice that must be made and begins with one that is made: ${show(first)}`);
    }
  }

  function checkPictures(): void {
    for (const image of all('img')) {
      if (!image.getAttribute('width') || !image.getAttribute('height'))
        faults.push(`a picture without size: ${show(image)}`);
      if (!image.hasAttribute('alt')) faults.push(`a picture without alt: ${show(image)}`);
    }
  }

  /** Of 24 px at least, however far the next one is; words that are a link are left to axe and the lines around them. */
  function checkTargets(): void {
    for (const target of all(interactive)) {
      if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (target.closest('.visually-hidden, .skip-link, [inert]')) continue;
      const isChoice = target.matches('input[type=checkbox], input[type=radio]');
      const { width, height } = ((isChoice && target.closest('label')) || target).getBoundingClientRect();
      if (width === 0 || (width >= 24 && height >= 24) || getComputedStyle(target).display === 'inline')
        continue;
      faults.push(`a target of ${width.toFixed(1)} × ${height.toFixed(1)} px: ${show(target)}`);
    }
  }

  /** Five names share a phone's width: none may end in dots. */
  function checkTabs(): void {
    for (const label of all('[data-bar="tabs"] span:not([class])')) {
      if (label.scrollWidth > label.clientWidth) faults.push(`a tab's name is cut: ${show(label)}`);
    }
  }

  checkDocument();
  checkIds();
  checkNesting();
  checkGroups();
  checkPictures();
  checkTargets();
  checkTabs();
  return faults;
}
