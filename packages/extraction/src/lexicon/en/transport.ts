import type { Lexicon } from '../concepts.ts';
import { askedByLabel } from '../asked-by-label.ts';
import { words } from '../words.ts';

/** Waybills, packing slips, customs documents, hotels, travel, tills and cards, in English. */
export const ENGLISH_TRANSPORT: Lexicon = {
  tracking_number: askedByLabel(words`
    Tracking No, Tracking Number, Tracking, Tracking ID, Consignment No, Consignment Number, Waybill No, Waybill Number,
    Air Waybill No, AWB No, AWB, Shipment No, Shipment ID, Parcel No, Bill of Lading No, B/L No, Bill of Lading Number`),
  carrier: askedByLabel(
    words`
    Carrier, Ship Via, Shipped Via, Via, Shipping Method, Delivery Method, Courier, Forwarder, Freight Carrier,
    Haulier, Mode of Transport, Transport Mode, Despatched Through, Shipment Method, Method of Shipment, Shipped by, Carried by, Transport Company, Shipping Company, Delivered by`,
    'how .{0,20}(?:shipped|sent|delivered)|(?:way|means|method) of (?:shipping|transport|delivery)|who (?:carries|ships)|carries it|transport company|carried by|(?:parcel|freight|haulage) company',
  ),
  goods: askedByLabel(
    words`Description of Goods, Contents, Goods, Commodity, Nature of Goods, Goods Description, Nature and Quantity of Goods`,
    'what is (?:sent|shipped|carried)',
    words`Description`,
  ),
  packages: askedByLabel(
    words`Packages, No of Packages, Number of Packages, Cartons, No of Cartons, Pieces, No of Pieces, Parcels, Boxes, Pallets, Number of Cartons, Number of Pieces, Total Packages, Total Cartons, Number of Boxes`,
    'how many (?:packages|cartons|boxes|parcels|pallets|pieces)',
  ),
  weight: askedByLabel(
    words`Weight, Gross Weight, Total Weight, Net Weight, G.W., N.W., Chargeable Weight, Total Gross Weight, Total Net Weight, Shipping Weight, Wt, Gross Wt, Net Wt, Total Wt`,
  ),
  volume: askedByLabel(words`Volume, Measurement, CBM, Cubic Metres, Dimensions`),
  cash_on_delivery: askedByLabel(
    words`COD, C.O.D., COD Amount, Cash on Delivery, Collect on Delivery, Amount to Collect, Collect on Receipt`,
    'paid on (?:receipt|delivery) of|collected on (?:receipt|delivery)',
  ),
  delivery_slot: askedByLabel(
    words`Delivery Time, Time Slot, Delivery Window, Delivery Slot, Preferred Time, Requested Time`,
  ),
  packed_by: askedByLabel(
    words`Packed by, Picked by, Checked by, Packer, Inspected by, Packer Name`,
    'who (?:packed|picked|checked)',
  ),
  received_by: askedByLabel(
    words`Received by, Signed for by, Receiver, Receiver's Signature`,
    'who (?:received|signed for)',
  ),
  attention: askedByLabel(words`For the Attention of, Attention, Attn, FAO, Attention of, Care of, Att`),
  sender: askedByLabel(words`Sender, Consignor, Shipper, Sent by, Sender Name, Consignor Name`),
  vessel: askedByLabel(
    words`Vessel, Vessel Name, Ship Name, Vessel/Voyage, Ocean Vessel, Flight, Flight No, Voyage No, Vessel and Voyage`,
    '(?:name of (?:the )?|which )(?:ship|vessel)',
  ),
  port_of_loading: askedByLabel(
    words`Port of Loading, Loading Port, Airport of Departure, Place of Receipt, Port of Shipment, POL`,
  ),
  port_of_discharge: askedByLabel(
    words`Port of Discharge, Discharge Port, Airport of Destination, Final Destination, Port of Destination, POD`,
  ),
  country_of_origin: askedByLabel(words`Country of Origin, Origin, Made in, Country of Manufacture`),
  incoterms: askedByLabel(
    words`Incoterms, Incoterm, Terms of Delivery, Delivery Terms, Trade Terms, Terms of Sale, Shipping Terms`,
  ),
  container_number: askedByLabel(words`Container No, Container Number, Container, Seal No, Seal Number`),
  vehicle_number: askedByLabel(
    words`Vehicle No, Vehicle Number, Registration Plate, Licence Plate, License Plate, Truck No, Vehicle Registration, Plate No, Plate Number`,
  ),
  guest: askedByLabel(
    words`Guest, Guest Name, Name of Guest, Passenger, Passenger Name, Traveller, Traveler, Traveler Name, Registered Guest`,
    String.raw`(?:guest|passenger|traveller|traveler)(?:'s|s')? name|name of the (?:guest|passenger|traveller|traveler)`,
  ),
  arrival: askedByLabel(
    words`Arrival, Arrival Date, Check-in, Check In, Check-in Date, Checked in, Date of Arrival, Check In Date`,
    'day .{0,20}(?:arrived|checked in)',
  ),
  departure: askedByLabel(
    words`Departure, Departure Date, Check-out, Check Out, Check-out Date, Checked out, Date of Departure, Check Out Date`,
    'day .{0,20}(?:left|departed|checked out)',
  ),
  nights: askedByLabel(
    words`Nights, No of Nights, Number of Nights, Length of Stay, Total Nights`,
    'how many nights',
  ),
  room: askedByLabel(words`Room, Room No, Room Number, Rm No, Table, Table No, Table Number, Seat, Seat No`),
  folio_number: askedByLabel(words`Folio, Folio No, Folio Number`),
  booking_reference: askedByLabel(words`
    Booking Reference, Booking Ref, Booking No, Booking Number, Booking ID, Confirmation, Confirmation No, Confirmation Number,
    Reservation No, Reservation Number, Reservation, Booking, Reservation Code, Booking Code, Record Locator, PNR, Conf No, Reservation ID`),
  nightly_rate: askedByLabel(
    words`Room Rate, Nightly Rate, Daily Rate, Rate per Night, Rate, Tariff per Night`,
    'price (?:of|for) (?:a|one|each) night',
  ),
  guests: askedByLabel(
    words`Guests, No of Guests, Number of Guests, Pax, Adults, Covers, No of Persons`,
    'how many (?:guests|people|persons)|number of (?:guests|people|persons)',
  ),
  service_charge: askedByLabel(words`Service Charge, Service Fee, Gratuity, Tip, Svc Charge, Service`),
  fee: askedByLabel(
    words`Fee, Transfer Fee, Bank Charge, Bank Fee, Handling Fee, Processing Fee, Admin Fee, Late Fee, Standing Charge, Bank Charges, Administration Fee`,
  ),
  deposit: askedByLabel(words`Deposit, Deposit Paid, Security Deposit, Down Payment, Advance Payment`),
  currency: askedByLabel(
    words`Currency, Currency Code, Invoice Currency, Curr`,
    'which currency|in what currency',
  ),
  exchange_rate: askedByLabel(words`Exchange Rate, Rate of Exchange, FX Rate, Conversion Rate, Ex Rate`),
  city: askedByLabel(words`City, Town, City/Town`),
  state: askedByLabel(words`State, Province, County, Region`),
  country: askedByLabel(words`Country, Country of Destination, Destination Country`),
  card_digits: askedByLabel(
    words`Card No, Card Number, Card ending, Card ending in, Account ending, Card #, Visa ending, Visa ending in, Mastercard ending, Mastercard ending in, Amex ending, Amex ending in, Discover ending, Debit card ending, Credit card ending`,
    'last (?:four|4) (?:card )?digits|last (?:four|4) .{0,12}card',
  ),
  approval_code: askedByLabel(
    words`Approval, Approval Code, Auth Code, Authorisation Code, Authorization Code, Auth No, Approval No, Appr Code, Auth, Authorization No`,
  ),
  points: askedByLabel(
    words`Points, Points Earned, Reward Points, Loyalty Points, Total Points, Points Balance`,
  ),
  time: askedByLabel(
    words`Time, Time of Sale, Transaction Time`,
    'what time|time of (?:the )?(?:day|purchase|sale)',
  ),
  serial_number: askedByLabel(words`Serial No, Serial Number, S/N, Serial`),
  warranty: askedByLabel(words`Warranty, Warranty Period, Guarantee`),
  lead_time: askedByLabel(words`Lead Time, Delivery Time, Delivery Lead Time, Estimated Delivery`),
  opening_hours: askedByLabel(words`Opening Hours, Business Hours, Hours of Business, Open`),
};
