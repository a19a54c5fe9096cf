/** English wordings of printing, advertising, media, photography, publishing and translation papers; the format is that of `parse-wordings.ts`. */
export const ENGLISH_MEDIA = String.raw`
code | Print job number; Job ticket no.; Job bag no.; Job docket no.; Print order no.; Docket no.; Works ticket; Job bag number; Proof number; Proof no.; Artwork ref.; Artwork number; Plate no. | number of the print job; which job bag; proof ref; artwork number
text | Job title; Job description; Title of job; Description of job; Print item; Product (print); Printed item; Product type | what is printed; flyers or brochure; which print product
number | Quantity printed; Run length; Number of copies; Print quantity; Quantity ordered; No. of copies; Copies required; Print run quantity; Quantity delivered; Overs; Unders; Run-on copies | how many are printed; copies; size of the run
amount | Price per thousand; Run-on cost; Run-on per 1000; Additional 1000s; Per 1,000 run-on; Extra copies price; Run-on price; Cost per 1000 copies; Price per 100 copies | what do a thousand more cost; run-on price; each further thousand
text | Size (print); Flat size; Finished size; Page size; Final size; Trimmed size; Document size; Untrimmed size; Sheet size; Format (print); Size closed/open; Banner size | how big is it printed; A5 or A4; folded size; trim
text | Stock (print); Paper (print); Text stock; Cover stock; Material (print); Paper type; Weight (gsm); Media (print); Paper/board; Substrate (print); Stock weight; Cover material; Text paper | which paper; how thick; stock of the cover
text | Colours (print); Number of colours; Print process; 4/0; 4/4 CMYK; Ink colours; Pantone; Special colour; PMS; Printed sides; Printing method; Litho/digital; Colour process; Print sides; Spot colour | how many colours; printed on both sides; which Pantone
text | Finishing (print); Lamination type; Bindery; Binding type; Fold type; Finish (print) | how is it bound; laminated or not; folded how; finish
number | Number of pages; Pagination; Pages plus cover; Text pages; Page extent; Pages (self cover) | how many pages has the booklet; pages inside
number | Number of sheets; Sheets per set; No. of sheets | sheets in it; how many sheets
number | No. of versions; Number of kinds; Versions (print) | how many versions; kinds printed
date | Proof date; Proof approval date; Proof approved on; Artwork due; Artwork deadline; Artwork required by; Files due date; Copy date; Proof by; Approval needed by; Sign-off date; Artwork to be supplied by | until when must files be in; approve the proof by; artwork when
person | Proof approved by; Approved for print by; Print approved by; Client approval; Signed off by | who approved the proof; who let it go to print
person | Designer; Designer name; Art director; Designed by; Graphic designer; Creative director | designer's name; who designed it
text | Proof status; Approved/approved with changes; Amendments (proof); Corrections (proof); Author's corrections; Changes required; Type of proof; Revisions (artwork); Number of amends; Round of amends | is the proof approved; what should be changed; round of corrections
amount | Origination; Artwork charge; Design charge; Typesetting; Set-up charge; Plate charge; Pre-press; Prepress charge; Proofing charge; Author's corrections charge; Make-ready; Screen charge; Embroidery setup; Digitising fee; Setup (print) | what did the design cost; set-up of the print; cost of the plates
amount | Printing cost; Print cost; Printing charge; Total print; Production cost; Binding cost; Finishing cost; Paper cost; Press charge; Print total | what does printing cost; finish in money; paper price
amount | Mailing cost; Fulfilment charge; Postage (mailing); Data processing; Lettershop; Polywrapping; Mail sort; Total postage; Mailing services; Handling & mailing | what did mailing them out cost; postage of the mailing; inserting price
number | Mail quantity; Pieces mailed; Number of records; Mailing quantity; Items mailed; Total pieces; Number of addresses; Items posted; Total mailpieces; Records processed | how many were mailed; addresses used; pieces posted
code | Insertion order number; Insertion order no.; IO number; IO #; Booking number; Ad number; Ad ID; Campaign ID; Campaign number; Order line ID; Booking order no.; RO number; Release order no.; Contract number; Advertising order no.; Material ID; Creative ID; ISCI; Clock number; Key number | number of the ad booking; which insertion order; campaign id; ref of the advert
text | Campaign name; Campaign title; Advertiser campaign; Brand/product; Product advertised; Creative name; Ad name; Ad copy; Line name; Line item; Ad set; Ad group; Headline (ad) | which campaign; what is advertised; name of the advert
company | Advertiser; Advertiser name; Client/brand; Brand (media); Client of agency; Sponsor; Sponsor name; Exhibitor; Exhibitor name; Sponsoring company | for whom is the advert; who advertises; which brand
company | Advertising agency; Media agency; Agency name; Agency of record; Buying agency; Media buyer; Creative agency; PR agency; Booked by agency; Production company | which agency booked; media buyer's firm; who made the advert
company | Publisher; Media owner; Broadcaster; Newspaper; Network (media); Publication name; Site/publisher; Title of publication; Media vendor; Website (media); Channel (media); Station/channel; Inventory source | in which paper; on which station; who runs the ad
date | Insertion date(s); Insertion date; Issue/edition; Date of insertion; Issue (publication); Publication dates; Appearance date; Edition date; Cover date; Date of publication; On-sale date; Issue month; Week of insertion; Issue booked | in which issue; when does the advert appear; printed in what edition
date | Campaign start date; Flight start; Start date; First air date; On-air date; Posting start; In-charge date; Campaign live date; Live from; Runs from; Go-live date; Posting date | when does the campaign begin; ad runs from; on air when
date | Campaign end date; Flight end; End date; Last air date; Posting end; Campaign ends; Live until; Runs to; Off-air date | when does the campaign end; ad runs until; off when
time | Spot time; Air time; Time aired; Time of broadcast; Daypart; Time slot; Aired at; Broadcast time; Transmission time; Programme (spot); Actual time | at what hour was the spot; aired when; slot of the ad
text | Ad position; Placement (ad); Position in publication; Page position; Ad placement; Section (ad); Ad unit; Placement name; Position requested; Page number; Site (outdoor); Panel number; Poster site; Panel ref.; Billboard location | on which page; where in the paper; which billboard; position of the ad
text | Ad size; Space size; Size of advertisement; Column cm; Column centimetres; Full page/half page; Creative size; Spot length; Duration of spot; Ad dimensions; Depth x columns; Col. inches; Unit size; 30 sec; Line count (ad); Word count | how big is the advert; length of the spot; half a page or whole
number | Impressions delivered; Impressions booked; Impressions served; Gross impressions; Delivered impressions; Contracted impressions | how often was it shown; views of the ad
number | GRPs; TVRs; Rating points; Gross rating points | rating points of the spot; GRPs bought
number | Circulation figure; Readership; Audience size; Audited circulation | people reached; readers of the paper
number | Video views; Views (video); Total views; ThruPlays | how often was the film watched; views of the video
number | Clicks delivered; Total clicks; Link clicks; Click count; Clicks (ad) | how many clicked; clicks of the ad
number | Leads delivered; Number of leads; Leads generated; Acquisitions; Sign-ups | leads we got; people who signed up
number | Sessions (website); Website sessions; Site visits; Page views | visits of the site; how many came to the page
percent | Click-through rate; CTR | how many percent clicked; share of clicks
percent | Conv. rate; CVR; Conversion % | share that bought; how many percent converted
percent | Open rate; Opens %; Unique open rate | rate of opening; how many percent opened the mail
percent | Engagement rate; Completion rate; Viewability; View-through rate | engaged how much; share that watched to the end
amount | Cost per mille; CPM rate; Cost per thousand impressions; eCPM; CPM price | price of a thousand views; per thousand shown
amount | Cost per click; Average CPC; CPC rate; Avg. CPC; Price per click | what does a click cost; price of one click
amount | Cost per lead; CPL; Price per lead; Average cost per lead | what does a lead cost; per lead
amount | Cost per acquisition; CPA; Cost per result; Cost per conversion; Cost/conv. | what does a customer cost; price of one result
amount | Rate per spot; Cost per spot; Price per spot; Spot rate; Spot cost | one spot costs; price of a spot
amount | Cost per insertion; Rate per insertion; Price per insertion; Insertion rate | one advert costs; price of an insertion
amount | Media cost; Gross media cost; Gross cost; Rate card price; Rate card value; Space cost; Ad cost; Ad charge; Airtime cost; Total media; Gross media; Media spend; Ad spend; Total spend; Advertising charge; Campaign cost; Gross amount; Budget spent; Amount spent | what does the space cost; spent on the ads; media in money
amount | Agency commission amount; Less agency commission; Agency discount amount; 15% agency commission; Commission (media); Less 15%; Net media cost; Net cost; Net to publisher; Agency fee; Net after commission; Management fee; Ad management fee | agency's cut; price after commission; fee of the agency
amount | Series discount; Volume discount; Position surcharge; Colour surcharge; Premium position; Late copy charge; Frequency discount; Cancellation fee; Production charge; Special position charge; Early booking discount; Bleed charge | reduction for many ads; extra for the position; surcharge of the page
amount | Campaign budget; Lifetime budget; Approved media budget; Total budget | how much may the campaign cost; budget of the ads
amount | Daily budget; Budget per day; Average daily budget | budget a day; spent a day at most
amount | Budget remaining; Remaining budget; Budget left | left to spend on ads; rest of the budget
amount | Make-good; Make good value; Under-delivery credit; Missed spots credit; Ad credit | credit because it wasn't shown; compensation for missed spots
amount | Invalid activity; Invalid clicks credit; Invalid traffic adjustment | credit for invalid clicks; clicks that don't count
date | Booking deadline; Cancellation deadline; Copy deadline; Material deadline; Ad close; Space closing; Ad closing date; Space deadline; Copy due; Material due; Artwork in by | until when can the ad be booked; copy by; last day for material
text | Exhibition stand; Stand number; Stand no.; Booth number; Booth no.; Stand size; Stand type; Hall/stand; Show name; Exhibition name; Booth size; Floor space booked; Sqm booked | which stand; booth in what hall; how big is the stand; name of the fair
amount | Stand cost; Space charge; Stand rental; Booth fee; Shell scheme cost; Exhibitor fee; Exhibit space fee | what does the stand cost; price of the booth
amount | Sponsorship fee; Sponsorship amount; Sponsorship package; Sponsorship cost | sponsoring sum; what does the sponsor pay
amount | Electrical supply; Furniture hire; Stand cleaning; Stand electrics | extras at the stand; power at the booth in money
date | Build-up date; Build dates; Move-in date; Build-up from; Set-up day | when can we build the stand; building up when
date | Breakdown date; Move-out date; Dismantling date | breaking down when; stand away by
period | Exhibition dates; Show dates; Open days; Show open | days of the fair; when is the fair open
text | Image title; Image description; Photographs supplied; Number of images; Image ref.; Shoot location; Assignment (photo); File format; Photo caption; Image number; Number of final images; Deliverable images; Raw files | which pictures; how many photos; where was the shoot
date | Shoot date; Date of shoot; Filming date; Recording date; Session date; Date of assignment; Production date; Wrap time; Delivery of images by; Edit delivery date | when is the shoot; filmed when; day of the recording
amount | Photographer's fee; Shoot fee; Creative fee; Photography fee; Half-day rate; Full-day rate | what does the photographer take; price of the shoot
amount | Studio hire; Studio rental; Studio cost; Location fee | rent of the studio; what does the place of the shoot cost
amount | Retouching; Retouching fee; Editing fee; Post-production; Image editing | retouching cost; price of the editing
amount | Model fee; Talent fee; Actor's fee; Cast fee | what do the models cost; paid to the talent
text | Usage rights; Licence granted; Rights granted; Media usage; Licence period; Usage licence; Usage period; Permitted use; Image licence; Territory/period; Credit line | where may the picture be used; for how long; rights we get; credit whom
code | ISBN; ISBN-13; EAN (book); ISBN no.; Title code | number of the book; ISBN of the title
code | ISSN; ISSN no.; Periodical no. | number of the magazine series; ISSN
code | ISRC; ISRC code; Recording code | code of the recording; ISRC of the track
code | ISWC; Work ID; IPI number; CAE/IPI; Work number | number of the song; writer's IPI
text | Book title; Title of work; Work title; Title/author; Title (royalty) | which book; name of the work
person | Author name; Author; Writer; Written by; Author(s) | who wrote it; author of the book
text | Song title; Track title; Release title; Album title; Artist/title | title of the song; which album
person | Artist name; Illustrator; Editor name; Contributor; Performer name | who drew it; artist of the release
number | Units sold; Copies sold; Net units; Net copies sold; Units sold to date; Sales this period; Total units | how many copies were sold; books sold
number | Number of streams; Total streams; Stream count; Streams this period | streams of the period; how often was it streamed
number | Copies returned; Returns (royalty); Units returned; Returned copies | returned books; how many came back
percent | Royalty rate %; Author's royalty; Share %; Writer share; Publisher share; % of net receipts | author's share; royalty in percent; split of the song
amount | Royalties earned; Royalty earnings; Net royalties; Royalty due; Earnings this period; Royalties this period; Total royalties; Net revenue; Amount payable; Royalty payment; Performance royalties; Mechanical royalties; Gross royalties; Payable royalties | what did the book earn; royalties of the half-year; money for plays
amount | Advance against royalties; Unearned advance; Advance balance; Unrecouped balance; Unearned balance; Advance outstanding; Recoupable costs; Balance unearned; Advance paid; Reserve against returns; Reserve for returns; Reserves held; Unrecouped | advance not yet earned; held back for returns; still to be earned
period | Royalty period; Accounting period; Sales period; Period of account; Royalty statement period; Statement period; Half-year to; Usage period; Distribution period | for which half-year are royalties; period of the sales; months covered
text | Source language; Target language; Language pair; Translation from/to; From language; Language combination; Service type; Subject field; Interpreting language | from which language; translated into; language pair
number | Word count; Source words; Number of words; Target words; Weighted words; No match words; Fuzzy matches; Total words; Lines (translation); Standard pages; New words | how many words; length of the text; words charged
amount | Rate per word; Price per word; Rate per 1000 words; Cost per word; Per word rate; Rate per line; Minimum fee; Translation fee; Proofreading fee; Interpreting fee; Certification fee; Sworn translation; Price per page; Per minute rate; Voice-over | what does a word cost; price of the translation; proofreading cost
`;
