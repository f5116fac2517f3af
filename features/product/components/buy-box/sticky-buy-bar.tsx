import { useEffect, useState, type ReactNode, type RefObject } from 'react'
import { cn } from '@/lib/cn'

type StickyBuyBarProps = {
  /** The page's own button: while it is in sight the bar keeps away. */
  buttonRef: RefObject<HTMLElement | null>
  price: string
  children: ReactNode
}

/** On a phone the way into the cart stays in reach of the thumb. */
export function StickyBuyBar({ buttonRef: watch, price, children }: StickyBuyBarProps) {
  const [isButtonHidden, setIsButtonHidden] = useState(false)

  useEffect(() => {
    if (!watch.current) return
    const observer = new IntersectionObserver(([entry]) => setIsButtonHidden(entry ? !entry.isIntersecting : false))
    observer.observe(watch.current)
    return () => observer.disconnect()
  }, [watch])

  return (
    <div
      data-bottom-bar
      inert={!isButtonHidden}
      className={cn(
        'fixed inset-x-0 bottom-0 z-30 flex items-center gap-4 border-t border-line bg-surface px-gutter pt-3 shadow-float lg:hidden',
        'pb-[max(0.75rem,env(safe-area-inset-bottom))] transition-[translate,visibility] duration-150',
        isButtonHidden ? 'visible translate-y-0' : 'invisible translate-y-full',
      )}
    >
      <p className="text-xl font-semibold whitespace-nowrap tabular-nums">{price}</p>
      {children}
    </div>
  )
}
