const ones = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** Writes an amount of cents or pence as receipts do: `One thousand two hundred and five dollars and 40/100`. */
export function amountInWords(amount: number, currency: string): string {
  const words = numberWords(Math.floor(amount / 100));
  const cents = String(amount % 100).padStart(2, '0');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${currency} and ${cents}/100`;
}

function numberWords(value: number): string {
  if (value < 20) return ones[value]!;
  if (value < 100) return [tens[Math.floor(value / 10)], ones[value % 10]].filter(Boolean).join('-');
  const [size, name] = value < 1000 ? [100, 'hundred'] : [1000, 'thousand'];
  const rest = value % size;
  const and = rest > 0 && rest < 100 ? 'and ' : '';
  return [`${numberWords(Math.floor(value / size))} ${name}`, rest === 0 ? '' : `${and}${numberWords(rest)}`]
    .filter(Boolean)
    .join(' ');
}
