/**
 * Every colour, size and time of the console, in one place. Quiet paper, one ink: the brand colour marks the primary
 * action, the current place and the selection, nothing else. Dark is a palette of its own, not an inversion.
 */

/** Ten shades with #93363E at index 7, the shade that fills use in both themes (white on it: 7.4 : 1). */
export const brand = [
  '#fbeef0',
  '#f0d9dc',
  '#e2b0b5',
  '#d5868d',
  '#ca626b',
  '#c34b56',
  '#ab3f49',
  '#93363e',
  '#7a2c33',
  '#612328',
] as const;

const light = {
  paper: '#faf9f7',
  surface: '#ffffff',
  sunken: '#f3f1ed',
  hover: '#f5f3ef',
  line: '#e4e0d9',
  /** Borders that must be seen to find a control: 3 : 1 on surface and paper. */
  control: '#8f887e',
  ink: '#211f1c',
  inkSoft: '#575249',
  inkFaint: '#6e685f',
  brandText: '#93363e',
  brandSoft: '#f7eaeb',
  brandLine: '#93363e',
  good: '#1b5e20',
  goodSoft: '#e6f0e6',
  warn: '#7a4a00',
  warnSoft: '#f8eeda',
  bad: '#a61e1e',
  badSoft: '#fbe9e7',
  info: '#1c4f7c',
  infoSoft: '#e5eef6',
  neutralSoft: '#eeebe6',
} as const;

type Palette = Readonly<Record<keyof typeof light, string>>;

const dark: Palette = {
  paper: '#191817',
  surface: '#211f1e',
  sunken: '#151413',
  hover: '#2a2826',
  line: '#383532',
  control: '#857e75',
  ink: '#ece9e4',
  inkSoft: '#bdb6ac',
  inkFaint: '#a19a90',
  brandText: '#e2b0b5',
  brandSoft: '#3a2426',
  brandLine: '#d5868d',
  good: '#9cd0a0',
  goodSoft: '#1f2f21',
  warn: '#e6bf7a',
  warnSoft: '#352a16',
  bad: '#f0a49c',
  badSoft: '#3a211f',
  info: '#9cc4e8',
  infoSoft: '#1c2a37',
  neutralSoft: '#2d2a28',
};

export const palettes = { light, dark } as const;

/** Warm greys under the names that the component library expects. */
export const grays = [
  '#faf9f7',
  '#f3f1ed',
  '#e9e5df',
  '#dcd7cf',
  '#c8c2b8',
  '#a8a197',
  '#6e685f',
  '#575249',
  '#3a3631',
  '#211f1c',
] as const;
export const darks = [
  '#ece9e4',
  '#bdb6ac',
  '#a19a90',
  '#6b655e',
  '#4a4642',
  '#383532',
  '#211f1e',
  '#191817',
  '#151413',
  '#100f0f',
] as const;

/**
 * The window widths, in pixels, at which a screen changes its layout. CSS cannot read them from here: a check compares
 * every media query with this list.
 */
export const breakpoints = {
  /** Tables become cards, and everything is one column. */
  phone: 640,
  /** Two columns of short lines become one. */
  narrow: 800,
  /** The signed-out pages lose their picture. */
  tablet: 900,
  /** A form and its preview come one below the other. */
  panes: 1020,
  /** A document and its values come one below the other. */
  widePanes: 1100,
  /** The sidebar collapses ("large"). */
  sidebar: 1200,
  /** Tables of many columns are set closer, with signs in place of words. */
  manyColumns: 1400,
} as const;

export const fontStack =
  'system-ui, -apple-system, "Segoe UI", "Hiragino Sans", "Noto Sans JP", "Noto Sans CJK JP", Meiryo, sans-serif';
export const monoStack =
  'ui-monospace, "SFMono-Regular", Menlo, Consolas, "Noto Sans Mono CJK JP", monospace';
