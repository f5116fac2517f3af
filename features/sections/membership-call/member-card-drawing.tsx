const bars = [2, 1, 3, 1, 2, 4, 1, 1, 3, 2, 1, 4, 2, 1, 1, 3, 1, 2, 3, 1, 4, 1, 2, 1, 3, 2, 1, 2]

/** A decorative drawing of the member card, front and back. */
export function MemberCardDrawing() {
  return (
    <svg viewBox="0 0 480 340" aria-hidden="true" className="mx-auto w-full max-w-lg overflow-visible">
      <g transform="rotate(7 240 170) translate(70 84)">
        <rect y="7" width="380" height="240" rx="12" className="fill-ink" opacity="0.35" />
        <rect width="380" height="240" rx="12" className="fill-paper" />
        <rect y="30" width="380" height="44" className="fill-inverse" />
        <g transform="translate(218 156)" className="fill-ink">
          {bars.map((width, index) => (
            <rect key={index} x={index * 4.6} width={width * 0.95} height="48" />
          ))}
        </g>
        <rect x="28" y="190" width="96" height="7" rx="3.5" className="fill-line" />
        <rect x="28" y="172" width="140" height="7" rx="3.5" className="fill-line" />
      </g>
      <g transform="rotate(-5 240 170) translate(22 18)">
        <rect y="8" width="380" height="240" rx="12" className="fill-ink" opacity="0.4" />
        <clipPath id="member-card">
          <rect width="380" height="240" rx="12" />
        </clipPath>
        <g clipPath="url(#member-card)">
          <rect width="380" height="240" className="fill-action" />
          <path d="M242 96h88l44 150H198z" className="fill-accent" opacity="0.3" />
          <path d="M258 96h56l24 150H234z" className="fill-accent" opacity="0.85" />
          <path d="M286 0v42" className="stroke-paper" strokeWidth="4" />
          <path d="M286 38c-36 0-58 24-61 53-.4 3.5 2 5 5 5h112c3 0 5.4-1.5 5-5-3-29-25-53-61-53z" className="fill-paper" />
          <path d="M268 96a18 18 0 0 0 36 0z" className="fill-accent-strong" />
        </g>
        {[0, 1, 2].map((line) => (
          <rect
            key={line}
            x="30"
            y={168 + line * 18}
            width={[128, 96, 64][line]}
            height="7"
            rx="3.5"
            className="fill-on-action"
            opacity={0.75 - line * 0.2}
          />
        ))}
        <rect x="30" y="34" width="46" height="34" rx="6" className="fill-accent" />
        <path d="M30 51h46M53 34v34" className="stroke-accent-strong" strokeWidth="2" />
      </g>
    </svg>
  )
}
