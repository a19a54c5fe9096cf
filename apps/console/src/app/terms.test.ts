import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/**
 * One term for one thing in every text that people read: screens, guide, emails, sheets. docs/glossary.md defines the
 * terms; this file lists the words they replaced. If a retired word is right in another sense, its expression says so:
 * links may have an 有効期限, while tenants have a 利用期限.
 */
type Retired = readonly [retired: RegExp, instead: string];

const japanese: readonly Retired[] = [
  [/請求月/, '利用月 (the month that was used; an invoice’s 請求月 is when it was issued)'],
  [/OCR精度|読み取り精度/, '平均信頼度 (a mean of confidences; 精度 is a measured accuracy)'],
  [/登録(?:パッケージ|ブロック)/, '契約パッケージ数, 契約ブロック数'],
  [/(?<!リンク[はの])有効期限/, '利用期限'],
  [/最終支払日/, '前回の支払日'],
  [/請求日/, '次回の支払期日'],
  [/支払待ち|支払処理|支払済みに/, '未入金, 入金処理, 入金済みに (the partner receives the money)'],
  [/支払期限超過/, '期限超過'],
  [/帳簿/, '課金データの照合'],
  [/管理者/, 'サービス提供元 (a user takes 管理者 for somebody of the own company)'],
  [/請求設定/, '課金設定'],
  [/設定管理/, '管理設定'],
  [/表に追加/, '表として追加 (what is found becomes a table; it is not added to one)'],
  [/OCR一覧/, 'OCR依頼一覧'],
  [/OCR ID/, '依頼番号'],
  [/文書/, '書類'],
  [/取り除/, '削除, or of a file’s row 一覧から外す'],
  [/再実行/, '再度読み取る'],
  [/第\$\{|同じ版|前の版/, 'バージョン'],
  [/承認/, '確定 (承認 is a step of a workflow)'],
  [/キー操作/, 'ショートカットキー'],
  [/カスタム/, '自社のテンプレート'],
  [/指示(?!文)/, '指示文'],
  [/画素数/, 'ピクセル数'],
  [/テナントを?(?:一括)?追加/, 'テナントの登録'],
  [/Excelシート/, 'Excelファイル'],
  [/翌月|当月/, '来月, 今月; of a document 利用月'],
  [/新たな/, '新しい'],
  [/(?<!その)他の/, 'ほかの'],
  [/に失敗しました/, 'できませんでした'],
  [/。 |、 | [（）「」]|\u3000|\\u3000/, 'no space next to full-width punctuation'],
  [/[ぁ-んァ-ヶ一-龠]:? ?[:,(]/, '：, 、 and （ ） between Japanese words'],
  [/ · /, '、 or （ ）'],
  [/／/, '/'],
  [/対象月/, '利用月'],
  [/(?<!追加)料金[はが](?:かか|発生)/, '課金されません'],
  [/サービスの提供元/, 'サービス提供元'],
  [/(?:項目|列|表)の名前|名前・項目/, '名称 (of fields, tables and templates)'],
  [/1回の依頼/, '1件の依頼 (what is submitted in one go may become several)'],
  [/督促/, 'お支払いのお願い'],
  [/相殺/, '充当'],
];

const english: readonly Retired[] = [
  [/(?<!Incorrect )\bmails?\b/i, 'email'],
  [/\bpicture/i, 'image; chart'],
  [/\brunning\b/i, 'in progress; current month'],
  [/(?<!too many previews )\bat once\b/i, 'immediately'],
  [/\bfor good\b/i, 'permanently'],
  [/\bby itself\b/i, 'automatically'],
  [/\bstands?\b/i, 'is, is included'],
  [/\b(?:holds?|holding|held)\b(?! (?:Alt|Ctrl|Shift)\b)/i, 'applies, contains (a key is held)'],
  [/\b(?:go(?:es)?|went|going) on\b/i, 'continues'],
  [/\bbesides\b/i, 'in addition'],
  [/\bFrom \$\{\w+\} on\b|\bfrom next month on\b/i, 'From …'],
  [/\brefused\b/i, 'rejected'],
  [/\bdoubtful\b/i, 'flagged'],
  [/\bcomputed\b/i, 'calculated'],
  [/\bin this time\b/i, 'in this period'],
  [/\banew\b/i, 'again'],
  [/\bparted\b|\bparts? (?:it|them|the|these)\b/i, 'separated, split'],
  [/\bmend(?:ed|s)?\b/i, 'fix'],
  [/\bin hand\b/i, 'taken'],
  [/\breckon/i, 'calculate'],
  [/\bwhoever\b/i, 'the user who'],
  [/\btold\b/i, 'shown, notified'],
  [/\bhas this name\b/i, 'No matching …'],
  [/\bbooks\b/i, 'reconciliation'],
  [/\bwithdraw/i, 'cancel'],
  [/\d %|\} %/, 'the percent sign is written close'],
  [/\bt(?:ak(?:es?|en|ing)|ook)(?: \w+){0,3} back\b/i, 'undo, revert, remove'],
  [/\bin work\b/i, 'being reviewed by'],
  [/\bawaited\b/i, 'awaiting'],
  [/\bsettle/i, 'resolve a difference; a third person decides'],
  [/\bin force\b/i, 'in use, published, current'],
  [/\bbound for\b|\b(?:confidence|standard|save) limit\b/i, 'threshold'],
  [/\bcredit note over\b/i, 'for the same amounts'],
  [/\bwith(?:out)? tax\b/i, 'including, excluding tax'],
  [/\b(?:is|are|was|were)(?: [a-z]+){1,2} already\b/i, 'already before what it is about'],
  [/\blearnt\b/i, 'learned'],
  [/\b(?:let the )?product\b/i, 'automatically'],
  [/\bpile\b/i, 'the work, several'],
  [/\bsay more\b/i, 'make the instruction more specific'],
  [/\bsomebody\b/i, 'someone'],
  [/\boffsets?\b/i, 'deduction, deducted'],
];

const root = join(import.meta.dirname, '../../../..');

interface Text {
  readonly place: string;
  readonly text: string;
}

/** The lines of every message module of a language, without comments and names of modules. */
function textsOf(language: 'en' | 'jp'): Text[] {
  const files = ['apps/*/src', 'packages/contract/src'].flatMap((folder) =>
    globSync(`${folder}/**/*.${language}.ts`, { cwd: root }),
  );
  // The templates' instructions are read by the extraction, not by people alone: they have their own measurement.
  return files.filter((file) => !file.includes('standard-templates')).flatMap(readTexts);
}

function readTexts(file: string): Text[] {
  const source = readFileSync(join(root, file), 'utf8')
    // Headers of earlier sheets are still read; they keep their words.
    .replace(/earlierColumns: \{[^}]*\}/, (block) => block.replaceAll(/[^\n]/g, ''))
    .replaceAll(/\/\*\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ''));
  return source.split('\n').flatMap((line, index) => {
    // Names of properties and parameters are code.
    const text = line.replace(/^\s*(?:\/\/.*|import .*|'?[\w.]+'?:)/, '').replaceAll(/\$\{\w+\}/g, '${n}');
    return /['`]/.test(text) ? [{ place: `${file}:${index + 1}`, text: text.trim() }] : [];
  });
}

