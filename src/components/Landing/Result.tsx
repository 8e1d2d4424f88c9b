import type { ReactNode } from 'react';
import EquityChart from './EquityChart';
import { signed, signedWhole, timeOfDay, whole, type LandingRun } from './run';
import styles from './styles.module.css';

interface Props {
  readonly run: LandingRun;
}

/** What the strategy beside it earned, when it really ran. */
export default function Result({ run }: Props): ReactNode {
  const { result } = run;
  return (
    <div className={styles.result}>
      <p className={styles.proof}>
        <svg
          width="11"
          height="9"
          viewBox="0 0 11 9"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="m1 4.5 3 3 6-6.5" />
        </svg>
        Ran on {run.version}
        <span>
          {whole(run.quotes)} quotes in {run.seconds} s
        </span>
      </p>
      <EquityChart run={run} />
      <dl className={styles.figures}>
        <Figure name="Result" className={result.pnl < 0 ? styles.loss : styles.gain}>
          {signedWhole(result.pnl)} {result.currency}
        </Figure>
        <Figure name="Orders">{whole(result.orders)}</Figure>
        <Figure name="Win rate">{Math.round(result.win_rate * 100)} %</Figure>
        <Figure name="Max drawdown">−{Math.abs(result.max_drawdown_pct).toFixed(2)} %</Figure>
      </dl>
      <Fills run={run} />
    </div>
  );
}

function Figure(props: {
  readonly name: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div>
      <dt>{props.name}</dt>
      <dd className={props.className}>{props.children}</dd>
    </div>
  );
}

function Fills({ run }: Props): ReactNode {
  return (
    <table className={styles.fills}>
      <caption>Last fills, on random quotes of one seed</caption>
      <thead>
        <tr>
          <th>Time</th>
          <th>Side</th>
          <th className={styles.number}>Quantity</th>
          <th className={styles.number}>Price</th>
          <th className={styles.number}>PnL</th>
        </tr>
      </thead>
      <tbody>
        {run.last_fills.map((fill, index) => (
          <tr key={index}>
            <td>{timeOfDay(fill.time)}</td>
            <td className={fill.side === 'BUY' ? styles.gain : styles.loss}>
              {fill.side === 'BUY' ? '▲ buy' : '▼ sell'}
            </td>
            <td className={styles.number}>{whole(fill.quantity)}</td>
            <td className={styles.number}>{Number(fill.price).toFixed(5)}</td>
            <Profit amount={fill.pnl} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The profit that a fill took; a fill that opens a position has none yet. */
function Profit({ amount }: { readonly amount: number | null }): ReactNode {
  if (amount === null) return <td className={styles.number}>opened</td>;
  const colour = amount < 0 ? styles.loss : styles.gain;
  return <td className={`${styles.number ?? ''} ${colour ?? ''}`}>{signed(amount)}</td>;
}
