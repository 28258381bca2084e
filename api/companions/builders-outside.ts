import {
  counted,
  has,
  inRal,
  like,
  number,
  of,
  one,
  ownAmount,
  type Rule,
  ralOf,
  screws,
} from './builders-rule.ts';

export const outsideRules: readonly Rule[] = [
  // Roofs
  ...['5005', '7024'].map(
    (ral): Rule => ({
      rule: `a metal roof of RAL ${ral} is screwed with RAL ${ral}`,
      section: 'metallocherepitsa',
      where: { roof_ral: ral },
      holds: (o) => one(screws(o)) && screws(o).every((screw) => inRal(screw, ral)),
    }),
  ),
  {
    rule: 'a roof of another colour is offered no screws of a foreign one',
    section: 'metallocherepitsa',
    where: { roof_ral: '8004' },
    holds: (o) => o.others.length > 0 && screws(o).every((screw) => inRal(screw, '8004')),
  },
  {
    rule: 'a hundred square metres of roof take 800 screws',
    section: 'metallocherepitsa',
    where: { roof_ral: '6005' },
    count: 100,
    holds: (o) => counted(screws(o)[0], 'piece', 800),
  },
  {
    rule: 'under a metal roof lies a membrane that breathes',
    section: 'metallocherepitsa',
    holds: (o) =>
      one(of(o, 'paroizolyatsiya')) &&
      of(o, 'paroizolyatsiya').every((m) => has(m, 'kind', 'superdiffusion', 'wind')),
  },
  {
    rule: 'gutters beside a roof are of its colour, or none are shown',
    section: 'metallocherepitsa',
    where: { roof_ral: '7024' },
    holds: (o) => o.others.length > 0 && of(o, 'vodostok').every((each) => inRal(each, '7024')),
  },
  {
    rule: 'sheets for fences alone are offered posts and no gutters',
    section: 'profnastil',
    where: { roof_profile: 's8' },
    holds: (o) =>
      like(o, 'zabory-i-ograzhdeniya', 'kind', 'fence-post').length === 1 && of(o, 'vodostok').length === 0,
  },
  {
    rule: 'shingles are nailed, not screwed',
    section: 'myagkaya-krovlya',
    where: { kind: 'shingle' },
    holds: (o) => one(like(o, 'samorezy', 'kind', 'roof-nails')) && screws(o).length === 0,
  },
  {
    rule: 'shingles lie on a roofing carpet',
    section: 'myagkaya-krovlya',
    where: { kind: 'shingle' },
    holds: (o) => one(like(o, 'myagkaya-krovlya', 'kind', 'roof-carpet')),
  },
  {
    rule: 'shingles lie on OSB-3 of 9 mm and more, enough of it',
    section: 'myagkaya-krovlya',
    where: { kind: 'shingle' },
    count: 30,
    holds: (o) => {
      const boards = like(o, 'osb-i-fanera', 'kind', 'osb-3');
      return (
        one(boards) &&
        number(boards[0], 'thickness_mm') >= 9 &&
        counted(boards[0], 'm2', ownAmount(o, 'm2') / 1.1)
      );
    },
  },
  // Fences
  {
    rule: 'a fence sheet stands on posts of its colour, or primed ones to be painted',
    section: 'zabory-i-ograzhdeniya',
    where: { kind: 'fence-sheet', fence_ral: 'ral-5005' },
    holds: (o) => {
      const posts = like(o, 'zabory-i-ograzhdeniya', 'kind', 'fence-post');
      return one(posts) && ['5005', ''].includes(ralOf(posts[0]));
    },
  },
  {
    rule: 'a brown picket fence stands on brown posts',
    section: 'zabory-i-ograzhdeniya',
    where: { kind: 'fence-picket', fence_ral: 'ral-8017' },
    holds: (o) => {
      const posts = like(o, 'zabory-i-ograzhdeniya', 'kind', 'fence-post');
      return one(posts) && ralOf(posts[0]) === '8017';
    },
  },
  {
    rule: 'fence sheets are screwed in their colour',
    section: 'zabory-i-ograzhdeniya',
    where: { kind: 'fence-sheet', fence_ral: 'ral-7024' },
    holds: (o) => one(screws(o)) && screws(o).every((screw) => inRal(screw, '7024')),
  },
  {
    rule: 'posts are longer than the fence by what stands in the ground',
    section: 'zabory-i-ograzhdeniya',
    where: { kind: 'fence-sheet', fence_height_m: 1.8 },
    holds: (o) => {
      const posts = like(o, 'zabory-i-ograzhdeniya', 'kind', 'fence-post');
      return one(posts) && number(posts[0], 'fence_height_m') >= 2.4;
    },
  },
  {
    rule: 'nine sheets of a fence take four posts and one',
    section: 'zabory-i-ograzhdeniya',
    where: { kind: 'fence-sheet' },
    count: 9,
    holds: (o) => {
      const posts = like(o, 'zabory-i-ograzhdeniya', 'kind', 'fence-post')[0];
      return posts !== undefined && posts.count >= 5 && posts.count <= 6;
    },
  },
  {
    rule: 'four screws to a picket',
    section: 'zabory-i-ograzhdeniya',
    where: { kind: 'fence-picket', fence_ral: 'ral-6005' },
    count: 70,
    holds: (o) => counted(screws(o)[0], 'piece', 280),
  },
  {
    rule: 'chain link needs no painted screws',
    section: 'zabory-i-ograzhdeniya',
    where: { kind: 'fence-mesh' },
    holds: (o) => o.others.length > 0 && screws(o).length === 0,
  },
];
