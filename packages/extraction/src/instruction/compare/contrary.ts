/** Times that exclude each other where one is asked for and a label says another: 前回 is not 今回. */
const TIMES: readonly RegExp[] = [
  /前回|前月|先月|前期|前年|先年|昨年|前日|前々/u,
  /今回|今月|当月|今期|当期|本年|今年|当年|本日|当日/u,
  /次回|翌月|来月|次月|翌期|次期|来年|翌年|翌日/u,
];

/** Whether a label speaks of another time than a question does. */
export function isContrary(asked: string, label: string): boolean {
  const [wanted, said] = [asked, label].map((text) => TIMES.map((time) => time.test(text)));
  if (!wanted?.includes(true) || !said?.includes(true)) return false;
  return !wanted.some((one, index) => one && said[index] === true);
}
