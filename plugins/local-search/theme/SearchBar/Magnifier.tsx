import type { ReactNode } from 'react';

export default function Magnifier(): ReactNode {
  return (
    <svg
      width="14"
      height="14"
      viewBox="0 0 14 14"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <circle cx="6" cy="6" r="4.2" />
      <path d="m9.3 9.3 3.2 3.2" />
    </svg>
  );
}
