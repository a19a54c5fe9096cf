import type { Lexicon } from '../concepts.ts';
import { askedByLabel } from '../asked-by-label.ts';
import { words } from '../words.ts';

/** Waybills, packing slips, customs documents, hotels, travel, tills and cards, in Japanese. */
export const JAPANESE_TRANSPORT: Lexicon = {
  tracking_number: askedByLabel(
    words`
    お問い合わせ番号, 送り状番号, 追跡番号, お問合せ番号, 問い合わせ番号, 伝票番号, 送り状No, 荷物番号, お問い合わせNo, お問合せNo,
    問合せ番号, 配達番号, 貨物番号, お問い合せ番号, 配送伝票番号, 問合せNo, お荷物伝票番号, お問い合わせ送り状番号, 運送状番号`,
    '荷物の?(?:追跡|番号)',
  ),
  carrier: askedByLabel(
    words`運送会社, 配送業者, 配送会社, 運送業者, 配送方法, 出荷方法, 便名, 輸送方法, 発送方法, 運送便, 運送方法`,
    'どの(?:運送|配送)',
  ),
  goods: askedByLabel(words`品名, 内容品, 荷物の内容, 中身, 商品名, 内容物, 貨物名, 荷物内容`, '荷物の中身'),
  packages: askedByLabel(
    words`個数, 口数, 梱包数, 箱数, ケース数, 個口数, 荷物の数, 個口, 総個数, 荷物個数, 梱包個数`,
    '(?:何|いくつの)(?:個口|箱|梱包)|荷物の(?:個)?数',
  ),
  weight: askedByLabel(words`重量, 重さ, 総重量, 正味重量, 実重量, 重量合計, 総重量(kg), グロス重量`),
  volume: askedByLabel(words`容積, サイズ, 才数, 寸法, 三辺合計`),
  cash_on_delivery: askedByLabel(
    words`代引金額, 代金引換額, 代引額, 代金引換, 代引, 代引き金額, 引換金額, 代引合計金額, コレクト金額`,
  ),
  delivery_slot: askedByLabel(
    words`お届け希望時間, 時間帯指定, 配達時間帯, 希望時間帯, 時間指定, お届け時間帯, 配達希望時間, お届け時間, 配達指定時間, 指定時間帯`,
    '何時.{0,10}(?:届|配達)|時間帯',
  ),
  packed_by: askedByLabel(words`梱包者, 出荷担当, 検品者, 検品担当, 梱包担当, ピッキング担当`),
  received_by: askedByLabel(words`受領者, 受領印, 受取人印, 検収者, 受領者名, 荷受人サイン`),
  sender: askedByLabel(
    words`
    ご依頼主, 荷送人, 発送者, 差出人, 送り主, 発送元, 依頼主, 荷主, ご依頼主様, 発送人, 出荷元`,
    '送った(?:人|会社|側)|依頼主',
  ),
  vessel: askedByLabel(words`船名, 本船名, 便名, 航海番号, 搭載便名`),
  port_of_loading: askedByLabel(words`積出港, 船積港, 出発地, 積地, 積込港, 出港地, 発地, 発駅, 乗車駅`),
  port_of_discharge: askedByLabel(
    words`仕向港, 陸揚港, 到着地, 仕向地, 荷揚港, 揚地, 着地, 着駅, 降車駅, 行先`,
  ),
  country_of_origin: askedByLabel(words`原産国, 原産地, 生産国, 製造国, 産地`),
  incoterms: askedByLabel(words`貿易条件, 建値, インコタームズ, 受渡条件, 取引条件, 引渡条件`),
  container_number: askedByLabel(words`コンテナ番号, コンテナNo, シール番号`),
  vehicle_number: askedByLabel(
    words`車両番号, 車番, 自動車登録番号, 車両No, 車体番号`,
    '車両?の(?:登録)?番号|登録番号（車両?）|車のナンバー',
  ),
  guest: askedByLabel(
    words`宿泊者名, 宿泊者, ご宿泊者, お客様氏名, ご宿泊者名, 搭乗者, 搭乗者名, 乗客名, 利用者名, ご利用者名, ご利用者`,
    '(?:泊まった|宿泊した|利用した)人|(?:部屋|客室|宿)の(?:お客様?|客)',
  ),
  arrival: askedByLabel(
    words`到着日, チェックイン, ご到着日, 宿泊日, チェックイン日, 入室日, ご宿泊日, 入館日, 到着予定日`,
    '泊まり始めた日',
  ),
  departure: askedByLabel(words`出発日, チェックアウト, ご出発日, チェックアウト日, 退室日, 退館日`),
  nights: askedByLabel(words`泊数, 宿泊数, ご宿泊数, 宿泊日数`, '何泊'),
  room: askedByLabel(
    words`部屋番号, 客室番号, ルームナンバー, お部屋番号, 号室, 部屋, 客室, 室番, 室番号, 部屋No, お部屋, 卓番, テーブル番号, 座席番号, 卓番号, テーブルNo, 席番号`,
    'どの(?:お?部屋|室)|何号室',
  ),
  booking_reference: askedByLabel(
    words`予約番号, ご予約番号, 確認番号, 予約No, 予約コード, 予約確認番号, ご予約No`,
    '(?:予約|申し?込み?)(?:に振られた|の)番号',
    words`受付番号, 申込番号`,
  ),
  nightly_rate: askedByLabel(
    words`室料, 宿泊料, 宿泊料金, 1泊料金, 部屋代, お部屋代, お部屋料金, 客室料金`,
    '(?:1|一)泊.{0,6}(?:料金|金額|いくら)',
  ),
  guests: askedByLabel(words`人数, 宿泊人数, ご利用人数, 名様, 利用人数, お客様数, 客数`, '何(?:人|名)'),
  service_charge: askedByLabel(words`サービス料, 奉仕料`),
  deposit: askedByLabel(words`預り金, 敷金, 保証金, 手付金, 頭金, 内金, デポジット, 礼金`),
  currency: askedByLabel(words`通貨, 通貨単位, 決済通貨, 取引通貨, 通貨コード`, '(?:何|どの)通貨'),
  exchange_rate: askedByLabel(
    words`換算レート, 為替レート, 為替相場, 適用レート, 換算率, 適用相場, 換算相場`,
  ),
  card_digits: askedByLabel(
    words`カード番号, ご利用カード番号, 会員番号, カード会員番号, カードNo, 会員番号（下4桁）, カード番号（下4桁）, カード番号下4桁, カード下4桁, ご利用カード`,
    'カード.{0,6}下(?:4|四)(?:けた|桁)|カードの(?:番号|数字)',
  ),
  approval_code: askedByLabel(words`承認番号, 承認コード, 承認No`),
  points: askedByLabel(words`
    今回ポイント, 獲得ポイント, ポイント, 累計ポイント, 今回獲得ポイント, ポイント残高, 付与ポイント, 今回のポイント, 利用可能ポイント,
    保有ポイント`),
  time: askedByLabel(words`時刻, 時間, 利用時間, 取引時刻, 発行時刻`, '何時(?!.{0,10}(?:届|配達))'),
  closing_day: askedByLabel(words`締切, 締日, 締め日, 締切日, 請求締日, 締め, 締切分`),
  lead_time: askedByLabel(
    words`納期, 納入期間, 納品期間, 所要日数`,
    'いつ(?:まで(?:に|の))?納(?:め|品)|納(?:める|品する)(?:まで|時期)',
  ),
  serial_number: askedByLabel(words`製造番号, シリアル番号, 機番, 製造No, シリアルNo, 機械番号, S/N`),
  model_number: askedByLabel(words`型番, 型式, 機種, 品番, モデル, 機種名, 製品番号`),
  warranty: askedByLabel(words`保証期間, 保証, 保証期限`),
  opening_hours: askedByLabel(words`営業時間, 受付時間, 診療時間`),
  site_name: askedByLabel(words`現場名, 工事場所, 工事現場, 施工場所, 物件所在地, 作業場所`),
};
