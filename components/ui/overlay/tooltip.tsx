'use client'

import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'
import { cn } from '@/lib/cn'

type TooltipProps = { label: ReactNode; side?: 'top' | 'right' | 'bottom' | 'left'; children: ReactElement }

/** A visual label of a control, which needs an accessible name of its own, since touch shows no tooltip. */
export function Tooltip({ label, side = 'top', children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger delay={350} render={children} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={8} className="z-80">
          <Base.Popup
            className={cn(
              'max-w-64 rounded bg-ink px-2.5 py-1.5 text-sm text-paper shadow-lift transition-opacity data-ending-style:opacity-0',
              'data-starting-style:opacity-0',
            )}
          >
            {label}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
