/** The mark: a paper coupon with a mint leaf on it. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 36 32" width="36" height="32" aria-hidden="true">
      <g transform="rotate(-7 18 16)">
        <path
          fill="var(--action)"
          d="M6 5h15a2.5 2.5 0 0 0 5 0h4a3.5 3.5 0 0 1 3.5 3.5v15A3.5 3.5 0 0 1 30 27h-4a2.5 2.5 0 0 0-5 0H6a3.5 3.5 0 0 1-3.5-3.5v-15A3.5 3.5 0 0 1 6 5Z"
        />
        <path
          fill="none"
          stroke="var(--on-action)"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeDasharray="0.1 3.4"
          d="M23.5 11v11"
        />
        <path fill="var(--on-action)" d="M7.2 22.4C5.4 15.4 9.4 9.8 18.6 9.6c.6 8-3.6 13.4-9.6 12.6Z" />
        <path
          fill="none"
          stroke="var(--action)"
          strokeWidth="1.5"
          strokeLinecap="round"
          d="M7.6 23.6c1-4 3.4-7.2 6.8-9.6"
        />
      </g>
    </svg>
  );
}
