import type { ShellMessages } from '#app/shell/messages.en.ts';

export const jp: ShellMessages = {
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
