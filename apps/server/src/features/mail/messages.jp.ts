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
  facts: {
    time: (time) => `日時：${time}`,
    device: (browser, system) => `端末：${browser}（${system}）`,
    unknown: '不明なOS',
    address: (address) => `IPアドレス：${address}`,
  },
  noticeAction: 'アカウントを確認する',
  noticeNotes: [
    'お心当たりのある場合は、特にお手続きの必要はありません。',
    'お心当たりのない場合は、ただちにパスワードを変更し、プロフィール画面で他の端末のログインを終了してください。',
  ],
  notices: {
    newDevice: {
      subject: (appName) => `【${appName}】新しい端末からのログインのお知らせ`,
      intro: (appName) =>
        `${appName} のアカウントに、これまで使用されたことのない端末からログインがありました。`,
    },
    passwordChanged: {
      subject: (appName) => `【${appName}】パスワード変更のお知らせ`,
      intro: (appName) =>
        `${appName} のアカウントのパスワードが変更されました。他の端末でのログインはすべて終了しました。`,
    },
    passwordReset: {
      subject: (appName) => `【${appName}】パスワード再設定完了のお知らせ`,
      intro: (appName) =>
        `${appName} のアカウントのパスワードが、メールのリンクから再設定されました。すべての端末でのログインは終了しました。`,
    },
    contactEmailChanged: {
      subject: (appName) => `【${appName}】担当者メールアドレス変更のお知らせ`,
      intro: (appName) =>
        `${appName} にご登録の貴社の担当者メールアドレスが変更されました。ログインに使用するメールアドレスは変わりません。`,
    },
  },
};
