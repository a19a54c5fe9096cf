import type { SignedInMessages } from '#lib/i18n/signed-in.en.ts';

export const jp: SignedInMessages = {
  month: {
    left: { before: '残り', after: (limit) => `/ ${limit}ページ` },
    gauge: (taken, limit) => `${limit}ページ中${taken}ページを利用または処理中`,
    used: '利用ページ数',
    reserved: '処理中のページ数',
    blocks: '利用ブロック数',
    blocksOf: (used, limit) => `${used} / ${limit}`,
    packages: '利用パッケージ数',
    requests: '依頼件数',
    storage: '書類の保存容量',
    storageOf: (used, limit) => `${used} / ${limit}`,
    forecast: (day) => `このペースでは${day}に上限に達する見込みです。`,
    full: '上限に達したため、今月は新しい依頼を受け付けられません。',
    meaning:
      '処理中の分を含め、月間のページ上限の80%に達すると「上限間近」、100%に達すると「上限到達」となり、新しい依頼を受け付けられなくなります。',
  },
  kept: {
    text: 'ログインの有効期間が終了する前に、このページで入力されていた内容を保持しています。',
    restore: '復元する',
    discard: '破棄する',
  },
  expiry: {
    soon: (day, count) =>
      count === 0
        ? `利用期限は本日（${day}）です。明日以降は、新しい依頼を受け付けられません。`
        : `利用期限（${day}）まであと${count}日です。期限を過ぎると、新しい依頼を受け付けられません。`,
    over: (day) =>
      `利用期限（${day}）が過ぎました。結果の閲覧と出力は引き続きご利用いただけますが、新しい依頼は受け付けられません。`,
    contact: '契約の更新については、サービス提供元にお問い合わせください。',
  },
};
