/**
 * Rendered texts that are cut off or outside the window. Runs in the page, so it is self-contained. Text with an ellipsis is shortened on
 * purpose (names, addresses); scrolled text can be reached.
 */
export function findClippedTexts(): string[] {
  const slack = 1.5;
  const isScrolling = (style: CSSStyleDeclaration): boolean =>
    /auto|scroll/.test(`${style.overflowX}${style.overflowY}`);
  const isCutting = (style: CSSStyleDeclaration): boolean =>
    /hidden|clip/.test(`${style.overflowX}${style.overflowY}`);
  const isShortened = (style: CSSStyleDeclaration): boolean =>
    style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
  const isUnseen = (element: Element): boolean =>
    element.closest('.visually-hidden, [inert], script, style, noscript, svg, [class*="skip"]') !== null ||
    !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  /** The first ancestor that cuts the text off, the window last; `undefined` when all of it can be seen or scrolled to. */
  const findCutter = (element: Element, box: DOMRect): string | undefined => {
    for (let up: Element | null = element; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (isScrolling(style)) return undefined;
      if (isCutting(style)) {
        if (isShortened(style)) return undefined;
        const room = up.getBoundingClientRect();
        if (box.right > room.right + slack || box.left < room.left - slack) return up.className || up.tagName;
        // Line boxes are taller than their letters.
        const air = box.height / 4;
        if (box.bottom > room.bottom + air || box.top < room.top - air) return up.className || up.tagName;
      }
      if (style.position === 'fixed') break;
    }
    const isOutside = box.right > innerWidth + slack || box.left < -slack;
    return isOutside ? 'window' : undefined;
  };

  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const element = node.parentElement;
    if (text === '' || !element || isUnseen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const cutter = box.width > 1 && box.height > 1 ? findCutter(element, box) : undefined;
      if (cutter === undefined) continue;
      found.push(`“${text.slice(0, 60)}” by ${cutter}`);
      break;
    }
  }

  // What an input shows other than the user's text: its placeholder, or the chosen option.
  const pen = document.createElement('canvas').getContext('2d');
  for (const input of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
    const isChoice = input instanceof HTMLSelectElement || (input.readOnly && !input.value.includes('@'));
    const shown =
      input instanceof HTMLSelectElement
        ? input.selectedOptions[0]?.textContent
        : isChoice
          ? input.value
          : input.placeholder;
    if (!pen || !shown || isUnseen(input) || (!isChoice && input.value !== '')) continue;
    const style = getComputedStyle(input);
    pen.font = style.font;
    const room = input.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    if (room > 0 && pen.measureText(shown).width > room + slack)
      found.push(`“${shown.slice(0, 60)}” in its field`);
  }
  return [...new Set(found)];
}
