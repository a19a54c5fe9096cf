import { colorsTuple, createTheme, type CSSVariablesResolver } from '@mantine/core';
import { brand, darks, fontStack, grays, monoStack, palettes } from '#ui/theme/tokens.ts';

const px = (value: number): string => `${value / 16}rem`;

export const theme = createTheme({
  colors: {
    brand: colorsTuple([...brand]),
    gray: colorsTuple([...grays]),
    dark: colorsTuple([...darks]),
  },
  primaryColor: 'brand',
  primaryShade: 7,
  fontFamily: fontStack,
  fontFamilyMonospace: monoStack,
  headings: { fontFamily: fontStack, fontWeight: '650' },
  fontSizes: { xs: px(12), sm: px(14), md: px(14), lg: px(16), xl: px(20) },
  lineHeights: { xs: '1.45', sm: '1.5', md: '1.6', lg: '1.6', xl: '1.6' },
  spacing: { xs: px(8), sm: px(12), md: px(16), lg: px(24), xl: px(32) },
  radius: { xs: px(3), sm: px(4), md: px(6), lg: px(8), xl: px(16) },
  defaultRadius: 'md',
  breakpoints: { xs: '30em', sm: '40em', md: '62em', lg: '75em', xl: '88em' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    // Capitals and cut-off text serve neither language.
    Badge: { defaultProps: { tt: 'none', radius: 'sm' } },
    Modal: {
      styles: { title: { fontSize: px(16), fontWeight: 650, lineHeight: 1.4 } },
      defaultProps: {
        centered: true,
        transitionProps: { duration: 140, transition: 'fade' },
        // A dialog's head is no banner of the page.
        attributes: { header: { role: 'none' } },
      },
    },
    Drawer: {
      styles: { title: { fontSize: px(16), fontWeight: 650, lineHeight: 1.4 } },
      defaultProps: { transitionProps: { duration: 160 }, attributes: { header: { role: 'none' } } },
    },
    Menu: {
      // When opened, the focus is on the first item: a placeholder before it would not be valid in a menu.
      defaultProps: { transitionProps: { duration: 120 }, shadow: 'sm', withInitialFocusPlaceholder: false },
    },
    Select: { defaultProps: { allowDeselect: false, checkIconPosition: 'right' } },
    TextInput: { defaultProps: { errorProps: { role: 'alert' } } },
    Progress: { defaultProps: { color: 'var(--brand-line)' } },
    Loader: { defaultProps: { type: 'oval' } },
    Tooltip: { defaultProps: { openDelay: 300, events: { hover: true, focus: true, touch: true } } },
  },
});

function paletteVariables(palette: (typeof palettes)['light' | 'dark']): Record<string, string> {
  const own = Object.fromEntries(
    Object.entries(palette).map(([name, value]) => [
      `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      value,
    ]),
  );
  return {
    ...own,
    '--mantine-color-body': palette.surface,
    '--mantine-color-text': palette.ink,
    '--mantine-color-dimmed': palette.inkFaint,
    '--mantine-color-placeholder': palette.inkFaint,
    '--mantine-color-error': palette.bad,
    '--mantine-color-anchor': palette.brandText,
    '--mantine-color-default': palette.surface,
    '--mantine-color-default-hover': palette.hover,
    '--mantine-color-default-color': palette.ink,
    '--mantine-color-default-border': palette.control,
    '--mantine-color-brand-text': palette.brandText,
    '--mantine-color-brand-outline': palette.brandLine,
    '--mantine-color-brand-light': palette.brandSoft,
    '--mantine-color-brand-light-hover': palette.brandSoft,
    '--mantine-color-brand-light-color': palette.brandText,
    '--mantine-color-yellow-light': palette.warnSoft,
    '--mantine-color-yellow-light-color': palette.warn,
    '--mantine-color-green-light': palette.goodSoft,
    '--mantine-color-green-light-color': palette.good,
    '--mantine-color-red-light': palette.badSoft,
    '--mantine-color-red-light-color': palette.bad,
    // Words of what cannot be undone, in menus; the fill of its button carries white words in both themes.
    '--mantine-color-red-6': palette.bad,
    '--mantine-color-red-8': palettes.light.bad,
    '--mantine-color-red-text': palette.bad,
    '--mantine-color-red-outline': palette.bad,
    '--mantine-color-blue-light': palette.infoSoft,
    '--mantine-color-blue-light-color': palette.info,
  };
}

/** The palette as CSS variables (`--paper`, `--ink-soft`, …) and the component library's own variables set from it. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: paletteVariables(palettes.light),
  dark: paletteVariables(palettes.dark),
});
