/** Which page numbers a pager shows: the ends, the page and its neighbours; a gap of one page is shown as that page. */
export function listPagerPages(page: number, pageCount: number): (number | 'gap')[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((each) => each >= 1 && each <= pageCount);
  // Near an end the window leans on it, so that the pager keeps its width while one pages through.
  if (page <= 3) wanted.push(2, 3, 4, 5);
  if (page >= pageCount - 2) wanted.push(pageCount - 4, pageCount - 3, pageCount - 2, pageCount - 1);
  const shown = [...new Set(wanted)].filter((each) => each >= 1 && each <= pageCount).sort((a, b) => a - b);
  return shown.flatMap((each, index) => {
    const before = shown[index - 1] ?? each - 1;
    if (each - before === 1) return [each];
    return each - before === 2 ? [each - 1, each] : ['gap', each];
  });
}
