/** English wordings of laboratory, imaging, water, food and material test reports; the format is that of `parse-wordings.ts`. */
export const ENGLISH_LABORATORIES = String.raw`
code | Laboratory number; Lab number; Lab ref.; Lab ID; Accession number; Accession no.; Specimen number; Sample number; Lab sample ID; Laboratory sample no.; Episode number; Lab no.; Requisition number; Accession # | number of the sample in the lab; lab's reference; which specimen; accession ref
code | Report number; Test report no.; Certificate of analysis no.; COA no.; Report reference; Analysis no.; Analytical report no.; Job number; Report ID; Work order; Batch no. | which report is it; number of the analysis; ref of the test report
code | Client sample ID; Customer sample reference; Your sample ref.; Sample ID; Sample reference; Client reference; Sample identification; Sample mark; Field ID; Customer reference | what did we call the sample; our mark on it; own ref of the sample
text | Sample description; Description of sample; Specimen type; Sample type; Sample matrix; Type of specimen; Specimen source; Sample details; Material tested; Product tested | what was tested; blood, water or soil; what kind of sample
date | Date sampled; Sampling date; Date collected; Collected on; Collection date/time; Specimen collected; Date of sampling; Sample date; Date/time collected; Date taken | when was the sample taken; blood drawn when; sampled when
date | Date received by lab; Received in lab; Sample received; Date received; Received date/time; Date of receipt; Specimen received; Sample receipt date; Received at lab | when did it reach the lab; in the lab since; received when
date | Date reported; Report date; Reported on; Date of report; Date of issue; Issue date of report; Authorised on; Report issued; Final report date; Reported date/time | when were the results out; report dated; results when
date | Date tested; Test date; Date of analysis; Analysis date; Analysed on; Date analysed; Testing period; Date of test; Tests commenced; Testing completed; Date of testing | when was it analysed; tested when; day of the test
person | Sampled by; Collected by; Sampler; Sample taken by; Phlebotomist; Sampling officer; Drawn by | who took the sample; who drew the blood; sampler's name
person | Requesting clinician; Requested by; Ordering physician; Ordering provider; Requestor; Requester; Referring doctor; Client contact; Ordered by; Attending physician | who ordered the test; doctor who wants the results; who asked for it
person | Authorised by; Approved by; Validated by; Reported by; Pathologist; Radiologist; Lab director; Analyst; Tested by; Medical director; Reviewed by; Authorised signatory; Laboratory manager; Verified by | who signed the results; pathologist's name; who read the scan; who tested it
company | Testing laboratory; Performing laboratory; Name of laboratory; Performing lab; Lab name; Testing facility; Testing house; Reporting laboratory | which lab did it; where was it analysed; name of the laboratory
code | Accreditation number; UKAS no.; NATA accreditation no.; A2LA cert. no.; CLIA number; CLIA ID; ISO 17025 accreditation; Lab accreditation no.; CAP number; NABL no.; Accredited for | accreditation of the lab; is the lab accredited; its licence number
text | Test method; Method reference; Analytical method; Test standard; Method code; In-house method; Procedure/method; Test procedure; Standard method | by which method; according to which standard; how was it tested
text | Fasting; Fasting status; Fasting/random; Fasted; Fasting hours | was the patient fasting; on an empty stomach; fasted or not
number | Haemoglobin; Hemoglobin; Hb; Hgb; Haemoglobin (Hb) | red blood pigment; is the blood thin; Hb value
number | White cell count; WBC; White blood cells; WCC; Leucocytes; Leukocytes | white cells in the blood; infection cells; how many leukocytes
number | Neutrophils; Neutrophil count; Abs. neutrophils; NEUT | neutrophils in the blood; neutrophil value
number | Lymphocytes; Lymphocyte count; Abs. lymphocytes; LYMPH | lymphocytes in the blood; lymphocyte value
number | Platelets; Platelet count; PLT; Thrombocytes | clotting cells; how many platelets; thrombocyte count
number | Red cell count; RBC; Red blood cells; Erythrocytes | red cells in the blood; how many red cells
number | Haematocrit; Hematocrit; HCT; Packed cell volume | share of cells in the blood; how thick is the blood
number | MCV; Mean cell volume; Mean corpuscular volume | size of the red cells; how big are the red cells
number | Glucose; Fasting glucose; Blood glucose; Blood sugar; Random glucose; Plasma glucose | sugar in the blood; how high is the sugar; fasting sugar
number | HbA1c; Haemoglobin A1c; A1C; Hemoglobin A1c; Glycated haemoglobin | long-term sugar; diabetes value over months; average sugar value
number | Cholesterol; Total cholesterol; Serum cholesterol | fat in the blood in all; how high is the cholesterol
number | LDL cholesterol; LDL; LDL-C | bad cholesterol; the harmful blood fat
number | HDL cholesterol; HDL; HDL-C | good cholesterol; the protective blood fat
number | Triglycerides; Serum triglycerides; TRIG | neutral fats in the blood; how many triglycerides
number | Creatinine; Serum creatinine; CREAT | kidney value in the blood; waste the kidneys filter
number | eGFR; Estimated GFR; GFR; Glomerular filtration rate | how well do the kidneys filter; filter rate of the kidneys
number | Urea; BUN; Blood urea nitrogen; Urea nitrogen | urea in the blood; urea value
number | Uric acid; Serum uric acid; Urate | gout value; uric acid in the blood
number | ALT; SGPT; Alanine aminotransferase; Alanine transaminase | liver enzyme ALT; liver value in the blood
number | AST; SGOT; Aspartate aminotransferase | liver enzyme AST; second liver enzyme
number | Gamma GT; GGT; Gamma-glutamyl transferase | liver value for alcohol; gamma value of the liver
number | Alkaline phosphatase; ALP; Alk phos | phosphatase value; bone and liver enzyme
number | Bilirubin; Total bilirubin; Serum bilirubin | jaundice value; yellow pigment in the blood
number | Albumin; Serum albumin; ALB | albumin value; albumin in the blood
number | Total protein; Serum protein; Protein (serum) | protein in the blood; all protein
number | TSH; Thyroid stimulating hormone; Serum TSH | thyroid value; how does the thyroid work
number | Free T4; FT4; Free thyroxine | free thyroid hormone; thyroxine value
number | Sodium; Serum sodium; Na+ | salt in the blood; sodium value
number | Potassium; Serum potassium; K+ | potassium value; how much potassium
number | Calcium; Serum calcium; Adjusted calcium | calcium value; lime in the blood
number | CRP; C-reactive protein; hs-CRP | inflammation value; is there an inflammation
number | ESR; Erythrocyte sedimentation rate; Sed rate | how fast does the blood settle; sedimentation
number | Ferritin; Serum ferritin; Serum iron | iron stores; iron in the blood
number | Vitamin D; 25-OH vitamin D; 25-hydroxyvitamin D | sunshine vitamin; is vitamin D low
number | Vitamin B12; B12; Serum B12; Cobalamin | B12 in the blood; is B12 low
number | PSA; Prostate specific antigen; Total PSA | prostate value; marker of the prostate
number | INR; Prothrombin time; PT/INR | clotting value; how fast does the blood clot
number | Troponin; Troponin T; hs-Troponin | heart attack value; damage of the heart muscle
text | COVID-19 result; SARS-CoV-2 result; PCR result; Antigen result; Detected/not detected; Covid test result | positive or negative; infected or not; corona test outcome
text | Culture result; Organism isolated; Organism; Culture and sensitivity; Isolate | which germ was found; what grew in the culture
text | Urinalysis; Urine dipstick; Urine microscopy; Urine test | what was in the urine; urine finding
text | Reference interval; Reference range; Normal range; Biological reference interval; Expected range; Ref. range; Ref. interval; Reference limits | what would be normal; range of the healthy; limits for the value
text | Abnormal flag; Out of range; Abnormal; Critical value; Alert value; In range/out of range | is the value too high; outside the limits; marked as abnormal
text | Units of measure; Unit of result; Result units; Units (lab) | in which unit is the result; measured in; unit of the value
text | Comment (lab); Clinical comment; Lab comment; Interpretive comment; Pathologist's comment; Clinical details; Clinical information; Clinical indication | what does the lab say about it; why was the scan made; comment on the result
text | Histology; Microscopy; Macroscopic description; Microscopic description; Specimen margins; Tumour grade; TNM; Histopathology | what did the tissue show; under the microscope; grade of the tumour
text | Type of examination; Modality; Study description; Procedure (imaging); Exam description; Imaging study; Examination type; Scan type | which scan; X-ray, CT or MRI; what was imaged
date | Exam date; Study date; Scan date; Date of exam; Date of scan; Examination date; Imaging date; Date of study | when was the scan; X-rayed when; imaging day
text | Findings (imaging); Findings; Radiology findings; Report (imaging); Report text; Description of findings | what is seen on the scan; findings of the X-ray; report of the radiologist
text | Impression (imaging); Impression; Conclusion (imaging); Summary of findings; BI-RADS; Conclusion | what does the radiologist conclude; summary of the scan; verdict on the picture
text | Contrast agent; Contrast given; Contrast medium | was contrast given; which contrast
text | Prior studies; Compared with; Comparison studies | compared with which earlier scan; older pictures used
number | T-score; Bone mineral density; BMD; Z-score | bone density; how firm are the bones
number | FEV1; FEV1/FVC; FVC; Peak flow | lung function; how much air can they blow out
number | Ejection fraction; LVEF; EF | pumping of the heart; how well does the heart pump
text | Right ear; Left ear; Hearing level; Audiogram; dB HL; Hearing threshold; Hearing test result | how well do they hear; hearing on the left; hearing test
text | Pass/fail (test); Overall result; Compliance status; Test outcome; Statement of conformity; Complies/does not comply | did it pass; does it comply; verdict of the test
text | Specification limit; Limit value; Acceptance limit; Permitted limit; Regulatory limit; Max. limit; Guideline value; MAC; PCV; Acceptance criteria; Specification | what would be allowed; limit for the value; highest permitted
number | Limit of detection; LOD; LOQ; Limit of quantification; Reporting limit; Detection limit; MDL; LOR; PQL | from which value can it be measured; detection limit; smallest measurable
number | Measurement uncertainty; Uncertainty; Expanded uncertainty; Uncertainty of measurement; U (k=2); Coverage factor | how exact is the result; uncertainty of the measurement; plus minus
number | pH; pH value; pH at 25C | how acid is it; acid or alkaline
number | Conductivity; Electrical conductivity; EC | conductivity of the water; how well does it conduct
number | Turbidity; Turbidity NTU; Cloudiness | how cloudy is the water; turbidity value
number | Total hardness; Hardness as CaCO3; Water hardness | how hard is the water; lime in the water
number | Free chlorine; Residual chlorine; Total chlorine; Chlorine residual | chlorine in the water; how much chlorine is left
number | E. coli; Escherichia coli; E.coli count | coli germs found; gut bacteria in the sample
number | Total coliforms; Coliforms; Coliform count; Faecal coliforms | coliform germs; coliforms found
number | Legionella; Legionella pneumophila; Legionella count; Legionella spp. | legionella found; legionnaires germs in the water
number | Total viable count; TVC; Plate count; Aerobic plate count; Total bacterial count | germs in all; how many bacteria; colonies counted
number | Lead; Lead (Pb); Pb; Total lead | lead in the water; how much lead
number | Nitrate; Nitrate (NO3); Nitrate as N | nitrate in the water; how much nitrate
number | Arsenic; Arsenic (As); Total arsenic | arsenic found; how much arsenic
number | Fluoride; Fluoride (F); Fluoride level | fluoride in the water; how much fluoride
text | Asbestos content; Asbestos type; Asbestos result; Asbestos identified | is there asbestos; which asbestos was found
number | Fibre concentration; Fibres/ml; Fibre count; Airborne fibre | fibres in the air; how many fibres
number | Radon level; Radon concentration; Radon result; Bq/m3 | radon measured; radon in the house
number | Moisture content; Moisture result; Water content; Moisture % w/w | moisture of the sample; how wet is the product
number | Protein content; Crude protein; Protein % w/w; Total protein content | how much protein is in the product; protein of the sample
number | Salt content; Sodium content; NaCl % | how much salt is in the product; salt of the sample
number | Water activity; aw; Water activity value | free water in the food; water activity value
number | Tensile strength; Ultimate tensile strength; UTS; Rm N/mm2; Tensile MPa | how strong is the steel; at which load does it break
number | Yield strength; Proof stress; Rp0.2; Yield stress; ReH | from when does the steel stretch for good; yield of the material
number | Elongation; Elongation at break; A5 % | how far does it stretch; stretch in percent
number | Hardness; Hardness HB; Brinell hardness; HRC; Vickers hardness | how hard is the material; hardness measured
number | Impact energy; Charpy; Charpy impact; Impact value J; KV J | toughness of the steel; energy of the impact test
number | Compressive strength; Cube strength; 28-day strength; Cylinder strength; Strength N/mm2; Cube result | strength of the concrete; what load did the cube carry; after 28 days
number | Slump; Slump (mm); Slump test; Flow (mm) | how stiff is the concrete; slump of the mix
number | Density; Bulk density; Density kg/m3; Dry density; Relative density | how dense is it; weight per volume
number | Age at test; Age (days); Age of specimen; Days cured | how old was the cube when tested; days cured
code | Heat number; Heat no.; Cast no.; Cast number; Melt no.; Coil no.; Plate no.; Charge no.; Mill certificate no.; Material certificate no.; EN 10204 certificate no.; MTC no.; Inspection certificate 3.1 | which melt; heat of the steel; number of the mill certificate
text | Chemical composition; C %; Carbon; Silicon; Chemical analysis; Composition %; Ladle analysis; CEV | what is in the steel; carbon content; alloy analysis
text | Material grade; Steel grade; Grade of steel; Material designation; Material specification | which steel; grade of the material
text | Heat treatment; Delivery condition; Temper condition | how was it heat-treated; state it is delivered in
date | Expiry date; Retest date; Date of manufacture; Manufacturing date; Mfg. date; Shelf life; Best before; Release date | until when can the batch be used; made when; retest when
code | Batch number; Lot tested; Batch/lot no.; Lot no.; Batch ID; Manufacturer's batch no.; Material no. | which batch was tested; lot on the certificate; batch of the product
number | Purity; Assay %; Potency; Chromatographic purity | how pure is it; content of the substance
number | Loss on drying; Residue on ignition; Total impurities | what is lost on drying; impurities in all
text | Appearance; Colour/appearance; Odour; Solubility; Clarity; Appearance of product | how does it look; colour of the product; does it smell
text | Storage condition; Condition on receipt; Sample condition; Temperature on receipt; Condition of sample; Preservation; Sample state | in what state did the sample arrive; how cold was the sample; was the sample all right
text | Place of sampling; Sampling point; Sample location; Sampling location; Point of sampling; Collected from (location); Sampling site; Site of sampling | where was it sampled; which tap; point the water came from
amount | Analysis fee; Test fee; Testing charge; Lab charge; Cost per sample; Fee per test; Price per analysis | what does the analysis cost; price per sample; lab's fee
text | Turnaround; Priority (lab); Routine/urgent; Turnaround time; Service level (lab) | urgent or routine; how fast must the lab be; STAT or not
text | Status of report; Final/preliminary; Report status; Amended report; Interim report; Supplementary report | is the report final; preliminary results; corrected report
code | Donor ID; Chain of custody no.; Custody form no.; Specimen ID number; COC no.; Seal intact; Barcode (sample); Kit no.; Custody number | number of the custody form; seal of the sample; drug test form
text | Drug screen result; Drug test result; MRO result; Screen result; Overall drug result | were drugs found; drug screen negative or positive
number | Alcohol result; BAC; Breath alcohol; Blood alcohol; Breath alcohol concentration | alcohol measured; how drunk was he
`;
