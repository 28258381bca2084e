/** The bathroom. */
import {
  circle,
  type Draw,
  ellipse,
  has,
  line,
  lit,
  panel,
  path,
  RUBBER,
  rect,
  STEEL_DARK,
  shadow,
  times,
  tube,
} from './brush.ts';
import { shade, toPaint } from './paint.ts';

const CERAMIC = toPaint('#f4f5f3');

const toilet: Draw = ({ kind }) => {
  const { fill, dark } = has(kind, 'dark') ? toPaint('#474f55') : CERAMIC;
  const bowl =
    lit('M108 196h184q2 62-52 84l6 48h-92l6-48q-54-22-52-84z', fill, 'round') +
    ellipse(200, 194, 96, 20, shade(fill, -0.08)) +
    ellipse(200, 190, 92, 18, shade(fill, 0.3));
  if (has(kind, 'wall') && !has(kind, 'back'))
    return (
      shadow(200, 318, 100) +
      lit('M108 176h184q6 96-70 116h-44q-76-20-70-116z', fill, 'round') +
      ellipse(200, 174, 94, 20, shade(fill, 0.3)) +
      rect(150, 84, 100, 58, '#dfe4e6', 8, `stroke="${dark}" stroke-width="2"`) +
      circle(182, 113, 15, '#c3cacd') +
      circle(220, 113, 15, '#c3cacd')
    );
  return (
    shadow(200, 336, 100) +
    panel(128, 78, 144, 104, fill, 14, 'round') +
    rect(122, 68, 156, 20, shade(fill, -0.06), 8) +
    circle(200, 66, 9, '#c3cacd') +
    bowl
  );
};

const basin: Draw = ({ kind }) => {
  const tap = tube('M200 168v-44q0-26 28-26h14', '#cdd5d9', 16, 'round');
  const bowl =
    lit('M84 180h232q0 76-82 92h-68q-82-16-82-92z', CERAMIC.fill, 'round') +
    ellipse(200, 180, 116, 26, '#e2e6e6') +
    ellipse(200, 184, 92, 18, '#ccd3d4') +
    circle(200, 188, 6, STEEL_DARK);
  if (has(kind, 'pedestal'))
    return shadow(200, 338, 70) + lit('M172 262h56l12 72q-40 10-80 0z', CERAMIC.fill, 'round') + bowl + tap;
  if (has(kind, 'furniture'))
    return (
      shadow(200, 336, 130) +
      panel(92, 212, 216, 118, '#cfa874', 4) +
      line('M200 216v112', '#8d6541', 3) +
      rect(178, 262, 12, 4, STEEL_DARK) +
      rect(210, 262, 12, 4, STEEL_DARK) +
      panel(80, 184, 240, 32, CERAMIC.fill, 8, 'tall') +
      tap
    );
  return (
    shadow(200, 316, 120) + (has(kind, 'counter') ? panel(60, 262, 280, 26, '#a9804f', 3) : '') + bowl + tap
  );
};

const bath: Draw = ({ kind }) => {
  const legs = has(kind, 'standing') ? '' : line('M112 288v30M288 288v30', STEEL_DARK, 11);
  const inside =
    has(kind, 'corner') || has(kind, 'asymmetric')
      ? 'M60 176q140-50 280 0q-60 30-140 30t-140-30z'
      : 'M60 176h280q-20 28-140 28t-140-28z';
  return (
    shadow(200, 328, 150) +
    legs +
    lit('M54 170h292q4 96-70 122h-152q-74-26-70-122z', CERAMIC.fill, 'tall') +
    rect(48, 160, 304, 20, '#e6eaea', 10) +
    path(inside, '#c9e2ea') +
    (has(kind, 'iron') ? tube('M300 160v-48q0-18-20-18', '#cdd5d9', 12, 'round') : '')
  );
};

const tap: Draw = ({ paint, kind }) => {
  if (has(kind, 'column'))
    return (
      shadow(180, 340, 70) +
      tube('M150 330V96q0-24 24-24h76', paint.fill, 14, 'round') +
      lit('M200 84h104l10 18h-124z', paint.fill, 'tall') +
      times(7, (i) => line(`M${206 + i * 16} 112v34`, '#a5cfdf', 3, 'stroke-dasharray="6 7"')) +
      panel(112, 212, 88, 26, paint.fill, 12, 'lying') +
      tube('M160 230q60 40 40 96', paint.dark, 8, 'round')
    );
  if (has(kind, 'bath') || has(kind, 'shower'))
    return (
      shadow(200, 320, 110) +
      panel(88, 150, 224, 44, paint.fill, 20, 'lying') +
      times(2, (i) => circle(i ? 306 : 94, 172, 26, paint.dark) + circle(i ? 306 : 94, 172, 20, paint.fill)) +
      panel(178, 96, 44, 62, paint.fill, 14, 'round') +
      line('M200 110h66', paint.dark, 14) +
      (has(kind, 'bath')
        ? tube('M200 190v36q0 26 0 40', paint.fill, 30)
        : tube('M220 192q60 60 0 120', paint.dark, 10, 'round'))
    );
  const tall = has(kind, 'kitchen');
  return (
    shadow(196, 336, 80) +
    ellipse(180, 322, 46, 12, paint.dark) +
    panel(154, 210, 52, 112, paint.fill, 10, 'round') +
    tube(
      tall ? 'M180 214V116q0-58 58-58t58 64v28' : 'M180 230q0-60 40-66t76 28',
      paint.fill,
      tall ? 24 : 30,
      'butt',
    ) +
    line(tall ? 'M206 250l44-22' : 'M180 208l58-44', paint.dark, 14)
  );
};

