/** A part of a drawing, with all that says how it looks. Runs of text stand in `runs`; they differ in weight and style. */
export interface Part {
  readonly tag: string;
  /** Where it is and how large. */
  readonly place: Readonly<Record<string, string>>;
  /** How it is painted; paints are computed colours. */
  readonly look: Readonly<Record<string, string>>;
  readonly runs?: readonly Run[];
}

/** Words of one weight and style. */
export interface Run {
  readonly text: string;
  readonly look: Readonly<Record<string, string>>;
}

/** A drawing as its parts, from back to front. */
export interface Flat {
  readonly width: number;
  readonly height: number;
  readonly viewBox: string;
  readonly description: string;
  readonly parts: readonly Part[];
}

/**
 * Reads what a drawing shows: shapes and lines of words where a reader sees them, without groups, styles, ids, markers
 * and whatever else Mermaid needs. It runs inside a page and so refers to nothing outside itself.
 *
 * @param svg - stands in the document
 */
export function flatten(svg: SVGSVGElement): Flat {
  const round = (value: number) => String(Math.round(value * 10) / 10);
  const toRoot = (element: SVGGraphicsElement) =>
    svg
      .getScreenCTM()
      ?.inverse()
      .multiply(element.getScreenCTM() as DOMMatrix) as DOMMatrix;
  const parts: Part[] = [];

  const lookOf = (element: Element): Record<string, string> => {
    const style = getComputedStyle(element);
    // A line has no inside.
    const fill = element.tagName === 'line' ? 'none' : style.fill;
    const look: Record<string, string> = { fill, stroke: style.stroke };
    if (style.stroke !== 'none') {
      const width = round(parseFloat(style.strokeWidth));
      if (width !== '1') look['stroke-width'] = width;
      const dashes = style.strokeDasharray.replaceAll(/px|,/g, '');
      // One and no gap is a whole line.
      if (dashes !== 'none' && !/^(?:\d+ )?0$/.test(dashes)) look['stroke-dasharray'] = dashes;
    }
    return look;
  };
  const isSeen = (element: SVGGraphicsElement) => {
    const style = getComputedStyle(element);
    const { width, height } = element.getBBox();
    const isPainted = style.fill !== 'none' || (style.stroke !== 'none' && parseFloat(style.strokeWidth) > 0);
    const isClear = style.visibility === 'hidden' || style.display === 'none' || Number(style.opacity) === 0;
    return width + height > 0 && isPainted && !isClear;
  };
  /** A path's numbers on a grid of tenths; flags of arcs are whole anyway. */
  const tidy = (data: string) => data.replaceAll(/-?\d*\.\d+(?:e-?\d+)?/g, (number) => round(Number(number)));

  const shapes: Record<string, readonly string[]> = {
    rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
    circle: ['cx', 'cy', 'r'],
    ellipse: ['cx', 'cy', 'rx', 'ry'],
    line: ['x1', 'y1', 'x2', 'y2'],
    polygon: ['points'],
    path: ['d'],
  };
  const add = (element: Element, { a, b, c, d, e, f }: DOMMatrix, look: Record<string, string>) => {
    const place: Record<string, string> = {};
    const isShifted = a === 1 && b === 0 && c === 0 && d === 1;
    let isPlaced = !isShifted;
    for (const name of shapes[element.tagName] ?? []) {
      const given = element.getAttribute(name);
      if (given === null && /^r|width|height/.test(name)) continue;
      const value = given ?? '0';
      if (name === 'points' || name === 'd') {
        place[name] = tidy(value);
        if (round(e) !== '0' || round(f) !== '0') isPlaced = true;
      } else {
        const move = !isShifted ? 0 : /^c?x\d?$/.test(name) ? e : /^c?y\d?$/.test(name) ? f : 0;
        place[name] = round(parseFloat(value) + move);
      }
    }
    if (isPlaced) {
      place['transform'] = isShifted
        ? `translate(${round(e)} ${round(f)})`
        : `matrix(${[a, b, c, d].map((value) => Math.round(value * 1000) / 1000).join(' ')} ${round(e)} ${round(f)})`;
    }
    parts.push({ tag: element.tagName, place, look });
  };

  /** What stands at an end of a line, as shapes of its own. */
  const addHead = (line: SVGGeometryElement, end: 'start' | 'end') => {
    const [, id] =
      /#([^")]+)/.exec(getComputedStyle(line)[end === 'end' ? 'markerEnd' : 'markerStart']) ?? [];
    const marker = id ? document.getElementById(id) : undefined;
    if (!(marker instanceof SVGMarkerElement)) return;
    const length = line.getTotalLength();
    const at = line.getPointAtLength(end === 'end' ? length : 0);
    const near = line.getPointAtLength(end === 'end' ? Math.max(0, length - 0.5) : Math.min(length, 0.5));
    const [from, to] = end === 'end' ? [near, at] : [at, near];
    const isTurned = end === 'start' && marker.getAttribute('orient') === 'auto-start-reverse';
    const angle = Math.atan2(to.y - from.y, to.x - from.x) + (isTurned ? Math.PI : 0);
    const box = marker.viewBox.baseVal;
    const perUnit = marker.markerUnits.baseVal === 2 ? parseFloat(getComputedStyle(line).strokeWidth) : 1;
    const scale = (box.width > 0 ? marker.markerWidth.baseVal.value / box.width : 1) * perUnit;
    const matrix = toRoot(line)
      .translate(at.x, at.y)
      .rotate((angle * 180) / Math.PI)
      .scale(scale)
      .translate(-marker.refX.baseVal.value, -marker.refY.baseVal.value);
    for (const shape of marker.children) if (shapes[shape.tagName]) add(shape, matrix, lookOf(shape));
  };

  /** The lines of words of a text element, each where it is seen. */
  const addText = (text: SVGTextElement) => {
    const words = text.textContent;
    const matrix = toRoot(text);
    const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
    const rows: {
      y: number;
      from: number;
      to: number;
      runs: { text: string; look: Record<string, string> }[];
    }[] = [];
    const size = parseFloat(getComputedStyle(text).fontSize);
    let index = 0;
    // Characters that are left out, such as spaces at an end, have no place.
    const count = text.getNumberOfChars();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const style = getComputedStyle(node.parentElement as Element);
      const look: Record<string, string> = {};
      if (Number(style.fontWeight) !== 400) look['font-weight'] = style.fontWeight;
      if (style.fontStyle !== 'normal') look['font-style'] = style.fontStyle;
      for (const character of node.textContent ?? '') {
        if (index >= count) break;
        const extent = text.getExtentOfChar(index);
        // Roboto's ascent: where its letters stand inside their boxes, whatever baseline was asked for.
        const y = extent.y + extent.height * (0.927734 / 1.171875);
        index += character.length;
        const last = rows.at(-1);
        let row = last;
        if (!row || Math.abs(row.y - y) > 2) {
          if (!character.trim()) continue;
          row = { y, from: extent.x, to: extent.x, runs: [] };
          rows.push(row);
        }
        row.to = Math.max(row.to, extent.x + extent.width);
        const run = row.runs.at(-1);
        if (run && JSON.stringify(run.look) === JSON.stringify(look)) run.text += character;
        else row.runs.push({ text: character, look });
      }
    }
    if (!words.trim()) return;
    for (const { y, from, to, runs } of rows) {
      const look: Record<string, string> = lookOf(text);
      if (look['stroke'] !== 'none') look['paint-order'] = 'stroke';
      if (size !== 13) look['font-size'] = round(size);
      parts.push({
        tag: 'text',
        place: { x: round((from + to) / 2 + matrix.e), y: round(y + matrix.f) },
        look,
        runs,
      });
    }
  };

  for (const element of svg.querySelectorAll<SVGGraphicsElement>('*')) {
    if (element.closest('defs, marker, symbol')) continue;
    if (element.tagName === 'text') addText(element as unknown as SVGTextElement);
    else if (shapes[element.tagName] && isSeen(element)) {
      add(element, toRoot(element), lookOf(element));
      addHead(element as SVGGeometryElement, 'start');
      addHead(element as SVGGeometryElement, 'end');
    } else if (element.tagName === 'foreignObject' || element.tagName === 'image')
      throw new Error(`A drawing can't hold <${element.tagName}>.`);
  }
  const box = svg.getBoundingClientRect();
  return {
    width: Math.ceil(box.width * 10) / 10,
    height: Math.ceil(box.height * 10) / 10,
    viewBox: (svg.getAttribute('viewBox') ?? '')
      .split(/\s+/)
      .map((value) => round(Number(value)))
      .join(' '),
    description: svg.getAttribute('aria-roledescription') ?? 'diagram',
    parts,
  };
}