describe.each([
  ['Japanese', 'jp', japanese],
  ['English', 'en', english],
] as const)('texts in %s', (_name, language, retired) => {
  const texts = textsOf(language);

  test('are found', () => {
    expect(texts.length).toBeGreaterThan(900);
  });

  test.each(retired)('do not say %s', (expression, instead) => {
    const found = texts
      .filter(({ text }) => expression.test(text))
      .map(({ place, text }) => `${place} ${text}`);
    expect(found, `say ${instead} (docs/glossary.md)`).toEqual([]);
  });
});

test('the Japanese guide quotes only labels that are on a screen', () => {
  const texts = textsOf('jp');
  const labels = new Set(
    texts
      .filter(({ place }) => !place.includes('/guide-'))
      .flatMap(({ text }) => [...text.matchAll(/['`]([^'`]+)['`]/g)].map(([, label]) => label)),
  );
  const quoted = texts
    .filter(({ place }) => place.includes('/guide-'))
    .flatMap(({ place, text }) =>
      [...text.replaceAll(/『[^』]*』/g, '').matchAll(/「([^「」]+)」/g)].map(([, label = '']) => ({
        place,
        label,
      })),
    );
  // Quotations of documents, not of screens.
  const fromDocuments = new Set(['の右にある番号', '最終ページ下部の合計金額', 'ページ', '戻る']);
  expect(quoted.filter(({ label }) => !labels.has(label) && !fromDocuments.has(label))).toEqual([]);
  expect(quoted.length).toBeGreaterThan(40);
});
