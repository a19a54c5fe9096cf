/** English wordings of papers of doctors, hospitals, dentists, opticians, vets and pharmacies; the format is that of `parse-wordings.ts`. */
export const ENGLISH_CLINICS = String.raw`
code | NHS number; NHS No.; CHI number; Hospital number; Hospital no.; Unit number; MRN; Medical record number; URN; UR number; IHI; H&C number; Patient MRN; PHN; Health card number; OHIP no.; IHI number; Medicare card no. | patient's number in the hospital; number in the health service; record of the patient; health card digits
code | Referral number; Referral ID; UBRN; Unique booking reference; Referral reference; e-Referral no.; Authorisation number; Referral auth. no. | number of the referral; booking ref for the clinic; what do I quote to book the hospital
date | Date of referral; Referral date; Referred on; Date referred; Referral received | when was the patient referred; referral dated; sent on when
text | Reason for referral; Presenting complaint; Chief complaint; Reason for visit; Presenting problem; History of presenting complaint; Reason for admission; Reason for consultation | why did they come; what is the patient complaining of; why were they sent to hospital
text | Primary diagnosis; Principal diagnosis; Working diagnosis; Diagnoses; Diagnosis on discharge; Final diagnosis; Secondary diagnoses; Discharge diagnosis; Provisional diagnosis; Comorbidities | what is the illness; found what; which sickness on discharge; what else is wrong with them
text | Past medical history; PMH; Medical history; Previous illnesses; Significant history; Past history | what did they have before; earlier illnesses
text | Previous surgery; Surgical history; Past operations; Past surgical history | operations in the past; operated before for
text | Family history; FH; Family medical history | illnesses in the family; what did the parents have
text | Social history; SH; Lifestyle history; Smoking status | does the patient smoke; how do they live
text | Current medication; Medications on admission; Medication on discharge; Discharge medication; TTOs; TTA; Regular medication; Repeat medication; Drug history; Medication list | what are they taking; pills on discharge; medicines at home
text | Medication changes; Stopped medication; New medication; Changes to medication; Medications started; Medication altered | which pills changed; what was stopped; new drugs
text | Examination findings; On examination; O/E; Clinical findings; Physical examination; Findings on examination; Clinical examination | what did the doctor see; found on examining; state of the patient
text | Investigations; Results of investigations; Investigations and results; Tests performed; Imaging results; Investigation results | which tests were done; what came out of scans; examinations made
text | Treatment plan; Management plan; Care plan; Clinical plan; Proposed treatment; Recommended treatment; Actions for GP; GP actions; Plan and requested actions; Follow-up plan | what happens next; what must the GP do; further treatment
date | Follow-up appointment; Follow-up date; Review appointment; Next appointment date; Recall date; Recall due; Check-up due; Next review; Return to clinic; Outpatient follow-up; Follow up in | when is the next check; come back when; check-up due; next visit
text | Clinic name; Outpatient clinic; Clinic code; Clinic location; Outpatients; Department attending; Report to; Please attend at; Where to go | where must the patient go; which clinic; report where
time | Clinic time; Appointment at; Time of appointment; Appointment time; Arrive at; Please arrive at; Fasting from; Nil by mouth from | at what hour in the clinic; be there when; nothing to eat from
person | Named consultant; Responsible consultant; Consultant in charge; Lead clinician; Clinician; Responsible clinician; Seen by; Surgeon; Anaesthetist; Hospitalist; Treating doctor | who is in charge of the patient; which consultant; who operated; seen by whom
person | Registered GP; Usual GP; GP name; Family doctor; Primary care physician; PCP; Own doctor; Named GP; Usual doctor | who is the family doctor; patient's GP; doctor at home
company | GP practice; GP surgery; Registered practice; Practice name; Surgery name; Medical centre; Health centre; Practice code | which surgery are they with; name of the practice; family doctor's practice
code | Provider number; Prescriber number; GMC number; GMC no.; GDC number; NMC PIN; NPI; NPI number; Provider no.; HPI-O; HPCSA no.; Practice number; DEA no.; AHPRA no.; Licence no.; Prescriber no. | doctor's registration; number of the provider; NPI of the doctor; licence of the physician
date | Date of surgery; Operation date; Date of operation; Procedure date; Theatre date; Surgery date; TCI date; To come in date | when was the operation; operated when; coming in for surgery when
text | Operation performed; Procedure performed; Name of operation; Procedures; Operative procedure; Surgery performed; Operation title; Proposed procedure; Consent for | what was operated; which procedure; what did they consent to
text | Anaesthetic; Type of anaesthesia; Anaesthesia; ASA grade; Sedation | which anaesthetic; put to sleep or local; sedation used
date | Last menstrual period; LMP; First day of last period | first day of the last period; last period when
date | Estimated due date; EDD; Expected date of delivery; EDC; Estimated date of delivery | when is the baby due; expected birth
number | Gestation; Gestational age; Weeks pregnant; Gestation at birth; Weeks + days | how far is the pregnancy; weeks along
number | Birth weight; Weight at birth; Baby's weight | how heavy was the baby; weight of the newborn
number | Apgar score; Apgar; Apgar 1/5 min | score of the newborn; Apgar points
text | Vital signs; Vitals; Observations on admission; Obs | vital signs; values measured at the bedside
number | Oxygen saturation; O2 sats; Sats; O2 saturation | oxygen of the blood; saturation measured
number | Resp. rate; Respiratory rate; Respirations; RR; Breaths/min | how fast do they breathe; breaths a minute
text | Discharge destination; Discharged to; Discharge method; Mode of discharge; Disposition (discharge); Method of admission; Source of admission | where did they go after hospital; sent home or to a home; came in how
number | Ward stay; Total bed days; Days on ward; LOS; Critical care days; Nights in hospital | how many days on the ward; nights spent; length in hospital
text | Ward; Ward/bed; Admitting ward; Bay/bed; Ward name; Room/bed | on which ward; bed of the patient; where do they lie
text | Fit note; Statement of fitness for work; Not fit for work; May be fit for work; Advice for work; Phased return; Amended duties; Altered hours; Workplace adaptations | may they work; signed off or fit with changes; which adjustments at work
period | This will be the case for; Certified period; Unfit for work from - to; Case for from - to; Off work until; Incapacity period; Certificate valid from - to | how long are they signed off; off until when; sick from when to when
date | Date of assessment; Assessed on; I assessed your case on; Date of examination; Date of statement; Examined on; Date patient seen | when did the doctor see them for the note; assessed when; examined when
date | Fit to resume on; Return to work date; Fit to return on; Resume work on; Expected return to work; Fit from | when can they work again; back at work when; fit from when
text | Vaccination record; Vaccines given; Immunisations given; Vaccine and batch; Site of injection; Injection site; Route of administration; Manufacturer (vaccine) | which jabs; where was it injected; what vaccine was given
date | Date given; Date of vaccination; Vaccination date; Next dose due; Booster due; Next vaccination due; Dose 2 due; Date administered | when was the jab; next jab when; booster due
text | Treatment (dental); Dental treatment; Course of treatment; Treatment plan; Band of treatment; NHS band; Treatment band; Band 1/2/3; Dental charge band | what is done on the teeth; which band; dentist's plan
code | Tooth no. or letter; Tooth/surface; Tooth ID; Tooth notation; Surfaces; Area of oral cavity | which tooth and side; surface of the tooth; where in the mouth
amount | Dental charge; NHS charge; Patient charge; Private fee; Lab fee; Crown fee; Hygienist fee; Scale and polish; Extraction fee; Denture cost | what does the dentist charge; cost of the crown; price for cleaning teeth
number | SPH; Sphere power; R SPH; L SPH; Sph (D) | strength of the glasses; dioptres of the eye
number | CYL; Cylinder power; Cyl (D); Astigmatism | cylinder of the lens; astigmatism value
number | Near add; Reading add; Add power; Addition | reading strength of the glasses; extra for near
number | Pupillary distance; PD; Mono PD; Distance PD | distance of the pupils; PD for the glasses
text | Visual acuity; VA; Unaided vision; Corrected vision; Acuity | how well do they see; sight measured
number | Intraocular pressure; IOP; Eye pressure; IOP mmHg | pressure in the eye; glaucoma value
number | Base curve; BC; Lens diameter; DIA | curve of the lens; diameter of the contact lens
amount | Frame price; Frame cost; Spectacle frame; Frame charge | price of the frame; what does the frame cost
amount | Lenses price; Lens cost; Lens coating; Lens charge; Price of lenses | price of the lenses; what do the lenses cost
amount | Sight test fee; Eye examination fee; Eye test fee; Examination fee | what did the eye test cost; fee for the eye test
date | Sight test date; Date of eye test; Eye exam date; Date of sight test | when were the eyes tested; day of the eye test
date | Next sight test due; Next eye test; Sight test due; Next eye exam | next eye test when; eyes tested again by
date | Lens prescription expires; Contact lens expiry; Spectacle prescription expires | prescription for lenses runs out when; lenses good till
text | Animal name; Pet's name; Patient (animal); Name of animal; Pet name; Horse's name | what is the pet called; name of the dog; which animal was treated
text | Species; Breed; Species/breed; Breed/type; Type of animal; Species and breed; Pet type | dog or cat; which breed; kind of animal
text | Sex/neutered; Neutered; Sex of animal; Spayed/neutered; Colour/markings; Coat colour; Gender (pet) | is the pet neutered; male or female animal; colour of the pet
code | Microchip number; Microchip no.; Chip no.; Microchip ID; Transponder code; Chip number | chip of the dog; number under the skin; what is the pet's chip
code | Pet passport number; Pet passport no.; Horse passport no.; UELN; Passport no. | pet passport ref; papers of the horse by number
code | Rabies tag no.; Rabies tag number; Rabies certificate no.; Rabies tag | rabies tag; number of the rabies paper
person | Owner (animal); Client (vet); Owner's name; Keeper of animal; Owner/keeper; Pet owner; Client name | whose pet is it; owner of the animal; who brought the dog
person | Veterinary surgeon; Vet; Attending vet; Veterinarian; Veterinary surgeon's name; Vet's name; Treating vet; DVM; MRCVS | which vet; who treated the animal; name of the vet
number | Weight (animal); Body weight; Weight of animal; Pet weight; Body condition score; BCS | how heavy is the dog; weight of the pet; condition score
date | Vaccination due; Booster due; Next booster; Revaccination due; Valid until; Rabies expiration; Next vaccination due | when is the next jab of the pet; rabies good until
date | Worming due; Flea treatment due; Next worming; Next flea treatment | worming when; next flea treatment when
amount | Consultation (vet); Vet fee; Neutering; Vaccination fee; Anaesthetic fee; Hospitalisation fee; Dispensing charge; Euthanasia; Cremation fee; Out of hours fee | what does the vet charge; cost of the jab for the dog; vet's visit
code | Prescription ID; Prescription form no.; Script number; Rx number; RX#; EPS token; Prescription serial number; Token number; eScript; Authority script no.; PBS/RPBS; Original script no. | number of the prescription; which script; code for the pharmacy
amount | Prescription charge paid; Dispensing fee; Professional fee; Patient contribution; PBS charge; Concessional charge; Copay (pharmacy); You pay; Gap (pharmacy); Patient paid; Prescription levy | what was paid for the medicine; fee of the chemist; own part at the pharmacy
code | NDC number; NDC code; Drug code; PIP code; DIN; Product licence no.; PL number; NAPPI code; PBS code | code of the medicine; drug's number; number of the product on the pack
text | Generic for; Substituted for; Generic name; Brand name; Brand substitution; Manufacturer (drug); Mfr (drug) | what is it the generic of; brand of the pills; who makes the medicine
number | Refills remaining; Refills; Repeats; Repeats remaining; No. of repeats; Repeats authorised; Qty remaining; Rpts left; Refill # | how often can it be refilled; repeats left; more packs allowed
date | Refill by; Rx expires; Prescription expiry; Refillable until; Refills expire; Script valid until | until when can it be refilled; prescription runs out when
date | Next fill date; Next refill; Repeat due; Next repeat due; Refill due | next pack when; when can the pills be fetched again
date | Last filled; Date last dispensed; Last fill date; Last dispensed; Previous fill | when were the pills fetched last; last pack when
text | Directions for use; Dosage instructions; Directions; How much to take; Dose and frequency; Label instructions; Frequency (drug); Sig. | how is it taken; how many times a day; one tablet when
text | Warning label; Cautionary label; Storage (drug); Keep out of reach; Advisory label | what must be watched with the medicine; warning on the box; drowsy or not
text | Exemption (prescription); Exemption category; Prepayment certificate; Entitlement (prescription); Concession type; Safety net; Safety net no.; Entitlement number; PPC number | why is no charge due at the chemist; exemption ticked; safety net card
amount | Amount paid at visit; Fee for service; Standard fee; Schedule fee; Benefit paid; Out of pocket; Gap payment; Bulk billed; Gap amount; Rebate (MBS); MBS rebate | what did the visit cost; back from Medicare; gap to pay
code | MBS item; Item number; Item no.; MBS item number; Fee code; Tariff code; CCSD code; Service code; Billing code; ADA code; CDT code | code of the service billed; which item; billing number of the treatment
person | Emergency contact person; Next of kin; Carer's name; Parent/guardian of patient; Accompanied by; Relationship to patient | who is to be called for the patient; relative noted; who came along
text | Consent given; Consent obtained; Signature of patient; DNACPR; Resuscitation status; Advance directive; Code status | did the patient agree; consent signed; resuscitate or not
text | Clinical alerts; Safeguarding alerts; Patient alerts; Alerts and risks | any alerts; risks noted about the patient
text | Infection status; MRSA status; Infection control status | infection status of the patient; carries a germ or not
date | Appointment cancelled; DNA date; Missed appointment date; Did not attend; Rescheduled to; New appointment date; Previous appointment | when was it moved to; missed which appointment; new date of the clinic
`;
