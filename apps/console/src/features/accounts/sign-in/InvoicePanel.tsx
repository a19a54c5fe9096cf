import classes from '#features/accounts/sign-in/InvoicePanel.module.css';
import { messages } from '#features/accounts/sign-in/messages.ts';

/** What the product does, as a drawing: an invoice whose values light up one after another. */
export function InvoicePanel() {
  const t = messages.get().panel;
  return (
    <aside className={classes['panel']}>
      <div className={classes['inner']}>
        <svg className={classes['sheet']} viewBox="0 0 420 480" role="img" aria-label={t.picture}>
          <rect className={classes['paper']} x="1" y="1" width="418" height="478" rx="6" />
          <text className={classes['heading']} x="36" y="62">
            {t.invoice}
          </text>
          <text className={classes['label']} x="256" y="48">
            {t.number}
          </text>
          <Found index={0} x={250} y={54} width={138} height={26}>
            <text className={classes['value']} x="258" y="72">
              INV-2026-0418
            </text>
          </Found>
          <text className={classes['label']} x="256" y="104">
            {t.date}
          </text>
          <Found index={1} x={250} y={110} width={138} height={26}>
            <text className={classes['value']} x="258" y="128">
              2026-11-20
            </text>
          </Found>
          <Found index={2} x={28} y={98} width={190} height={28}>
            <text className={classes['value']} x="36" y="117">
              {t.from}
            </text>
          </Found>
          <path className={classes['rule']} d="M36 142h120M36 158h88" />
          <Lines />
          <text className={classes['label']} x="220" y="412">
            {t.total}
          </text>
          <Found index={3} x={274} y={392} width={114} height={32}>
            <text className={classes['total']} x="382" y="414">
              ¥54,780
            </text>
          </Found>
        </svg>
        <p className={classes['title']}>{t.title}</p>
        <p className={classes['text']}>{t.text}</p>
      </div>
    </aside>
  );
}

interface FoundProps {
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly children: React.ReactNode;
}

function Found({ index, children, ...box }: FoundProps) {
  return (
    <g className={classes['found']}>
      <rect {...box} rx="4" style={{ animationDelay: `${0.5 + index * 0.9}s` }} />
      {children}
    </g>
  );
}

const rows = [
  { width: 132, amount: '32,000' },
  { width: 96, amount: '12,800' },
  { width: 118, amount: '5,000' },
] as const;

function Lines() {
  return (
    <g>
      <path className={classes['strong']} d="M36 206h348" />
      {rows.map(({ width, amount }, index) => {
        const y = 238 + index * 44;
        return (
          <g key={amount}>
            <path className={classes['rule']} d={`M36 ${y}h${width}M232 ${y}h24`} />
            <text className={classes['amount']} x="382" y={y + 5}>
              {amount}
            </text>
            <path className={classes['thin']} d={`M36 ${y + 22}h348`} />
          </g>
        );
      })}
    </g>
  );
}
