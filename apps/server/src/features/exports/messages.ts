import { messages as english, type ExportMessages } from './messages.en.ts';
import { messages as japanese } from './messages.jp.ts';

/** The texts of exported files in a language. */
export function messagesFor(language: 'en' | 'jp'): ExportMessages {
  return language === 'jp' ? japanese : english;
}
