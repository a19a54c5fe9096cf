import { expect, it } from 'vitest';
import { understand } from '../../instruction/understand.ts';
import type { Kind } from '../../lexicon/index.ts';
import { mayAnswer } from './may-answer.ts';

const answers = (question: string, kind: Kind, value: string): boolean =>
  mayAnswer({ value, ranges: [], score: 0.5 }, kind, understand({ name: '', description: question }));

it.each<[why: string, question: string, kind: Kind, value: string]>([
  ['is the rest of a word', '何のためか', 'text', '、税込の分'],
  [
    'is of another kind than the one that the question names',
    'e-mail of the tenant',
    'person',
    'Priya Whitlam',
  ],
  ['is a line of a telephone', 'what the note says', 'text', 'Tel. 01632 960123'],
  ['begins with a postal code', '何が書いてあるか', 'text', '104-0061 銀座'],
  ['says who is spoken to at a firm', '注文を出した先の会社', 'company', '営業担当 山田'],
  ['is the label of the next box', 'who sold it', 'company', '21 Goods received'],
  ['is who the paper is addressed to', '請求元', 'company', '青葉商事 御中'],
  ['is too short for the number of a paper', 'order number', 'number', '12'],
  ['is an address', '注文を出した先の会社', 'company', '新潟県燕原市小池工業団地 14-3'],
  ['is a firm for a person', '担当者', 'company', '青葉商事'],
  ['is a person for a firm', 'company name', 'person', 'Ines Falk'],
  ['is a firm for an address', 'address of the flat', 'company', 'Harbour Tools'],
  ['is a person for an address', 'address of the flat', 'person', 'Ines Falk'],
  ['has not the shape of a name', 'who sold it', 'company', 'see overleaf'],
  ['says no length', 'どのくらいかかるか', 'text', 'あとで'],
  ['is where somebody works', '誰が確かめたか', 'person', '第二営業部'],
  ['is a sum', 'どの会社か', 'company', '12,000円'],
  ['is a label itself', 'what it is for', 'text', 'Total'],
])('what %s is no answer', (_, question, kind, value) => {
  expect(answers(question, kind, value)).toBe(false);
});

it.each<[question: string, kind: Kind, value: string]>([
  ['何のためか', 'text', '工事の分'],
  ['email address', 'email', 'office@larkin.example'],
  ['what the note says', 'text', 'Ladder returned'],
  ['who sold it', 'company', 'Goods and Daughters'],
  ['請求元', 'company', '青葉商事'],
  ['order number', 'number', '1234'],
  ['注文を出した先の会社', 'company', '燕原製作所'],
  // Who it is may be a firm, whatever the rules take the question for.
  ['who is the contact person', 'company', 'Harbour Tools'],
])('what has the form of an answer is one: %s', (question, kind, value) => {
  expect(answers(question, kind, value)).toBe(true);
});