const shower: Draw = ({ paint, kind }) =>
  shadow(200, 340, 130) +
  path('M96 76l104-24 104 24v240l-104 16-104-16z', '#cfe6ec', 'opacity=".65"') +
  path('M96 76l104-24 104 24v240l-104 16-104-16z', 'url(#face)') +
  line('M96 76l104-24 104 24v240l-104 16-104-16zM200 52v280', paint.dark, 7) +
  line('M182 170v54', paint.dark, 6) +
  lit('M84 312l116 20 116-20v20l-116 20-116-20z', has(kind, 'cabin') ? CERAMIC.fill : '#dfe4e6', 'tall') +
  (has(kind, 'cabin')
    ? panel(228, 110, 22, 150, paint.fill, 6, 'round') + circle(239, 92, 17, paint.dark)
    : '');

const furniture: Draw = ({ paint, kind }) => {
  if (has(kind, 'mirror')) {
    const cabinet = has(kind, 'cabinet');
    return (
      shadow(200, 336, 100) +
      (has(kind, 'lit') ? ellipse(200, 190, 170, 170, 'url(#glow)') : '') +
      rect(98, 66, 204, 254, cabinet ? paint.fill : '#8a959b', 8) +
      rect(106, 74, cabinet ? 92 : 188, 238, '#cfe0e6', 5) +
      (cabinet ? rect(202, 74, 92, 238, '#dbe8ec', 5) : '') +
      path('M120 90h50l-50 110z', '#fff', 'opacity=".6"') +
      (has(kind, 'lit') ? rect(112, 80, 176, 226, 'none', 5, 'stroke="#fff7d6" stroke-width="7"') : '')
    );
  }
  if (has(kind, 'tall'))
    return (
      shadow(200, 340, 70) +
      panel(146, 56, 108, 280, paint.fill, 4) +
      line('M146 196h108', paint.dark, 3) +
      line('M236 120v40M236 232v40', STEEL_DARK, 5) +
      path('M254 56l16-8v280l-16 8z', paint.dark)
    );
  return (
    shadow(200, 336, 130) +
    panel(88, 176, 224, 140, paint.fill, 4) +
    line('M88 246h224M200 176v140', paint.dark, 3) +
    line('M132 196h36M232 196h36M132 266h36M232 266h36', STEEL_DARK, 5) +
    panel(76, 146, 248, 32, CERAMIC.fill, 8, 'tall') +
    tube('M200 146v-34q0-22 24-22h10', '#cdd5d9', 14, 'round')
  );
};

const installation: Draw = ({ kind }) =>
  shadow(200, 338, 100) +
  line('M128 330V64h144v266M128 260h144M110 330h36M254 330h36', '#2f6d8c', 13) +
  (has(kind, 'low') ? panel(140, 130, 120, 96, '#e3e7e7', 10) : panel(140, 84, 120, 142, '#e3e7e7', 10)) +
  rect(164, 146, 72, 42, '#c3cacd', 5) +
  tube('M200 226v40q0 24 34 24', RUBBER, 34) +
  (has(kind, 'corner') ? path('M272 64l44 26v252l-44-14z', '#dfe4e6', 'opacity=".8"') : '');

const towelRail: Draw = ({ paint, kind }) => {
  if (has(kind, 'ladder'))
    return (
      shadow(200, 340, 80) +
      times(2, (i) => tube(`M${124 + i * 152} 60v272`, paint.fill, 18, 'round')) +
      times(9, (i) => tube(`M124 ${84 + i * 28 + (i > 3 ? 14 : 0)}h152`, paint.fill, 12))
    );
  const way = has(kind, 'm')
    ? 'M110 312V116q0-26 26-26h128q26 0 26 26v62q0 24-26 24H136q-26 0-26 24v0q0 24 26 24h128q26 0 26 26v36'
    : 'M110 312V130q0-36 36-36h108q36 0 36 36v182';
  return (
    shadow(200, 336, 100) +
    tube(way, paint.fill, 24, 'round') +
    circle(110, 312, 17, paint.dark) +
    circle(290, 312, 17, paint.dark)
  );
};

export const bathroom: Record<string, Draw> = {
  toilet,
  basin,
  bath,
  tap,
  shower,
  'bath-furniture': furniture,
  installation,
  'towel-rail': towelRail,
};
