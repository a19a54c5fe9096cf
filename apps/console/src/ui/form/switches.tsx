import { useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import classes from '#ui/form/switches.module.css';
import { call } from '#lib/api/client.ts';
import { common } from '#lib/i18n/common.ts';
import { currentLanguage } from '#lib/i18n/language.ts';
import { savePreferences, type Language } from '#lib/preferences.ts';
import { findSession } from '#lib/session/session.ts';

/** Keeps the language, saves it on the server (mails and sheets follow it), and reloads the page. */
function changeLanguage(language: Language): void {
  if (language === currentLanguage) return;
  savePreferences({ language });
  if (findSession()) void call('updateMe', { body: { language }, keepalive: true });
  location.reload();
}

interface SwitchProps {
  /** Without its caption, where room is short. */
  readonly isBare?: boolean;
}

/** EN and JP; choosing one reloads the page in it. */
export function LanguageSwitch({ isBare = false }: SwitchProps) {
  const { nav } = common.get();
  return (
    <div className={classes['row']}>
      {!isBare && <span className={classes['caption']}>{nav.language}</span>}
      <div className={classes['switch']} role="group" aria-label={nav.language}>
        {(['en', 'jp'] as const).map((language) => (
          <button
            key={language}
            type="button"
            lang={language === 'jp' ? 'ja' : 'en'}
            aria-pressed={language === currentLanguage}
            title={language === 'jp' ? '日本語' : 'English'}
            onClick={() => changeLanguage(language)}
          >
            {language.toUpperCase()}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Light and dark. */
export function ThemeSwitch({ isBare = false }: SwitchProps) {
  const { nav } = common.get();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <div className={classes['row']}>
      {!isBare && <span className={classes['caption']}>{nav.theme}</span>}
      <div className={classes['switch']} role="group" aria-label={nav.theme}>
        {(['light', 'dark'] as const).map((theme) => (
          <button
            key={theme}
            type="button"
            aria-label={nav[theme]}
            aria-pressed={theme === colorScheme}
            title={nav[theme]}
            onClick={() => setColorScheme(theme)}
          >
            {theme === 'light' ? <IconSun size={15} aria-hidden /> : <IconMoon size={15} aria-hidden />}
          </button>
        ))}
      </div>
    </div>
  );
}
