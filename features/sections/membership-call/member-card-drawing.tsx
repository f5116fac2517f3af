import { LampMark } from '../components/lamp-mark'

const bars = [2, 1, 3, 1, 2, 4, 1, 1, 3, 2, 1, 4, 2, 1, 1, 3, 1, 2, 3, 1, 4, 1, 2, 1, 3, 2, 1, 2]

/** The card one gets, lying slightly askew on another. Decoration: the words beside it say everything. */
export function MemberCardDrawing() {
  return (
    <div aria-hidden="true" className="relative mx-auto aspect-[1.586] w-full max-w-md select-none">
      <div className="absolute inset-x-6 inset-y-2 rotate-6 rounded bg-action shadow-float" />
      <div className="absolute inset-0 flex -rotate-3 flex-col justify-between rounded bg-paper p-[7%] text-ink shadow-float lamp-glow">
        <LampMark className="size-[18%] text-action" />
        <div className="flex items-end justify-between gap-[8%]">
          <LampMark className="size-[9%] text-line-strong opacity-40" />
          <span className="flex w-[52%] flex-col gap-1.5">
            <svg viewBox="0 0 84 26" preserveAspectRatio="none" className="h-[clamp(2.25rem,5vw,3.5rem)] w-full fill-current">
              {bars.map((width, index) => (
                <rect key={index} x={index * 3} width={width * 0.62} height="26" />
              ))}
            </svg>
            <span className="text-center text-xs tracking-caps text-ink-soft tabular-nums">2 900071 105550</span>
          </span>
        </div>
      </div>
    </div>
  )
}
