import type { Lexicon } from './concepts.ts';
import { words } from './words.ts';

/** Labels of the other languages in which suppliers often write: Dutch, French, German, Spanish, Italian. */
export const EUROPEAN: Lexicon = {
  invoice_number: {
    labels: words`
      Factuurnummer, Factuurnr, Factuur nr, Numéro de facture, N° de facture, Facture n°,
      Facture numéro, No de facture, Rechnungsnummer, Rechnungs-Nr, Rechnungsnr, Rechnung Nr,
      Número de factura, Factura nº, Nº factura, Factura no, Numero fattura, Fattura n, Fattura nr,
      N. fattura`,
    weak: words`Factuur, Facture, Rechnung, Factura, Fattura`,
  },
  invoice_date: {
    labels: words`
      Factuurdatum, Date de facture, Date de la facture, Date facture, Date de facturation,
      Date d'émission, Rechnungsdatum, Fecha de factura, Fecha factura, Fecha de emisión, Data fattura,
      Data di emissione, Facture du`,
    weak: words`Datum, Fecha, Data, Date, du, Le`,
  },
  due_date: {
    labels: words`
      Vervaldatum, Uiterste betaaldatum, Te betalen voor, Date limite de paiement, Date d'échéance,
      Échéance, À payer avant le, Fälligkeitsdatum, Fällig am, Zahlbar bis, Fecha de vencimiento,
      Vencimiento, Data di scadenza, Scadenza, Betaaldatum`,
  },
  order_number: {
    labels: words`
      Ordernummer, Bestelnummer, Bestellnummer, Auftragsnummer, Numéro de commande, N° de commande,
      Commande n°, Número de pedido, Pedido nº, Numero ordine, Bestell-Nr, Auftrags-Nr`,
  },
  order_date: {
    labels: words`
      Orderdatum, Besteldatum, Date de commande, Bestelldatum, Fecha de pedido, Data ordine`,
  },
  delivery_date: {
    labels: words`
      Leverdatum, Date de livraison, Lieferdatum, Fecha de entrega, Data di consegna, Liefertermin`,
  },
  customer_number: {
    labels: words`
      Klantnummer, Numéro client, N° client, Id.client, Id client, Identifiant client,
      Référence client, Code client, Kundennummer, Kunden-Nr, Número de cliente, Codice cliente,
      Client n°, Debiteurnummer`,
  },
  total: {
    labels: words`
      Totaal, Totaal incl. BTW, Totaal te betalen, Total TTC, Montant TTC, Total à payer,
      Somme à payer, Net à payer, Montant total, Gesamtbetrag, Gesamtsumme, Rechnungsbetrag, Endbetrag,
      Gesamt, Summe, Bruttobetrag, Brutto, Importe total, Total factura, Totale, Totale fattura,
      Totale da pagare, Totaalbedrag, Total a pagar, Zu zahlender Betrag, Zahlbetrag, Totaal incl,
      Montant à payer`,
    weak: words`Te betalen, A pagar`,
  },
  amount_due: {
    labels: words`
      Te betalen, Openstaand bedrag, Somme à payer, Net à payer, Montant dû, Reste à payer, Solde,
      Zahlbetrag, Zu zahlen, Offener Betrag, A pagar, Da pagare, Montant à payer`,
    weak: words`Totaal, Total TTC, Gesamtbetrag`,
  },
  subtotal: {
    labels: words`
      Subtotaal, Exclusief BTW, Totaal excl. BTW, Excl. BTW, Bedrag excl. BTW, Sous-total, Total HT,
      Montant HT, Total hors taxes, Hors TVA, Zwischensumme, Nettobetrag, Netto, Summe netto,
      Base imponible, Imponibile, Subtotale, Somme HT`,
  },
  tax: {
    labels: words`
      BTW, BTW bedrag, TVA, Montant TVA, Total TVA, MwSt, MwSt., USt, Umsatzsteuer, Mehrwertsteuer,
      IVA, Importe IVA`,
  },
  discount: {
    labels: words`Korting, Remise, Rabatt, Descuento, Sconto`,
  },
  shipping: {
    labels: words`
      Verzendkosten, Frais de port, Frais de livraison, Versandkosten, Gastos de envío,
      Spese di spedizione`,
  },
  vat_number: {
    labels: words`
      BTW, BTW nummer, BTW-nr, BTW nr, Btw-nummer, TVA intracommunautaire, N° TVA, Numéro de TVA,
      No TVA, USt-IdNr, USt-ID, Umsatzsteuer-ID, Steuernummer, CIF, NIF, Partita IVA, P.IVA, P. IVA`,
  },
  company_number: {
    labels: words`KvK, KvK nummer, SIRET, SIREN, RCS, HRB, Handelsregister`,
  },
  issuer: {
    labels: words`
      Leverancier, Verkoper, Fournisseur, Vendeur, Lieferant, Verkäufer, Proveedor, Fornitore, Emisor`,
  },
  customer: {
    labels: words`
      Klant, Factuuradres, Adresse de facturation, Facturé à, Rechnungsadresse, Rechnungsempfänger,
      Kunde, Cliente, Dirección de facturación, Destinatario, Facturer à, Aan`,
  },
  ship_to: {
    labels: words`
      Afleveradres, Bezorgadres, Adresse de livraison, Lieferadresse, Dirección de envío,
      Indirizzo di consegna`,
  },
  contact: {
    labels: words`Contactpersoon, Ansprechpartner, Interlocuteur, Sachbearbeiter, Contacto`,
  },
  phone: {
    labels: words`Telefoon, Téléphone, Tél, Telefon, Teléfono, Telefono`,
  },
  payment_reference: {
    labels: words`
      Betalingskenmerk, Communication, Référence de paiement, Verwendungszweck, Referencia de pago`,
  },
  reference: {
    labels: words`
      Kenmerk, Uw referentie, Onze referentie, Référence, Votre référence, Referenz, Referencia,
      Riferimento, Referentie`,
  },
  payment_terms: {
    labels: words`
      Betalingstermijn, Betalingsvoorwaarden, Conditions de paiement, Zahlungsbedingungen,
      Zahlungsziel, Condiciones de pago, Condizioni di pagamento, Conditions de règlement`,
  },
  payment_method: {
    labels: words`
      Betaalwijze, Betaalmethode, Mode de paiement, Mode de règlement, Zahlungsart, Zahlungsweise,
      Forma de pago, Modalità di pagamento`,
  },
  account_number: {
    labels: words`Rekeningnummer, Kontonummer, Numéro de compte, Número de cuenta`,
  },
  bank: {
    labels: words`Banque, Banco, Banca`,
  },
  period: {
    labels: words`Periode, Période, Zeitraum, Leistungszeitraum, Periodo`,
  },
  notes: {
    labels: words`Opmerkingen, Opmerking, Remarques, Bemerkungen, Bemerkung, Observaciones`,
  },
};
