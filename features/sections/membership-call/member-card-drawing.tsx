import { LampMark } from '../components/lamp-mark'

const bars = [2, 1, 3, 1, 2, 4, 1, 1, 3, 2, 1, 4, 2, 1, 1, 3, 1, 2, 3, 1, 4, 1, 2, 1, 3, 2, 1, 2]

/** The card one gets, lying slightly askew on another. Decoration: the words beside it say everything. */
export function MemberCardDrawing() {
  return (
    <div aria-hidden="true" className="relative mx-auto aspect-[1.586] w-full max-w-md select-none">
      <div className="absolute inset-x-6 inset-y-2 rotate-6 rounded bg-action shadow-float" />
      <div className="absolute inset-0 flex -rotate-3 flex-col justify-between rounded bg-paper p-[7%] text-ink shadow-float lamp-glow">
        <LampMark className="size-[16%] text-action" />
        <div className="flex items-end justify-between gap-[8%]">
          <span className="flex grow flex-col gap-2">
            <span className="h-2 w-3/4 rounded-full bg-line" />
            <span className="h-2 w-1/2 rounded-full bg-line" />
          </span>
          <svg viewBox="0 0 84 30" preserveAspectRatio="none" className="h-[clamp(2rem,5vw,3.25rem)] w-[46%] fill-current">
            {bars.map((width, index) => (
              <rect key={index} x={index * 3} width={width * 0.62} height="30" />
            ))}
          </svg>
        </div>
      </div>
    </div>
  )
}
