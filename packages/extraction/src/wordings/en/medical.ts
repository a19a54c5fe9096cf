/** English wordings of medical bills, prescriptions, care; the format is that of `parse-wordings.ts`. */
export const ENGLISH_MEDICAL = String.raw`
person | Patient; Patient name; Name of patient; Name; Resident; Service user; Client | who was treated; who was at the doctor's; whose results are they
code | Patient number; Patient ID; MRN; Medical record no.; Hospital no.; Chart no.; NHS number; Patient no. | number of the patient in the clinic; how is the file numbered; id on the wristband
date | Date of birth; DOB; D.O.B.; Birth date | when was the patient born; birthday in the file; what's the patient's birthday
number | Age; Age/sex; Years; Pt age | how old is the patient; years of the patient; age given in the file
text | Sex; Gender; M/F | man or woman; which sex is noted; male or female
address | Patient address; Home address; Address of patient | where does the patient live; home of the patient; street of the treated
code | Insurance ID; Member ID; Insured no.; Policy no.; Subscriber ID; Health card no.; Insurance number | number on the health card; how is he insured; membership at the health insurer
company | Insurance; Insurer; Payer; Health plan; Insurance company; Plan; Health fund | who pays the doctor; which health insurer; plan of the patient
code | Group number; Group no.; Insurer no.; Plan number; Payer ID | number of the employer's plan; the fund's own number; the plan's own number on the card
company | Provider; Clinic; Hospital; Practice; Medical institution; Facility; Surgery | where was the treatment; which hospital; who sends the medical bill
person | Doctor; Physician; Attending physician; Dr; Consultant; GP; Treating physician; Dentist | who treated; which doctor was it; name of the practitioner; who saw the patient
person | Referring physician; Referred by; Ordering provider; Requesting doctor; Requested by | who sent the patient there; which doctor wanted the test; who referred
text | Department; Ward; Specialty; Clinic department; Unit; Dept | which ward is she on; in what field of medicine; where in the hospital
date | Date of service; Treatment date; Date of visit; Date seen; Consultation date; Visit date; DOS | when was the treatment; which day did they go to the doctor; when was she there; when was the appointment
date | Admission date; Admitted; Date of admission; Date admitted | when did she go into hospital; first day as in-patient; when was he taken in; when was the patient hospitalised
date | Discharge date; Discharged; Date of discharge; Date discharged | when was she let out; last day in hospital; when did he go home; when did the patient leave the hospital
number | Length of stay; Days in hospital; Inpatient days; Bed days | how many days did she lie there; nights in hospital; time as in-patient
text | Diagnosis; Dx; Condition; Name of disease; Disease name; Impression; Clinical diagnosis | what is wrong with her; which illness; what did they find; what's the patient suffering from
code | Diagnosis code; ICD code; ICD-10; Dx code | code of the illness; code for the sickness; coded diagnosis
text | Procedure; Treatment; Service description; Description of service; Treatment provided; Operation | what was done at the doctor's; which treatment; what surgery
code | Procedure code; CPT code; Item number; HCPCS; Tariff code; Service code | billing number of the treatment; code they billed; coded service
code | Tooth; Tooth no.; Tooth number; Tooth # | which tooth was done; number in the jaw; where in the mouth
amount | Charges; Total charges; Billed amount; Total bill; Gross charges; Amount billed; Total medical expenses | what did the treatment cost in all; full price before the fund pays; medical bill altogether; how much did the hospital bill in total
amount | Consultation fee; Initial consultation; Office visit; First visit fee; Exam fee; Doctor's fee | what does seeing the doctor cost; price of seeing the doctor; fee for the visit
amount | Medication; Medicines; Pharmacy charge; Dispensing; Drug charge; Prescription charge | what did the pills cost; money for drugs; cost at the pharmacy
amount | Tests; Laboratory; Lab fees; Imaging; X-ray; Diagnostics | what did blood tests and pictures cost; charge of the lab; cost of examining
amount | Theatre fee; Procedure fee; Operating room; Surgical fee; Anaesthesia | what did the operation cost; price of being operated; theatre and sleep doctor
amount | Room and board; Accommodation; Room charge; Bed charge; Private room; Ward charge | what does lying in hospital cost; daily price of the bed; extra for the single room
amount | Meals; Meal charge; Food; Hospital meals; Inpatient meals | what did eating there cost; food in the clinic; cost of patient meals
amount | Certificate fee; Documentation fee; Report fee; Medical certificate | what does the doctor's paper cost; charge for the doctor's note; charge for the written report
amount | Insurance paid; Insurance payment; Paid by insurer; Plan paid; Paid by plan; Insurer's share; Benefit paid; Rebate | what did the health insurer take over; part paid by the plan; money the insurance gave; how much did insurance cover
amount | Adjustments; Contractual adjustment; Write-off; Plan discount; Insurance adjustment | what was struck off for members; reduction agreed with the fund; part nobody pays
amount | Allowed amount; Approved amount; Schedule fee; Eligible amount; Covered amount | what price does the plan accept; sum they recognise; fee by the table
amount | Patient responsibility; You owe; Patient balance; Amount you owe; Patient share; Patient pays; Out-of-pocket; Co-payment amount | how much does the patient have to pay himself; our own part of the doctor's bill; how much of it falls on the patient; how much does the patient owe out of pocket
amount | Co-pay; Copay; Copayment | fixed sum at each visit; what is paid at the counter; own fee per visit
amount | Deductible; Excess; Annual deductible; Applied to deductible | what is paid before the plan begins; yearly amount the patient covers first; part under the threshold
percent | Co-insurance; Coinsurance; Patient share %; Burden ratio; Copayment rate | how many percent does the patient bear; what percentage is the patient's own share; percentage we pay after the plan's part
amount | Not covered; Non-covered; Excluded amount; Uninsured services; Private services; Self-pay | what the fund doesn't pay at all; costs outside the plan; what's excluded from the insurance
amount | Previous balance; Prior balance; Balance forward; Brought forward | open from earlier visits; old doctor's debt; what was left from before
amount | Amount paid; Payment received; Paid; Paid today; Payments; Patient payments | what did the patient pay already; money taken at the counter; what has the patient paid so far
amount | Amount due; Balance due; Pay this amount; Total due; Please pay; Outstanding balance | what is left to pay to the clinic; sum they want now; open medical bill; how much do I owe the clinic
date | Due date; Payment due; Pay by; Payable by | until when must the doctor be paid; when is payment to the clinic due; deadline of the clinic
date | Statement date; Bill date; Invoice date; Issue date; Date of bill | when was the medical bill made; day it was written; how old is it
code | Statement no.; Invoice no.; Bill no.; Account no.; Visit no.; Encounter no.; Episode no. | number of the doctor's bill; case number at the clinic; reference to quote when paying
number | Points; Total points; Fee points; Insurance points | points the treatment counts; sum of fee points; how many points were charged
code | Claim number; Claim no.; EOB no.; Claim ref; ICN | number of the case at the fund; how do they file the refund; reference of the claim
code | Prescription number; Rx no.; Rx number; Rx #; Script no. | number of the prescription; how is the prescription filed; reference for the refill
text | Medication name; Drug; Drug name; Medicine; Rx; Product prescribed | which pills; what did the doctor prescribe; name of the remedy; what medicine was prescribed
text | Strength; Dose strength; Dosage form; Form; mg | how strong are the pills; milligrams; tablet or drops
text | Dosage; Directions; Sig; Take; Instructions; How to take; Administration | how often must it be taken; when and how many pills; way of taking; how should the medicine be taken
number | Quantity; Qty; Quantity dispensed; Supply; No. of tablets | how many pills are in; amount handed out; how many tablets did they get
number | Days' supply; Duration; Days; Treatment duration; No. of days | for how many days does it last; how long must it be taken; how many days of pills did they get
number | Refills; Repeats; Refills remaining; Repeats left; Refills left | how often may it be fetched again; repeats on the prescription; further packs allowed; how many more times can I get this filled
date | Date prescribed; Date written; Prescription date; Date issued; Rx date | when did the doctor write it; day of the prescription; when was it prescribed
date | Date dispensed; Date filled; Fill date; Dispensed on | when was it handed out; day at the pharmacy; when did they get the pills
date | Valid until; Prescription expires; Refill before; Discard after; Use by | until when can it be fetched; how long is the prescription good; when must pills be thrown away
company | Pharmacy; Dispensing pharmacy; Chemist; Dispensed at | which chemist's; where were the pills fetched; shop of the remedy
person | Pharmacist; Dispensed by; Checked by; RPh | who handed out the pills; who checked the drugs; name behind the pharmacy counter
person | Prescriber; Prescribing doctor; Prescribed by; Prescriber name | who wrote the prescription; which doctor gave the pills; name on the script
text | Warnings; Side effects; Cautions; Precautions; Adverse effects | what to watch for with the pills; what could go wrong; dangers of the drug
text | Allergies; Known allergies; Drug allergies; Sensitivities | what can't she stand; which drugs must be avoided; is there intolerance; what is the patient allergic to
code | Specimen no.; Sample ID; Lab no.; Accession no.; Specimen ID | number of the blood tube; reference of the sample; lab's id
text | Specimen; Specimen type; Sample type; Material | blood or urine; what was sent to the lab; kind of sample
date | Collected; Collection date; Sample date; Date collected; Specimen collected | when was blood taken; day of sampling; when did they draw it
date | Reported; Report date; Result date; Date reported; Date of report | when did results come; day of the findings; when was the lab ready
text | Test; Test name; Investigation; Examination; Analyte; Item tested | which value was measured; what was examined; name of the blood value
number | Result; Value; Measured value; Finding; Test result; Patient value | what came out; the measured figure; how high was it; what did the test show
text | Reference range; Normal range; Reference interval; Normal values; Standard value | what would be normal; limits of the healthy; between what should it lie; what range is considered healthy
text | Flag; Abnormal; H/L; Judgement; Status of result; Interpretation | too high or too low; is the value all right; rating of the finding
number | Blood pressure; BP; Systolic/diastolic | how high is the pressure; what were the two pressure figures; what was the pressure measured
number | Height; Ht; Body height; Stature | how tall is he; centimetres of the person; body length
number | Weight; Wt; Body weight | how heavy is she; kilos of the person; what does the patient weigh
number | BMI; Body mass index | ratio of weight to height; is she overweight by that figure; weight relative to height
number | Temperature; Temp; Body temp. | did she have fever; how warm was the body; what was the patient's fever
number | Pulse; Heart rate; HR; Pulse rate | how fast beats the heart; beats a minute; how many heartbeats per minute
text | Blood group; Blood type; ABO/Rh | A, B or zero; which blood; positive or negative blood; what's their blood type
text | Overall assessment; Overall judgement; Conclusion; Doctor's comments; Findings; Remarks | what does the doctor say in the end; summing-up of the check; overall rating; what's the overall verdict of the check-up
date | Next appointment; Next visit; Follow-up; Return visit; Review date; Appointment date | when must she come again; day of the following visit; next time at the doctor's; when do they need to come back
time | Appointment time; Time of appointment; Time; Please arrive by | at what hour is the visit; when to be there; clock time for the doctor
text | Vaccine; Vaccination; Immunisation; Vaccine name | against what was the jab; which shot; name of the serum
code | Vaccine lot no.; Lot number; Batch no. | batch of the jab; number on the vial; which make of serum
number | Dose no.; Dose number; Dose | which shot is it; first or second jab; which dose in the series
text | Care level; Level of care; Care grade; Care need level; Assessment level | how much help does she need; class of need; grade of the care
person | Care manager; Carer; Key worker; Caregiver; Case manager; Nurse | who looks after her; name of the helper; who plans the care
number | Hours of care; Visits; Number of visits; Units of service; Days attended | how often did the helper come; hours of help; number of days in the centre
amount | Service charge; Care fee; Weekly fee; Care charges; Home fee; Cost of care | what does the care cost; price of the home a week; charge for the helper
text | Fitness for work; Unfit for work; Period of rest; Sick note; Fit for duty | may he work; is he signed off work; should she stay home
period | Off work from - to; Period of incapacity; Absence period; Unfit from - to | from when to when is he off sick; from what day to what day is he signed off; how long not fit
person | Next of kin; Emergency contact; Contact person; Family contact; Guardian | whom to call if something happens; which relative did they give; closest relative to contact
phone | Emergency phone; Emergency contact no.; Next of kin phone; Clinic phone; Surgery telephone | number of the relative; how to reach the practice; line in an emergency
`;
