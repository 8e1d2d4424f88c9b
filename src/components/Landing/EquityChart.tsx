import type { ReactNode } from 'react';
import { whole, type LandingRun } from './run';
import styles from './styles.module.css';

const width = 560;
const height = 165;

interface Props {
  readonly run: LandingRun;
}

/** Equity over the day of the run, with its last fills as triangles. The numbers stand in the table beside it too. */
export default function EquityChart({ run }: Props): ReactNode {
  const scale = scales(run);
  const line = run.equity
    .map(([time, value]) => `${scale.x(String(time))} ${scale.y(Number(value))}`)
    .join('L');
  const first = whole(Math.round(Number(run.equity[0]?.[1])));
  const last = whole(Math.round(Number(run.equity.at(-1)?.[1])));
  const label = `Equity over one day, from ${first} to ${last} ${run.result.currency}`;
  return (
    <svg viewBox="0 0 640 205" role="img" aria-label={label} className={styles.chart}>
      <g transform="translate(62 10)">
        <path d={`M0 0H${width}M0 55H${width}M0 110H${width}M0 165H${width}`} stroke="var(--hairline)" />
        <path d={`M${line}L${width} ${height}L0 ${height}Z`} fill="var(--chart-1)" opacity=".1" />
        <path d={`M${line}`} fill="none" stroke="var(--chart-1)" strokeWidth="1.6" />
        {run.fills_on_curve.map(([time, side]) => (
          <path
            key={String(time)}
            transform={`translate(${scale.x(String(time))} ${scale.at(String(time))})${side === 'BUY' ? '' : ' rotate(180)'}`}
            d="M0-5L4.5 3H-4.5Z"
            fill={side === 'BUY' ? 'var(--buy)' : 'var(--sell)'}
          />
        ))}
        <text x="-8" y="4" textAnchor="end">
          {millions(scale.top)}
        </text>
        <text x="-8" y={height + 4} textAnchor="end">
          {millions(scale.bottom)}
        </text>
        <text y={height + 22}>00:00</text>
        <text x={width / 2} y={height + 22} textAnchor="middle">
          12:00
        </text>
        <text x={width} y={height + 22} textAnchor="end">
          24:00 UTC
        </text>
      </g>
    </svg>
  );
}

/** Where times and amounts fall in the drawing, rounded so that server and browser write the same text. */
function scales({ equity }: LandingRun) {
  const values = equity.map(([, value]) => Number(value));
  const top = Math.max(...values);
  const bottom = Math.min(...values);
  const day = Date.parse(`${String(equity[0]?.[0]).slice(0, 10)}T00:00:00Z`);
  const x = (time: string) => (((Date.parse(time) - day) / 86_400_000) * width).toFixed(1);
  const y = (value: number) => (((top - value) / (top - bottom || 1)) * height).toFixed(1);
  const at = (time: string) => {
    const before = equity.findLast(([when]) => Date.parse(String(when)) <= Date.parse(time)) ?? equity[0];
    return y(Number(before?.[1]));
  };
  return { top, bottom, x, y, at };
}

function millions(value: number): string {
  return `${(value / 1_000_000).toFixed(4)}M`;
}
