/** Legal forms of companies, as written behind or before their names. */
export const FORM_EN =
  /(?<![\p{L}])(?:inc|incorporated|ltd|limited|llc|l\.l\.c|llp|corp|corporation|co|company|gmbh|ag|kg|ohg|b\.?v|n\.?v|s\.?a|s\.?a\.?r\.?l|sas|sasu|s\.?p\.?a|s\.?r\.?l|s\.?l|pty|plc|sdn\.? ?bhd|s[bd]n\.? b[hn]d|bhd|s\/b|pvt|pte|kk|k\.k|oy|ab|a\/s|aps|e\.?k|ug|dac|bpk)\.?(?![\p{L}])/iu;

/** Words of trades, by which a line without a legal form is a company’s name. */
export const TRADE_EN =
  /(?<![\p{L}])(?:enterprises?|trading|restauran[t]?|restoran|cafe|café|coffee|bakery|stores?|shop|mart|supermarket|hypermarket|hardware|pharmacy|farmasi|kedai|syarikat|pasaraya|station(?:ery)?|services?|solutions|systems|group|holdings|bank|hotel|suppl(?:y|ies)|electrical|electronics|consulting|partners|associates|industries|foods?|kitchen|gourmet|house|centre|center|clinic|books?|bros|brothers|sons|marketing|distribution|international|technologies|technology|studio|design|logistics|venture|perniagaan|market|deli|grill|bar|pizzeria|books(?:tore)?|garage|motors|florist|salon|boutique|outlet|wholesaler?|labs?|media|agency|works|freight|engineering|construction|printing|institute|university|school|college|hospital|foundation|association|council|inn|lodge|resort|insurance|assurance|mutual|savings|society|academy|practice|surgery|airport|airlines|railways?|energy|power|water|gas|telecom|library|museum|theatre|theater|arena)(?![\p{L}])/iu;

/** Words of streets, buildings and districts. */
export const STREET_EN =
  /(?<![\p{L}])(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|way|suite|ste|floor|flr|unit|block|blk|building|bldg|jalan|jln|jin|lorong|lot|taman|tmn|bandar|persiaran|off jln|seksyen|sek|kampung|kg|plaza|mall|level|lvl|kompleks|compleks|complex|perniagaan|ground floor|tingkat|po box|p\.o\. box|highway|hwy|square|park|court|ct|straat|weg|laan|plein|rue|allée|strasse|straße|str|platz|calle|via|piazza|town|city|village|district|taluk|nagar|wing|tower|house no|no\.? ?\d{1,5}(?!\d)|industrial|estate|yard|crescent|cres|parade|terrace|close|grove|quay|wharf|mews|loop|parkway|pkwy|garden|heights|place|hill|gate|row|circus|walk|centre point|shopping)(?![\p{L}])/iu;

/** Towns, regions and countries that addresses end with. */
export const PLACE_EN =
  /(?<![\p{L}])(?:selangor|kuala lumpur|johor|penang|pulau pinang|perak|melaka|sabah|sarawak|pahang|kedah|putrajaya|malaysia|singapore|united states|usa|united kingdom|uk|england|germany|deutschland|france|nederland|netherlands|japan|india|canada|australia|spain|italia|italy|belgium|switzerland|ireland|london|new york|california|texas|kl|pj|petaling jaya|rawang|bentong|masai|setapak|shah alam|cheras|kepong|puchong|subang jaya|klang|tokyo|osaka)(?![\p{L}])/iu;
