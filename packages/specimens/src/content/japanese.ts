import type { CompanyEntry, Trade } from './company.ts';
import type { Good } from './english.ts';

/** Invented companies in real cities, in quarters that do not exist there. */
export const japaneseCompanies: readonly CompanyEntry[] = [
  {
    name: '株式会社蒼樹オフィスサプライ',
    trade: 'office',
    country: 'jp',
    postal: '104-0099',
    host: 'soju-office',
    address: ['東京都中央区緑橋2-14-5', '緑橋第二ビル3階'],
  },
  {
    name: '霧島台精機株式会社',
    trade: 'parts',
    country: 'jp',
    postal: '460-0098',
    host: 'kirishimadai',
    address: ['愛知県名古屋市中区鍛冶見町1-8-22'],
  },
  {
    name: '株式会社ナギサワシステムデザイン',
    trade: 'software',
    country: 'jp',
    postal: '220-0097',
    host: 'nagisawa',
    address: ['神奈川県横浜市西区汐入台3-2-1', 'ベイフロント汐入12階'],
  },
  {
    name: '株式会社汐見坂フーズ',
    trade: 'food',
    country: 'jp',
    postal: '541-0096',
    host: 'shiomizaka',
    address: ['大阪府大阪市中央区蔵屋敷町4-6-10'],
  },
  {
    name: '有限会社月待印刷',
    trade: 'print',
    country: 'jp',
    postal: '604-0095',
    host: 'tsukimachi',
    address: ['京都府京都市中京区版木町57番地'],
  },
  {
    name: '瑞穂原機工株式会社',
    trade: 'parts',
    country: 'jp',
    postal: '812-0094',
    host: 'mizuhohara',
    address: ['福岡県福岡市博多区荷揚町5-3-18', '瑞穂原センタービル'],
  },
  {
    name: '合同会社つむぎ野企画',
    trade: 'print',
    country: 'jp',
    postal: '150-0093',
    host: 'tsumugino',
    address: ['東京都渋谷区楓ヶ丘1-20-7', 'コーポ楓202号室'],
  },
  {
    name: '株式会社ホクレイ電設',
    trade: 'parts',
    country: 'jp',
    postal: '060-0092',
    host: 'hokurei',
    address: ['北海道札幌市中央区北三十一条西9-4'],
  },
  {
    name: 'みすず堂文具株式会社',
    trade: 'office',
    country: 'jp',
    postal: '380-0091',
    host: 'misuzudo',
    address: ['長野県長野市善町南2-5-16'],
  },
  {
    name: '株式会社アカツキ情報工房',
    trade: 'software',
    country: 'jp',
    postal: '980-0090',
    host: 'akatsuki-joho',
    address: ['宮城県仙台市青葉区星見台6-1-3', '星見台スクエア7階'],
  },
  {
    name: '株式会社三日月茶園',
    trade: 'food',
    country: 'jp',
    postal: '420-0089',
    host: 'mikazuki-chaen',
    address: ['静岡県静岡市葵区茶摘町11-2'],
  },
];

/** Names, and the family name as it is in an e-mail address. */
export const japaneseMailNames: Readonly<Record<string, string>> = {
  '佐々木 健太': 'sasaki',
  '中村 由美子': 'nakamura',
  '高橋 直樹': 'takahashi',
  '小林 真理': 'kobayashi',
  '渡辺 大輔': 'watanabe',
  '松本 彩香': 'matsumoto',
  '井上 浩一': 'inoue',
  '木村 さゆり': 'kimura',
};

export const japanesePeople = Object.keys(japaneseMailNames);

export const japaneseTitles = ['営業部長', '課長', '主任', 'シニアエンジニア', '代表取締役'];

export const japaneseDepartments = ['経理部', '購買部', '総務部', '営業本部', '情報システム部'];

