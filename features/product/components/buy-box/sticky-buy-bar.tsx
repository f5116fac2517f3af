import { useEffect, useState, type ReactNode, type RefObject } from 'react'
import { cn } from '@/lib/cn'

type StickyBuyBarProps = {
  /** The page's add button; the bar shows while it is out of view. */
  buttonRef: RefObject<HTMLElement | null>
  price: string
  children: ReactNode
}

/** Keeps the add button reachable on a phone. */
export function StickyBuyBar({ buttonRef, price, children }: StickyBuyBarProps) {
  const [isButtonHidden, setIsButtonHidden] = useState(false)

  useEffect(() => {
    if (!buttonRef.current) return
    const observer = new IntersectionObserver(([entry]) => setIsButtonHidden(entry ? !entry.isIntersecting : false))
    observer.observe(buttonRef.current)
    return () => observer.disconnect()
  }, [buttonRef])

  return (
    <div
      data-bottom-bar={isButtonHidden ? 'shown' : 'hidden'}
      inert={!isButtonHidden}
      className={cn(
        'fixed inset-x-0 bottom-0 z-30 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line bg-surface px-gutter pt-3 shadow-float lg:hidden',
        'pb-[max(0.75rem,env(safe-area-inset-bottom))] transition-[translate,visibility] duration-150',
        isButtonHidden ? 'visible translate-y-0' : 'invisible translate-y-full',
      )}
    >
      <p className="text-xl font-semibold whitespace-nowrap tabular-nums">{price}</p>
      {children}
    </div>
  )
}
