/** English wordings of business cards, letters, minutes, approvals; the format is that of `parse-wordings.ts`. */
export const ENGLISH_LETTERS = String.raw`
person | Name; Full name; Card name; Name (print) | whose card is it; what's the person called; who gave us this card
text | Job title; Title; Position; Designation; Role; Function | what is she in the firm; what's his position; rank on the card; what does he do there; what's his role at the company
text | Department; Dept; Division; Section; Team; Unit; Business unit | which part of the firm; where does she sit in the organisation; which team does he belong to
company | Company; Organisation; Firm; Employer; Company name; Affiliation; Corporate name | for whom does he work; which firm is on the card; where does she come from
text | Qualifications; Degrees; Credentials; Letters after name; Professional title; Licences | what diplomas are on the card; doctor or engineer; letters behind the name
address | Office address; Business address; Address; Head office; Postal address; Mailing address | where is the office; where to visit them; street on the card
address | Branch office; Branch address; Factory address; Regional office; Sales office | where is the other site; place of the plant; local office's street
code | Postcode; ZIP; Postal code; ZIP code; Post code | digits of the town; code for the letter; which mail district
text | City; Town; Locality; Municipality | in which town; what city are they in; where in the country
text | Country; Nation; Country/region | in which country; abroad or at home; state of residence
phone | Direct line; Direct; DDI; Direct dial; Direct tel. | number straight to her desk; how to ring without the switchboard; personal office line; what's the number to get her at her desk
phone | Main line; Switchboard; Office; Main; Reception; Company phone | number of the firm's front desk; the company's general number; how do I call the company
phone | Extension; Ext.; Extn; Internal no. | which number inside the company; digits after the central; which line within
phone | Mobile; Cell; Mobile phone; M; Mob. | number on the go; cellular of the person; how to reach him outside; what's their cell
phone | Fax; Facsimile; F; Fax number | line for faxes; where to fax; number of the fax machine
phone | Toll-free; Freephone; Hotline; Free dial | number that costs nothing; number that's free to call; call without paying
email | Email; E-mail; Mail; Email address | where to write to her; mailbox on the card; electronic address
url | Website; Web; URL; Homepage; www | the firm's page; where is the company online; link on the card
url | LinkedIn; Social; Twitter; Skype; WeChat | profile on the networks; where to find him socially; chat name
code | Registration no.; Licence no.; Bar no.; Membership no.; Professional reg. no. | number of his licence; professional body number; permit on the card
person | From; Sender; Written by; From (name); Author | who wrote it; who sends the letter; from whom is the fax; who is this letter from
person | To; Addressee; Recipient; Attention; Attn; For attention of | to whom does it go; who should read it; whose letter is it; who is this letter for
company | To company; Addressee company; Company (to); Recipient organisation | which firm gets the letter; where is it sent; which organisation was it addressed to
person | cc; Copy to; Copies to; Carbon copy; Cc. | who gets a copy; who else reads it; who was copied in
date | Date; Letter date; Dated; Date sent; Date of letter | when was it written; day of the letter; how old is the note
code | Our reference; Our ref; Ref; Reference; Doc. no.; Letter no.; Document no. | reference of the one who wrote; how do they file it; number of the letter
code | Your reference; Your ref; In reply to; Your letter ref | our own reference they answer; which letter of ours; what do they refer to
date | Your letter of; Your letter dated; Your message dated | when had we written; day of our letter; which of our letters do they answer
text | Subject; Re; Regarding; Subject line; Heading; Concerning | what is it about; matter of the letter; what's the topic; what's this letter about
text | Enclosures; Encl.; Attachments; Enc.; Enclosed; Attached | what is added; papers in the envelope; which files come along; what came with the letter
text | Message; Body; Comments; Remarks; Content; Text | what does it say; words of the note; content of the fax
text | Salutation; Dear; Greeting | how do they address us; greeting at the top; opening words
text | Closing; Complimentary close; Yours sincerely | how does it end; words before the name; final greeting
number | Pages; No. of pages; Pages including cover; Total pages; Pages sent; Number of sheets | how many sheets were faxed; length with the cover; sheets in all
text | Urgency; Urgent; Priority; Please reply; For review; For your information | is it pressing; should we answer; what do they want us to do
date | Reply by; Please respond by; Response required by; Answer by; RSVP | until when do they want to hear; last day to answer; when is a reply due; when do they need an answer
text | Confidentiality; Classification; Confidential; Security level; Distribution restriction | who may read it; is it secret; can this be shared
text | Delivery method; By; Sent by; Via; By hand; Registered mail | how was it sent; by post or fax; was it posted or handed over
text | Meeting; Meeting title; Name of meeting; Meeting name; Minutes of | which meeting was it; what round met; what was the meeting called
code | Meeting no.; Session no.; Minutes no. | which meeting in the series; number of the minutes; which session
date | Date of meeting; Meeting date; Held on; Meeting held | when did they sit together; day of the meeting; when was it
time | Start time; Time; Meeting opened; Called to order; Opened at; Commenced | at what hour did they begin; when did it start; opening of the meeting
time | End time; Adjourned; Meeting closed; Closed at; Finished; Adjournment | at what hour was it over; when did they stop; closing of the meeting
text | Place; Venue; Location; Meeting room; Held at; Room | where did they meet; which room; where was the meeting
person | Chair; Chairperson; Chaired by; Chairman; Presided by; Presiding officer; Moderator | who led the meeting; who presided; who ran the meeting; who was running the meeting
person | Minutes by; Minute taker; Secretary; Recorded by; Note taker; Recorder; Minutes taken by | who wrote it down; who kept the minutes; who made notes; who wrote up the meeting
person | Present; Attendees; Attendance; In attendance; Participants; Those present; Members present | who was there; which people sat at the table; names in the room; who attended
person | Apologies; Absent; Regrets; Apologies for absence; Not present | who was missing; who excused himself; who couldn't come; who couldn't make it
number | Number present; Quorum; No. of attendees; Attendance count | how many were there; enough to decide; heads at the table
text | Agenda; Agenda items; Items; Topics; Order of business; Points discussed | what was talked about; points on the list; themes of the meeting
text | Decisions; Resolutions; Resolved; Decision; Agreed; Conclusions | what was decided; on what did they agree; outcome of the meeting; what did they decide at the meeting
text | Action items; Actions; Action points; To do; Follow-up; Next steps | what has to be done now; tasks from the meeting; what do people have to do before next time; what needs doing after the meeting
person | Action by; Owner; Responsible; Assigned to; Person responsible; PIC; In charge | who has to do it; who is supposed to do it; who takes care; who is supposed to take care of it
date | Due; Deadline; Action due; Target date; By when; Completion by | until when must the task be done; last day for it; when is it due
date | Next meeting; Date of next meeting; Next session; Next meeting date | when do they sit again; day of the following talk; next round; when are they meeting again
person | Proposed by; Moved by; Motion by; Proposer | who brought the motion; who suggested it; whose idea
person | Seconded by; Seconder; Second | who backed the motion; who supported it; who seconded it
number | Votes for; In favour; For; Ayes; Yes votes | how many were for it; how many voted yes; supporters
number | Votes against; Against; Opposed; Noes; No votes | how many were against it; how many voted no; opponents
number | Abstentions; Abstained; Abstain | how many held back; votes not cast; neither yes nor no
text | Previous minutes; Matters arising; Minutes approved; Approval of minutes | were the last minutes accepted; open points from before; what was left over
text | Event; Activity; Schedule item; Programme; Session | what's planned; which point in the plan; what happens
date | Day; Schedule date; Date and day; Scheduled for | which day is it planned; when in the week; day in the plan
time | Start; Starts; Begin; Start at | from what hour; when does it begin; when are we supposed to start
time | Until; End; Finish; Ends | until what hour; when does it stop; when will we be done
number | Duration; Length; Hours; Est. time; Time allotted | how long does it take; how many minutes are planned; time for the point
text | Shift; Shift name; Duty; Rota; Early/late | which shift is it; early or late duty; what shift
person | On duty; Duty officer; Staff on shift; Rostered | who works then; who's on today; who has duty
text | Purpose; Objective; Reason; Purpose of request; Reason for application | why is it asked for; what is the request for; reason for the form
person | Applicant; Requested by; Requester; Submitted by; Applied by; Initiator | who asks; who filled the form; who wants it
date | Date requested; Date of application; Date submitted; Application date; Request date; Submitted | when was it asked; day of the form; when did they apply
person | Prepared by; Drafted by; Drawn by; Compiled by; Created by; Originator | who made it; who wrote the first version; author of the paper; who put this together
date | Date prepared; Prepared on; Created on; Drafted; Date created | when was it made; day of the draft; when was the document made
person | Checked by; Reviewed by; Verified by; Reviewer; Examined by; Audited by | who looked it over; who double-checked it; second pair of eyes; who went over it
date | Date checked; Reviewed on; Review date; Verified on | when was it looked over; day of the review; when was it double-checked
person | Approved by; Approver; Authorised by; Authorized by; Sanctioned by; Endorsed by | who said yes; who released it; who gave permission; who gave the green light
text | Approval; Approved/rejected; Status; Disposition; Outcome | was it allowed; yes or no; how was it decided
text | Comments by approver; Reason for rejection; Approver remarks; Conditions of approval | why was it refused; what did the boss say; notes on the yes
person | Manager; Supervisor; Head of department; Line manager; Section chief; Superior; Team leader | who is the boss; who's above him; direct superior
person | Director; Managing director; President; CEO; General manager; Representative director; Chairman of board | who heads the firm; who runs the company; who stands at the top
person | Accountant; Treasurer; Finance manager; Accounts; Controller; Bookkeeper | who keeps the money; name in accounting; who does the books
person | Signature; Signed; Signed by; Signatory; Authorised signature; Authorized signatory | who signed; whose signature is it; name at the bottom
date | Date signed; Signature date; Signed on; Date of signature; Executed on | when was it signed; day beside the name; date at the bottom
text | Name in block letters; Print name; Printed name; Name in full | name readable under the signature; who is the scribble; name in capitals
text | Seal; Stamp; Company seal; Common seal; Official stamp; Chop; Corporate seal; Company stamp | whose stamp is on it; is it sealed; what is in the stamp
date | Received stamp; Received; Date received; Received date; Date stamped; Entry stamp | when did it come in by the stamp; day of arrival; incoming date
person | Received by; Accepted by; Taken by; Counter staff | who took the paper in; at whose counter; who accepted it
code | Receipt number; Entry no.; Control no.; Serial no.; Intake no.; Acceptance no. | number given when it came in; running number; how was it registered
person | Notary; Notary public; Commissioner for oaths; Sworn before; Notarised by | who certified the hand; before whom sworn; name of the official
date | Commission expires; My commission expires; Notary expiry | until when may the notary act; end of his office; last day of the commission
person | Attending to; Visitor; Visitor name; Caller; Guest | who came; who rang; who visited us
person | Host; Person visited; Visiting; To see | whom did they visit; who received them; name of the one asked for
time | Time in; Sign in; Arrived; Checked in | when did they come; what time did the visitor arrive; when did the guest sign in
time | Time out; Sign out; Left; Checked out | when did they go; what time did the visitor leave; when did the guest sign out
time | Time of call; Called at; Call time | when did they ring; hour of the phone call; what time was it
text | Please call back; Will call again; Returned your call; Action requested; Telephone message | should I ring back; what did the caller want; what message did they leave
phone | Caller's number; Phone no. of caller; Call back on; Return number | under what number to ring back; line of the one who called; what number did they leave
text | Distribution; Distribution list; Circulation; To be circulated to | who gets the paper; who should receive it; list of receivers
text | Version; Rev.; Revision; Edition; Issue no. | which state of the paper; which version is it; which round of changes
code | Form no.; Form number; Form ID; Template no. | number of the form; which form is it; code in the corner of the form
period | Retention; Retention period; Keep until; Storage period | how long must it be kept; years in the archive; when to throw it away
period | Leave dates; Period of leave; Leave from - to; Dates of absence; Holiday dates | when is he away; days of the absence; from when to when off
text | Type of leave; Leave type; Reason for leave; Absence type | ill or on holiday; what sort of absence; why is he taking time off
person | Cover; Replacement; Deputy; Stand-in; Delegate; Cover arranged | who does the work meanwhile; who stands in; name of the substitute
text | Handover notes; Handover; Pending matters | what's left for the other; what's still open; what must the stand-in know
text | Destination; Place of visit; Visiting (place); Travel to | where does she go; place of the errand; aim of the trip
amount | Amount requested; Sum requested; Amount applied for; Requested amount; Estimated expense | how much do they ask for; sum in the form; how much money was requested
amount | Amount approved; Approved sum; Granted amount | how much was allowed; how much may they spend; how much money was granted
`;
