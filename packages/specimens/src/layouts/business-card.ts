import { completeCompany } from '../content/company.ts';
import type { Company } from '../content/company.ts';
import { englishCompanies, englishPeople, englishTitles } from '../content/english.ts';
import {
  japaneseCompanies,
  japaneseDepartments,
  japaneseMailNames,
  japanesePeople,
  japaneseTitles,
} from '../content/japanese.ts';
import { Sheet } from '../draw/sheet.ts';
import { createRandom } from '../random.ts';
import type { Language, Specimen, TruthValue } from '../types.ts';
import { plainTruth, templateTruth } from './truth.ts';

interface Card {
  readonly company: Company;
  readonly person: string;
  readonly title: string;
  readonly department: string;
  readonly email: string;
}

const colours = ['#1f6f78', '#7a3b52', '#2b3a55', '#6a5a1f'];

/** Makes a business card: 91 by 55 mm in Japan, 3.5 by 2 inches elsewhere. */
export async function makeBusinessCard({
  language,
  seed,
}: {
  language: Language;
  seed: number;
}): Promise<Omit<Specimen, 'name'>> {
  const random = createRandom(`business card ${language} ${seed}`);
  const japanese = language === 'ja';
  const company = completeCompany(random, random.pick(japanese ? japaneseCompanies : englishCompanies));
  const person = random.pick(japanese ? japanesePeople : englishPeople);
  const mailName = japanese ? japaneseMailNames[person]! : person.toLowerCase().replace(' ', '.');
  const card: Card = {
    company,
    person,
    title: random.pick(japanese ? japaneseTitles : englishTitles),
    department: japanese ? random.pick(japaneseDepartments) : '',
    email: `${mailName}@${company.website.replace('www.', '')}`,
  };
  const day = { year: 2026, month: 1, day: 5 };
  const sheet = new Sheet({
    size: japanese ? [258, 156] : [252, 144],
    typeface: japanese ? 'noto' : 'sans',
    day,
    title: person,
  });
  const colour = random.pick(colours);
  if (japanese) drawJapanese(sheet, card, colour);
  else drawEnglish(sheet, card, colour);
  const truth = templateTruth(sheet, { kind: 'business-card', language }, values(card), []);
  return { pdf: await sheet.finish(), truth };
}

function drawJapanese(
  sheet: Sheet,
  { company, person, title, department, email }: Card,
  colour: string,
): void {
  sheet.box(0, 0, 258, 5, { fill: colour });
  sheet
    .box(18, 20, 13, 13, { fill: colour })
    .text(company.name, { x: 37, y: 27, width: 200, size: 10, weight: 'bold' });
  sheet.text(department, { x: 18, y: 54, size: 7 }).text(title, { x: 18, y: 65, size: 7 });
  sheet.text(person.replace(' ', '　'), { x: 82, y: 61, size: 16, weight: 'bold', spacing: 1 });
  sheet.rule(18, 82, 240, 82, 0.4, '#999999');
  sheet.lines(
    [
      `〒${company.postal}`,
      company.address.join(' '),
      `TEL ${company.phone}　FAX ${company.fax}`,
      `E-mail ${email}`,
      `https://${company.website}`,
    ],
    { x: 18, y: 94, width: 222, size: 6.8, leading: 11.4 },
  );
}

function drawEnglish(sheet: Sheet, { company, person, title, email }: Card, colour: string): void {
  sheet.box(0, 0, 12, 144, { fill: colour });
  sheet.text(company.name, { x: 28, y: 26, width: 208, size: 10.5, weight: 'bold', color: colour });
  sheet
    .text(person, { x: 28, y: 54, size: 14, weight: 'bold' })
    .text(title, { x: 28, y: 69, size: 8, color: '#555555' });
  sheet.lines([company.phone, email, company.website, company.address.join(', ')], {
    x: 28,
    y: 94,
    width: 212,
    size: 7.4,
    leading: 11,
  });
}

function values({ company, person, title, department, email }: Card): Record<string, TruthValue> {
  const japanese = company.country === 'jp';
  const name = { value: person, text: japanese ? person.replace(' ', '　') : person };
  const address = plainTruth(company.address.join(japanese ? ' ' : ', '));
  return {
    Name: name,
    Company: plainTruth(company.name),
    'Job title': plainTruth(title),
    Phone: plainTruth(company.phone),
    'E-mail': plainTruth(email),
    Address: address,
    氏名: name,
    会社名: plainTruth(company.name),
    部署: plainTruth(department),
    役職: plainTruth(title),
    電話番号: plainTruth(company.phone),
    メールアドレス: plainTruth(email),
    郵便番号: plainTruth(company.postal),
    住所: address,
  };
}