/** Description, unit, price in yen, lowest and highest quantity. */
export const japaneseGoods: Readonly<Record<Trade, readonly Good[]>> = {
  office: [
    ['コピー用紙 A4 500枚', '冊', 480, 10, 100],
    ['リングファイル A4 黒', '冊', 320, 10, 60],
    ['油性ボールペン 0.7mm 青（10本入）', '箱', 850, 2, 20],
    ['オフィスチェア メッシュ 肘付き', '脚', 24800, 1, 8],
    ['昇降デスク 幅1400mm', '台', 58000, 1, 4],
    ['ホワイトボードマーカー 8色セット', '組', 1240, 2, 15],
    ['角形2号封筒（100枚入）', '袋', 980, 3, 30],
    ['LEDデスクライト', '台', 4600, 1, 10],
    ['シュレッダー クロスカット', '台', 19800, 1, 2],
    ['付箋 75×75mm（12冊入）', '袋', 1180, 3, 24],
    ['名札ケース（50枚入）', '箱', 2350, 1, 10],
    ['スチール書庫 両開き', '台', 36500, 1, 3],
  ],
  software: [
    ['クラウド基盤利用料', '月', 68000, 1, 6],
    ['追加ユーザーライセンス', '名', 1800, 5, 60],
    ['システム開発支援', '時間', 9500, 10, 80],
    ['要件定義書作成', '式', 420000, 1, 1],
    ['データ移行作業', '時間', 8800, 8, 40],
    ['操作説明会', '回', 55000, 1, 3],
    ['保守サポート', '月', 45000, 1, 12],
    ['帳票レイアウト設計', '本', 32000, 2, 12],
    ['SSL証明書更新代行', '件', 18000, 1, 3],
    ['脆弱性診断', '式', 280000, 1, 1],
  ],
  food: [
    ['煎茶 100g', '袋', 650, 10, 80],
    ['ほうじ茶ティーバッグ 20包', '箱', 540, 12, 60],
    ['国産はちみつ 250g', '本', 1280, 6, 36],
    ['特選醤油 1L', '本', 720, 12, 60],
    ['北海道産小豆 1kg', '袋', 1150, 5, 40],
    ['手延べうどん 5束', '袋', 480, 20, 120],
    ['昆布だしパック 30袋', '袋', 1680, 5, 30],
    ['梅干し 400g', '個', 980, 10, 48],
    ['焼海苔 全形10枚', '袋', 560, 20, 100],
    ['玄米 10kg', '袋', 5400, 2, 20],
    ['抹茶 40g', '缶', 1850, 4, 24],
  ],
  parts: [
    ['深溝玉軸受 6204ZZ', '個', 620, 10, 120],
    ['六角ボルト M8×40（100本入）', '箱', 2400, 1, 20],
    ['デジタル圧力計 1.6MPa', '台', 18600, 1, 6],
    ['タイミングベルト 8M-1200', '本', 4250, 2, 16],
    ['近接センサ M12 PNP', '個', 3150, 4, 30],
    ['油圧ホース 1/2', 'm', 1320, 5, 60],
    ['リニアガイド 20mm', '本', 9800, 2, 8],
    ['エアシリンダ 32×100', '本', 7600, 1, 12],
    ['作動油 VG46 20L', '缶', 11200, 1, 6],
    ['校正証明書発行', '件', 8000, 1, 6],
    ['配線ダクト 40×60 2m', '本', 1450, 5, 40],
    ['制御盤組立', '式', 185000, 1, 1],
  ],
  print: [
    ['会社案内 A4 12頁', '部', 185, 200, 1000],
    ['名刺印刷 両面カラー（100枚）', '箱', 2800, 2, 20],
    ['封筒印刷 長3 2色', '枚', 14, 1000, 5000],
    ['ポスター A2 コート紙', '枚', 420, 30, 300],
    ['デザイン費', '式', 85000, 1, 1],
    ['校正・修正作業', '時間', 6500, 1, 9],
    ['展示会バナー 850×2000', '本', 14800, 1, 8],
    ['折りパンフレット 6頁', '部', 42, 500, 3000],
    ['シール印刷 60mm', '枚', 28, 500, 2000],
    ['社内報 A5 32頁', '部', 260, 100, 500],
  ],
};
