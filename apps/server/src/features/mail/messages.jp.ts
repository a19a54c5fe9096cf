import type { MailMessages } from './messages.en.ts';

export const jp: MailMessages = {
  greeting: (name, companyName) => (companyName === undefined ? `${name} 様` : `${companyName}\n${name} 様`),
  linkFallback: 'ボタンを押しても画面が開かない場合は、次のURLをブラウザーで開いてください。',
  automatic: '※本メールは送信専用です。ご返信いただいてもお答えできませんので、あらかじめご了承ください。',
  signature: (appName, partnerName) =>
    `――――――――――\n${appName}\n${partnerName}\nお問い合わせは${partnerName}までお願いいたします。`,
  reset: {
    subject: (appName) => `【${appName}】パスワード再設定のご案内`,
    intro: (appName) =>
      `いつも${appName}をご利用いただき、ありがとうございます。\n\n${appName}のアカウントについて、パスワード再設定のご依頼を受け付けました。\n下記より、新しいパスワードを設定してください。`,
    action: '新しいパスワードを設定する',
    address: '下記のURLから、新しいパスワードを設定してください。',
    notes: [
      'このリンクの有効期限は1時間です。一度だけご利用いただけます。',
      'お心当たりのない場合は、お手数ですがこのメールを破棄してください。パスワードは変更されません。',
    ],
  },
  welcome: {
    subject: (appName) => `【${appName}】アカウント開設のお知らせ`,
    intro: (appName, email) =>
      `このたびは${appName}をご契約いただき、誠にありがとうございます。\n\nアカウントを開設いたしました。ログインには、次のメールアドレスをご利用ください。\n\nログイン用メールアドレス：${email}`,
    action: 'ログインする',
    address: '下記のURLからログインしてください。',
    notes: (partnerName) => [
      `初回ログイン用のパスワードは、${partnerName}より別途ご案内いたします。メールでお送りすることはありません。`,
      '初めてログインされる際に、新しいパスワードの設定をお願いいたします。',
    ],
  },
  confirmEmail: {
    subject: (appName) => `【${appName}】新しいログイン用メールアドレスのご確認`,
    intro: (appName, email, partnerName) =>
      `いつも${appName}をご利用いただき、ありがとうございます。\n\n${partnerName}にて、${appName}のログイン用メールアドレスを${email}に変更する手続きを行いました。\n下記より、このメールアドレスをご確認ください。ご確認いただくまでは、これまでのメールアドレスでログインできます。`,
    action: 'メールアドレスを確認する',
    address: '下記のURLから、メールアドレスをご確認ください。',
    notes: [
      'このリンクの有効期限は7日間です。一度だけご利用いただけます。パスワードは変わりません。',
      'お心当たりのない場合は、お手数ですがこのメールを破棄してください。何も変更されません。',
    ],
  },
  invoices: {
    action: '請求書を表示',
    address: '下記のURLから、請求書をご確認ください。',
    facts: {
      number: (number) => `番号：${number}`,
      invoice: (amount) => `ご請求金額：${amount}`,
      paid: (amount) => `お支払い済み額：${amount}`,
      settled: () => 'お支払いは不要です',
      credit_note: (amount) => `返還金額：${amount}`,
      reminder: (amount) => `お支払いの残額：${amount}`,
      dueDate: (day) => `お支払期限：${day}`,
      accounts: (accounts) => `お振込先：${accounts.join('\n')}`,
    },
    invoice: {
      subject: (number, month, issuer) => `【${issuer}】${month}分 請求書のご送付（${number}）`,
      intro: (month, _number, dueDate) =>
        `平素より格別のお引き立てを賜り、厚く御礼申し上げます。\n\n${month}分のご利用料の請求書をお送りいたします。添付のPDFファイルをご確認のうえ、${dueDate}までにお支払いくださいますようお願い申し上げます。`,
      notes: [],
    },
    settled: {
      subject: (number, month, issuer) => `【${issuer}】${month}分 請求書のご送付（${number}）`,
      intro: (month) =>
        `平素より格別のお引き立てを賜り、厚く御礼申し上げます。\n\n${month}分のご利用料の請求書をお送りいたします。お支払いいただく金額はございません。添付のPDFファイルをご確認ください。`,
      notes: [],
    },
    credit_note: {
      subject: (number, month, issuer) => `【${issuer}】${month}分 返還請求書のご送付（${number}）`,
      intro: (month) =>
        `平素より格別のお引き立てを賜り、厚く御礼申し上げます。\n\n${month}分のご利用料の返還請求書をお送りいたします。添付のPDFファイルをご確認ください。`,
      notes: [],
    },
    reminder: {
      subject: (number, _month, issuer) => `【${issuer}】お支払いのお願い（請求書 ${number}）`,
      intro: (month, number, dueDate) =>
        `平素より格別のお引き立てを賜り、厚く御礼申し上げます。\n\n${month}分のご利用料の請求書（${number}）につきまして、お支払期限の${dueDate}を過ぎておりますが、ご入金を確認できておりません。請求書を添付いたしますので、お手続きくださいますようお願い申し上げます。`,
      notes: ['行き違いでお支払い済みの場合は、何卒ご容赦ください。'],
    },
  },
  expiry: {
    subject: (appName, day) => `【${appName}】利用期限（${day}）のお知らせ`,
    intro: (appName, day, daysLeft) =>
      `いつも${appName}をご利用いただき、ありがとうございます。\n\n${appName}の利用期限は${day}${daysLeft === 0 ? '（本日）' : `（あと${daysLeft}日）`}です。\n利用期限の当日までは、これまでどおりご利用いただけます。期限を過ぎますと、結果の閲覧と出力は引き続きご利用いただけますが、新しい依頼は受け付けられなくなります。`,
    action: (appName) => `${appName}を開く`,
    address: (appName) => `下記のURLから、${appName}をご利用いただけます。`,
    notes: (partnerName) => [`ご契約の更新については、${partnerName}までお問い合わせください。`],
  },
  expiringTenants: {
    subject: (appName, count) => `【${appName}】利用期限が近いテナント（${count}社）のお知らせ`,
    intro: (appName) =>
      `いつも${appName}をご利用いただき、ありがとうございます。\n\n次のテナントの${appName}の利用期限が近づいています。各テナントには、メールでご案内済みです。`,
    tenant: (companyName, day) => `${companyName}：${day}`,
    action: 'テナントを確認する',
    address: '下記のURLから、テナントをご確認ください。',
    notes: ['利用期限を過ぎたテナントは、結果の閲覧と出力はできますが、新しい依頼はできません。'],
  },
  facts: {
    time: (time) => `日時：${time}`,
    device: (browser, system) => `端末：${browser}（${system}）`,
    unknown: '不明なOS',
    address: (address) => `IPアドレス：${address}`,
  },
  noticeAction: 'アカウントを確認する',
  noticeAddress: '下記のURLから、アカウントの状況をご確認ください。',
  noticeNotes: [
    'お心当たりのある場合は、特にお手続きの必要はありません。',
    'お心当たりのない場合は、ただちにパスワードを変更し、プロフィール画面でほかの端末からログアウトしてください。',
  ],
  notices: {
    newDevice: {
      subject: (appName) => `【${appName}】新しい端末からのログインのお知らせ`,
      intro: (appName) =>
        `いつも${appName}をご利用いただき、ありがとうございます。\n\n${appName}のアカウントに、これまで使用されたことのない端末からログインがありました。`,
    },
    passwordChanged: {
      subject: (appName) => `【${appName}】パスワード変更のお知らせ`,
      intro: (appName) =>
        `いつも${appName}をご利用いただき、ありがとうございます。\n\n${appName}のアカウントのパスワードが変更されました。ほかの端末ではすべてログアウトされました。`,
    },
    passwordReset: {
      subject: (appName) => `【${appName}】パスワード再設定完了のお知らせ`,
      intro: (appName) =>
        `いつも${appName}をご利用いただき、ありがとうございます。\n\n${appName}のアカウントのパスワードが、メールのリンクから再設定されました。すべての端末でログアウトされました。`,
    },
    contactEmailChanged: {
      subject: (appName) => `【${appName}】担当者メールアドレス変更のお知らせ`,
      intro: (appName) =>
        `いつも${appName}をご利用いただき、ありがとうございます。\n\n${appName}にご登録の貴社の担当者メールアドレスが変更されました。ログインに使用するメールアドレスは変わりません。`,
    },
    emailChanged: {
      subject: (appName) => `【${appName}】ログイン用メールアドレス変更のお知らせ`,
      intro: (appName) =>
        `いつも${appName}をご利用いただき、ありがとうございます。\n\n${appName}のログイン用メールアドレスが、確認済みの新しいアドレスに変更されました。このメールアドレスではログインできなくなり、すべての端末でログアウトされました。`,
    },
    credentialsIssued: {
      subject: (appName) => `【${appName}】仮パスワード再発行のお知らせ`,
      intro: (appName) =>
        `いつも${appName}をご利用いただき、ありがとうございます。\n\n${appName}のアカウントの仮パスワードが再発行されました。仮パスワードは別途ご案内いたします。これまでのパスワードはご利用いただけなくなり、すべての端末でログアウトされました。`,
    },
    secondFactorAdded: {
      subject: (appName) => `【${appName}】二段階認証設定のお知らせ`,
      intro: (appName) =>
        `いつも${appName}をご利用いただき、ありがとうございます。\n\n${appName}のアカウントに二段階認証が設定されました。今後はログイン時に、パスワードに加えて確認が必要です。`,
    },
    secondFactorRemoved: {
      subject: (appName) => `【${appName}】二段階認証解除のお知らせ`,
      intro: (appName) =>
        `いつも${appName}をご利用いただき、ありがとうございます。\n\n${appName}のアカウントの二段階認証の認証方法が解除されました。`,
    },
    secondFactorReset: {
      subject: (appName) => `【${appName}】二段階認証リセットのお知らせ`,
      intro: (appName) =>
        `いつも${appName}をご利用いただき、ありがとうございます。\n\n${appName}のアカウントの二段階認証がリセットされました。すべての端末でログアウトされ、次回はパスワードのみでログインできます。`,
    },
    recoveryCodesRenewed: {
      subject: (appName) => `【${appName}】リカバリーコード発行のお知らせ`,
      intro: (appName) =>
        `いつも${appName}をご利用いただき、ありがとうございます。\n\n${appName}のアカウントのリカバリーコードが新しく発行されました。以前のコードは使用できません。`,
    },
    recoveryCodeUsed: {
      subject: (appName) => `【${appName}】リカバリーコード使用のお知らせ`,
      intro: (appName) =>
        `いつも${appName}をご利用いただき、ありがとうございます。\n\n${appName}のアカウントに、リカバリーコードを使用したログインがありました。このコードは再度使用できません。`,
    },
  },
};
