/** Japanese wordings of commercial invoices, packing lists, bills of lading, air waybills, dangerous goods, origin; the format is that of `parse-wordings.ts`. */
export const JAPANESE_EXPORTS = String.raw`
code | インボイスNo.; Commercial Invoice No.; INV NO.; インボイス番号・日付; Proforma Invoice No.; プロフォーマ番号 | 外国向けの請求書の番号; 輸出の送り状のナンバー; 仮の請求の番号
date | インボイス日付; インボイス作成日; INV DATE; 送り状日付 | 外国向けの請求書の日付; 輸出の送り状はいつ作られたか; インボイスの日
code | パッキングリスト番号; P/L No.; パッキングリストNo.; 梱包明細書番号; Packing List No. | 箱の中身を並べた紙の番号; 梱包の明細のナンバー; 荷造りの一覧の番号
code | 信用状番号; L/C No.; L/C番号; 信用状No.; Credit No. | 銀行の支払い保証の番号; 信用状のナンバー; 代金を保証する書類の番号
date | 信用状有効期限; L/C有効期限; L/C Expiry; 信用状発行日; L/C Date | 信用状はいつ切れるか; 銀行の保証の期限; 信用状の日付
date | 船積期限; Latest Shipment; 最終船積日; 船積期日; 最終積出期限 | いつまでに船に積む約束か; 積み出しの締め切り; 最後に積める日
company | 信用状発行銀行; 発行銀行; L/C発行銀行; Issuing Bank; 開設銀行 | 信用状を出した銀行; 支払いを保証する銀行; 開設した銀行
company | Buyer/Importer; 買手; Sold To; バイヤー; For Account of | 輸出した品を買う会社; 代金を払う外国の相手; 海外の買い手の名
company | 輸出売主; Seller; セラー; 売手; Beneficiary | 輸出する側の会社; 外国へ売る側; 代金を受け取る会社
text | 代金決済条件; T/T・L/C; 決済条件・方法; 輸出代金決済 | 代金は送金か信用状か; 貿易の払い方; 前払いか後払いか
text | 建値条件; 価格条件; Price Terms; Trade Terms | FOBかCIFか; 値段に運賃が入っているか; 引き渡しの条件
text | 建値通貨; 決済通貨; インボイス通貨 | ドル建てか円建てか; 何のお金で請求しているか; 決済する通貨
amount | FOB単価; CIF単価; 輸出単価 | 一つあたりの外貨の値段; 輸出の単価; 外国に売る値
amount | インボイス総額; FOB合計; CIF合計; 輸出金額合計; 輸出総額 | 輸出の代金は全部でいくら; 送り状の総額; 外国に請求した額
amount | 無償額; No Commercial Value; 通関用価格; 無償サンプル価格; Value for Customs Only | 無償の品の申告用の値段; お金を取らないが書いた額; 税関のためだけの値
text | 無償有償区分; 無償理由; サンプル区分; Purpose | サンプルか売り物か; なぜ無償か; 送る目的
number | カートン数; C/T数; CTN数; Cartons; Total Cartons; カートン合計 | 段ボールは何箱か; カートンはいくつか; 箱の合計
text | カートン番号; C/T No.; Carton No.; ケースNo.範囲; 梱番 | 何番から何番の箱か; カートンの番号の範囲; 箱に振った番号
number | 総グロス重量; Total G.W.; Total Gross Weight; G/W合計 | 全部の箱込みの重さ; 輸出する荷全部の重さ; 梱包込みで合わせて何キロ
number | 総ネット重量; Total N.W.; Total Net Weight; N/W合計; 正味合計重量 | 全部の中身だけの重さ; 輸出する品全部の正味; 合わせて正味何キロ
number | 総才数; Total M3; Total Measurement; 総容積(M3); 合計CBM | 荷全部で何立米か; 全部のかさ; 積むのにどれだけ場所を取るか
text | 梱包寸法; 外装寸法; Dimensions; 外寸; カートン寸法; 梱包サイズ | 箱の縦横高さ; 外側の大きさ; 一箱の寸法
text | 梱包種別; 木箱・カートン; Kind of Packages; Packing Style; 梱包材質 | 木箱か段ボールか; 荷造りの種類
text | 木材処理表示; 燻蒸表示; IPPCマーク; 熱処理表示; 燻蒸証明 | 木箱は消毒してあるか; パレットの熱処理のしるし; 燻蒸したか
code | マスターB/L番号; MBL No.; Master B/L No.; MAWB No.; マスターAWB番号; MBL番号 | 船会社や航空会社の親の番号; マスターのナンバー; 元になる運送状の番号
code | ハウスB/L番号; HBL No.; House B/L No.; ハウスAWB番号; HAWB番号; HBL番号 | フォワーダーの出した子の番号; ハウスのナンバー; 小口の運送状の番号
number | B/L通数; Original B/L; 発行通数; No. of Original B/L; 原本通数 | 船荷証券は何通か; 元の証券の枚数; オリジナルは何枚出たか
text | B/L種別; B/L種類; B/Lの種類; 船荷証券の種類; B/L Type | 原本がなくても荷を取れるか; サレンダーか; どの型の船荷証券か
date | B/L発行日; B/L Date; 船荷証券発行日; Place and Date of Issue; AWB発行日 | 船荷の証券はいつ出たか; 運送状の日付; 証券を作った日
text | B/L発行地; 発行地; Place of Issue; 運送状発行地; 証券発行地 | 船荷の証券はどこで出たか; 運送状を作った所; 発行された街
text | 荷受地; Place of Receipt; 受取地; 荷受場所; 荷受港 | 運ぶ会社がどこで荷を受けたか; 荷を渡した内陸の所; 運送の始まる所
text | 荷渡地; Place of Delivery; 引渡地; 荷渡場所; 最終荷渡地; Final Destination | 最後にどこで荷を渡すか; 相手に引き渡す所; 運送の終わる所
text | 積替港; Transshipment Port; 中継港; 積換港; 経由港 | 途中でどこの港で積み替えるか; 船を乗り換える港; 中継ぎの港
text | 前船; Pre-carriage by; フィーダー船; 接続船; 内航船名 | 積み替えの前の船; 小さい方の船の名; 途中まで運ぶ船
text | 運賃支払地; Freight Payable at; 運賃支払場所; 運賃払込地 | 運賃をどこで払うか; 先払いか着払いか払う所; 運び賃を払う街
amount | 海上運賃; Ocean Freight; 海上運賃額; O/F; Air Freight | 船の運び賃; 飛行機で荷を運ぶ代金; 海を渡る運賃
amount | 諸チャージ; Other Charges; 付帯料金; サーチャージ合計; 諸掛 | 運賃のほかの費用; 船会社の細かい費用の合計; 付いてくる掛かり
amount | 通貨調整料; CAF; YAS; 円高損失補填料; 通貨割増 | 為替のために足される費用; 円高の割増; 通貨の調整の額
amount | 緊急燃油割増; EBS; FAF; LSS; 低硫黄燃料割増 | 船の燃料の割増; 油が高い分の船会社の追加; 燃料の規制の追加
amount | セキュリティチャージ; 保安料; SSC; 航空保安料; スクリーニング料 | 空輸の安全検査の費用; 爆発物の検査代; 保安のための額
amount | B/L発行手数料; B/L FEE; DOC FEE; 書類作成料; ドキュメントフィー | 船荷証券を作る費用; 書類の手数料; B/Lを出してもらう代金
amount | AMS料; ACL Fee; AFR料; マニフェスト申告料; 事前申告料; ENS Fee | 出港前の申告の費用; 積荷を先に届ける手数料; 税関へ事前に送る額
amount | バンニング料; バン詰め料; ラッシング料; デバンニング料; バン出し料 | 海上の箱に詰める作業の代金; コンテナから出す作業の費用; 荷を縛る手間賃
text | 運賃分類; Rate Class; レートクラス; 料率等級 | 航空の運賃の区分; どの料率か; 運賃のクラス
amount | Declared Value for Carriage; 運送申告価額; 税関申告価額 | 運送で申告した値段; 価値を届けたか; 荷の届けた価値
amount | 航空運賃単価; Rate/Charge; 航空運賃レート; キロ当たり運賃; 運賃単価 | 1キロあたりの航空の運賃; 運ぶ単価; 重さあたりの運賃
company | 航空会社; 船会社; 船社; 運航会社; Shipping Line; 船社名 | どこの船で運ぶか; 飛行機の会社はどこか; 運航する会社
company | 荷渡代理店; Delivery Agent; 着地代理店; 海外代理店 | 着いた港で荷を渡す会社; 向こうの代理の会社; 現地で扱う業者
text | 正式輸送品名; Proper Shipping Name; PSN; 危険物品名 | 危険物の正式な名; 運ぶときの決められた品の名; 国連の品名
text | 容器等級; Packing Group; 包装等級; PG; パッキンググループ | 危なさの程度のローマ数字; 容器の等級; 包みの等級
text | 副次危険性; 副次危険; Subsidiary Risk; 副次クラス; 副次危険性等級 | 二つ目の危険の分類; 副の危険
number | 引火点; Flash Point; 引火点(℃); 発火点 | 何度で火が付くか; 燃え始める温度; 火の付く温度
text | 海洋汚染物質; Marine Pollutant; 海洋汚染; 環境有害物質 | 海を汚す物か; 環境に害がある物か; 海洋への害
phone | 24時間緊急連絡先; 危険物緊急電話; 緊急時電話 | 事故のときかける24時間の番号; 危険物が漏れたときの電話; 緊急の連絡の番号
code | EmS番号; EmS No.; 緊急時措置番号; ERG番号; 応急措置指針番号; イエローカード番号 | 漏れや火事の手引きの番号; 応急の措置の記号; 緊急の対応の番号
text | 危険物申告者; 危険物明細書作成者; Declarant; 申告責任者; 危険物荷送人 | 危険物の申告に署名した人; 危ない荷を申告した側; 明細を作った者
date | SDS作成日; SDS改訂日; 安全データシート改訂日; SDS作成年月日; MSDS改訂日 | 安全の説明書がいつ直されたか; SDSの日付; 化学品の資料の日
text | 成分・含有量; 化学名; 組成; CAS番号; 化学物質名 | 何の化学物質か; 含まれる成分; 化学の名
text | 原産地判定番号; 原産品判定番号; 判定依頼番号; 原産性判定番号 | 原産と認めた番号; 判定のナンバー; 協定の原産の番号
text | 第三国インボイス; Third Party Invoice; 第三国仕入書; 遡及発給; Issued Retrospectively | 別の国から請求しているか; 後から出した証明か; 第三国の書類か
company | 証明書発給機関; 発給機関; 商工会議所名; Issuing Authority; 証明機関 | 原産の証明を出した所; どの商工会議所か; 証明をした機関
date | 証明書発給日; 発給日; 原産地証明日; 発給年月日 | 原産の証明はいつ出たか; 証明書の日付; 発給された日
text | 輸出許可区分; 輸出令該当項番; 項番; 貨物等省令; 非該当証明; 輸出令番号 | 輸出の規制に当たるか; リストの何番か; 規制に当たらないと証する項
person | 該非判定責任者; 判定責任者; 輸出管理責任者; 該非判定者; 輸出管理者 | 輸出の規制を判断した人; 該非を決めた責任者; 輸出の管理をする人
text | シッピングインストラクション; 船積指示; S/I; 船積依頼事項; Shipping Instructions | 船積みの頼み方; 船積みの指示
`;
