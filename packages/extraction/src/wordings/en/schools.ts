/** English wordings of schools, courses, memberships, events; the format is that of `parse-wordings.ts`. */
export const ENGLISH_SCHOOLS = String.raw`
person | Student; Student name; Pupil; Name of student; Learner; Child's name; Trainee | whose report is it; which child; who attends the school
code | Student number; Student ID; Student no.; Enrolment no.; Pupil no.; Matriculation no.; Candidate no.; Learner ID | number of the pupil; how is she listed at school; id on the student card
text | Grade; Year group; Class; Form; Year; Grade level; Homeroom | which class is he in; what year at school; group of the pupil
text | Programme; Course of study; Program; Major; Degree programme; Field of study; Faculty | what does she study; subject of the degree; line of study
company | School; Institution; University; College; School name; Training provider; Organisation | where does she study; which school; who gives the course
person | Parent; Parent/guardian; Guardian; Parent name; Guardian name; Parent or carer | who is the mother or father; who signs for the child; name of those in charge
person | Teacher; Class teacher; Instructor; Tutor; Form tutor; Lecturer; Trainer; Course leader | who gives the lessons; who teaches; name of the trainer; who's teaching it
person | Principal; Headteacher; Head; Dean; Director; President | who leads the school; who's the principal of the school; who signs for the school
text | Term; Semester; Academic year; School year; Session; Term/year | which half of the school year; school year in question; what term is it for
amount | Tuition; Tuition fee; Tuition fees; Course fee; School fees; Lesson fee; Monthly tuition | what do the lessons cost; price of studying; fee for the course; how much does the school charge for teaching
amount | Enrolment fee; Admission fee; Registration fee; Entrance fee; Joining fee; Application fee; Initiation fee | what does getting in cost; once-only fee at the start; money for signing up
amount | Material fee; Textbooks; Books; Supplies; Materials; Book fee | what do books cost; money for course papers; cost of learning stuff
amount | Lunch; School meals; Meal fee; Dinner money; Lunch money | what does eating at school cost; canteen money; food for the child
amount | Transport; Bus fee; School bus; Transport fee | what does the bus cost; getting to school; cost of getting to school by bus
amount | Activity fee; Excursion; Trip cost; Extracurricular; PTA fee; Club fee | what does the outing cost; money for clubs; contribution for activities
amount | Boarding fee; Accommodation; Residence; Hostel fee; Dormitory | what does living at school cost; room for the student; dorm money
amount | Exam fee; Examination fee; Test fee; Assessment fee; Certification fee | what does the test cost; fee for sitting it; price of the exam
amount | Facility fee; Maintenance fee; Technology fee; Lab fee; Equipment fee | extra for rooms and computers; money for the building; fee for facilities
amount | Scholarship; Bursary; Financial aid; Grant; Sibling discount; Remission; Award | what does she get as support; reduction for studying; money from the fund; how much financial help is the student getting
amount | Total fees; Total; Total due; Amount payable; Grand total; Fees payable; Total amount | what does it all cost at school; sum to pay; all fees together; how much is school going to cost us in all
amount | Amount paid; Paid; Payment received; Fees paid; Paid to date | what have parents already paid; settled so far; money the school has
amount | Balance; Balance due; Outstanding fees; Amount outstanding; Remaining balance | what do parents still owe; rest of the fees; open to the school; how much do we still owe the school
date | Due date; Payment due; Fees due by; Pay by; Payment deadline | until when must fees be in; last day to pay school; deadline for the money; when do the fees have to be paid
amount | Instalment; Payment plan; Monthly instalment; Each instalment | monthly part of the fees; how much is each part payment to the school; how much per part payment
text | Course; Course title; Subject; Module; Course name; Class name; Seminar; Training title | what lesson is it; name of the training; which seminar; which class did they sign up for
code | Course code; Module code; Class code; Course no.; Section; CRN | number of the lesson; short code of the course; code when signing up
number | Credits; Credit hours; Units; ECTS; Credit points; CPD points; CEU | how many points does the course give; credit for the studies; points collected
text | Mark; Score; Result; Final grade; Letter grade; Rating | how good was he; which mark did she get; outcome in the subject; what mark did they get
number | Total marks; Total score; Points; Marks obtained; Aggregate | points in the test altogether; how many points did she reach; sum of the results
number | Maximum marks; Out of; Full marks; Possible score; Max. score | how many points could one get; best possible score; how many points is it marked out of
number | GPA; Grade point average; Average; Average mark; Mean grade; Class average | average of all marks; how good overall; mean of the marks; what's the student's overall average
text | Rank; Class rank; Position in class; Place; Position | at which place in class; how high in the ranking; how did he do compared with classmates
percent | Attendance; Attendance rate; Attendance %; Percentage attendance | how regularly did he come; share of days there; percentage of days present
number | Days absent; Absences; Absence days; Sessions missed; Unauthorised absences | how often did she miss; days not there; missed lessons; how many days of school did she miss
number | Days present; Days attended; Attendance days; Sessions attended | how many days was he there; lessons attended; present days
number | Late; Times late; Lates; Tardies; Late arrivals | how often too late; number of late comings; not in time
text | Teacher's comments; Comments; Remarks; Behaviour; Conduct; General comments; Observations | what does the teacher write; how does he behave; words on the pupil
date | Start date; Course start; First day; Commences; Begins; Term begins | when does the course begin; first lesson; when does the class start
date | End date; Course end; Last day; Ends; Term ends; Completion | when does the course stop; last lesson; when does the class finish
time | Class time; Start time; Time; Session time; Begins at; Doors open | at what hour does it begin; when to be there; what time is the lesson; what time does it start
time | End time; Finish; Ends at; Closing time; Until | at what hour is it over; when can I fetch them; end of the lesson; what time does it finish
number | Duration; Hours; Course hours; Total hours; Contact hours; Length of course; Training hours | how many hours does the training take; length of the course; time of lessons
text | Venue; Location; Room; Classroom; Held at; Where | where does it take place; in which hall; place of the event; where is it being held
text | Event; Event name; Event title; Function; Show; Performance; Programme title | what's on; name of the happening; what's the show called
date | Event date; Date of event; Date; Date held; Show date | when is it on; day of the happening; which evening; what day is the event
person | Organiser; Host; Event organizer; Organized by; Promoter; Presented by | who puts it on; who invites; who stands behind the event
person | Speaker; Presenter; Guest speaker; Facilitator; Lecturer (event); Performer | who talks there; name of the expert; who is on stage
code | Ticket no.; Booking ref; Ticket number; Registration no.; Confirmation no.; Order no. | number of the entry; what to show at the door; reference of the registration
text | Seat; Row; Block; Table no.; Stand no.; Booth | where do we sit; place in the hall; spot at the fair
amount | Ticket price; Admission; Entry fee; Participation fee; Face value; Price | how much is it to get in; price of a place; fee to take part
amount | Booking fee; Service fee; Handling fee; Convenience fee | extra for buying the ticket; fee of the ticket shop; charge on top
number | Number of tickets; Tickets; Participants; No. of attendees; Places; Guests; Attendance count | how many go; number of places; how many people signed up
date | Registration deadline; RSVP by; Apply by; Reply by; Closing date; Application deadline; Enrol by | until when can one sign up; last day to answer; deadline for applying; when's the last day to sign up
code | Membership number; Member no.; Member ID; Membership no.; Card no. | number in the club; how is the member listed; id of the society
text | Membership type; Category; Membership category; Class of membership; Member type; Plan | full or supporting member; sort of membership; which class in the club
amount | Membership fee; Annual subscription; Annual dues; Dues; Subscription; Monthly fee; Membership dues | what does the club cost; yearly contribution; price of being a member; how much is it to be a member
date | Member since; Date joined; Joined; Membership start; Date of admission | since when in the club; day of entering; how long a member
date | Membership expires; Renewal date; Valid until; Membership valid to; Expires | until when a member; day it has to be extended; how long does the card hold; when does the membership run out
person | Member; Name of member; Member name; Card holder | who is in the club; name on the member card; whose membership
person | Applicant; Name; Full name; Name of applicant; Your name; Applicant name | who applies; name in the form; who fills it in; who is applying
text | Kana; Phonetic name; Furigana; Preferred name; Known as | how is the name pronounced; what do people call her; reading of the name
text | Surname; Last name; Family name | the family part of the name; what is his last name; what's the last name
text | First name; Given name; Forename(s); Christian name | the first part of the name; what's the first name; what do friends call her
text | Middle name; Other names; Middle initial | further names; the name in between; initial in the middle
text | Maiden name; Former name; Previous name; Name at birth; Née | what was she called before marrying; name she was born with; earlier name
text | Title; Mr/Mrs/Ms; Salutation; Prefix | Mr or Ms; how is he addressed; form of address
text | Nationality; Citizenship; Country of citizenship | which country is she from; passport country; whose citizen
text | Occupation; Job; Employment; Current occupation; Profession | what does the applicant work; trade on the form; line of work
company | Employer; Current employer; Company; Place of work; Workplace | where does he work; firm of the applicant; who employs her
address | Home address; Address; Current address; Residential address; Permanent address | where does the applicant live; street on the form; place of living
phone | Home phone; Daytime phone; Telephone; Contact number; Evening phone; Mobile | how can we ring the applicant; number on the form; how can we reach the applicant by phone
email | Email; Email address; E-mail; Contact email | where to write to the applicant; mail on the form; the applicant's email
person | Emergency contact; In case of emergency; ICE contact; Contact in emergency | whom to ring if something happens; relative named on the form; who comes when he's hurt
text | Medical conditions; Allergies; Special needs; Dietary requirements; Health information | anything on health; what can't she eat; needs to think of
text | Qualifications; Education; Highest qualification; Degree; Licences held | what has he learned; highest level of schooling; schooling of the applicant
text | Reason for applying; Motivation; Purpose; Personal statement; Objective | why does she want it; reason for the application; what drives him
text | Desired position; Position applied for; Post applied for; Job applied for; Course applied for | what does he apply for; which job are they applying for; wished job or course
amount | Expected salary; Desired salary; Salary expectation; Current salary | how much does the applicant want; what salary are they hoping for; what would she like to earn; how much do they hope to be paid
date | Available from; Date available; Earliest start; Availability | when could she begin; first free day; from when to be had
person | Referee; Reference; References; Reference name | who can tell about him; person to ask; name of former boss
text | How did you hear about us; Source; Referral; Heard through | where do they know us from; who recommended; which advert
code | Certificate number; Certificate no.; Diploma no.; Credential ID; Serial no. | number of the diploma; how is the paper numbered; reference to verify it; what's the number to check the certificate
text | Qualification awarded; Degree conferred; Certificate of; Title of award; Awarded | what did she earn; which diploma; for what is the paper
person | Awarded to; This is to certify that; Recipient; Presented to; Holder; Conferred upon | who got the diploma; who is honoured; name on the certificate; who received the certificate
date | Date awarded; Date of award; Date of completion; Completed on; Conferral date; Issued | when did she get it; day of the diploma; when did she pass
date | Certificate expires; Expiry; Recertify by; Renewal due | how long does the certificate hold; when must it be renewed; last day it counts
text | Class of degree; Honours; Classification; Distinction; With merit | with what honour; how good the degree; level of passing
person | Authorised signature; Registrar; Certified by; Signed; Chair; Examiner | who signed the diploma; who certified the diploma; name under the certificate
`;
