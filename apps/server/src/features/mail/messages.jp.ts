import type { MailMessages } from './messages.en.ts';

export const jp: MailMessages = {
  greeting: (name) => `${name} 様`,
  address: (action, link) => `${action}：\n${link}`,
  linkFallback: 'ボタンを押しても画面が開かない場合は、次のアドレスをブラウザーで開いてください。',
  automatic: 'このメールは自動送信されています。ご返信いただいてもお答えできませんので、ご了承ください。',
  reset: {
    subject: (appName) => `【${appName}】パスワード再設定のご案内`,
    intro: (appName) => `${appName} のアカウントについて、パスワード再設定のお申し込みを受け付けました。`,
    action: '新しいパスワードを設定する',
    notes: [
      'このリンクの有効期限は1時間です。一度だけご利用いただけます。',
      'お心当たりのない場合は、このメールを破棄してください。パスワードは変更されません。',
    ],
  },
  welcome: {
    subject: (appName) => `【${appName}】アカウント開設のお知らせ`,
    intro: (appName, email) =>
      `${appName} のアカウントを開設いたしました。ログインには次のメールアドレスをご利用ください：${email}`,
    action: 'ログインする',
    notes: [
      '初回のパスワードは別途お知らせいたします。メールでお送りすることはありません。',
      '初めてログインされる際に、新しいパスワードの設定をお願いいたします。',
    ],
  },
};
