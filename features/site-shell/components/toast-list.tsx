'use client'

import { ToastCard } from '@/components/ui/feedback/toast-card'
import { cn } from '@/lib/cn'
import { resolveValue, toast, useToaster } from '@/lib/browser/toast-host'

type Kind = ReturnType<typeof useToaster>['toasts'][number]['type']

const tones: Record<Kind, 'info' | 'success' | 'danger'> = {
  success: 'success',
  error: 'danger',
  loading: 'info',
  blank: 'info',
  custom: 'info',
}

/** The visible toasts, the newest lowest. Hover and focus pause their timers. */
export function ToastList({ closeLabel }: { closeLabel: string }) {
  const { toasts, handlers } = useToaster({ removeDelay: 180 })
  return (
    <div
      data-toasts
      onPointerEnter={handlers.startPause}
      onPointerLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
      className={cn(
        'pointer-events-none fixed inset-x-4 bottom-4 z-80 flex flex-col-reverse items-center gap-2 sm:inset-x-6 sm:bottom-6 sm:items-end',
        // Above the page's fixed main button.
        'max-sm:[body:has([data-way-on])_&]:bottom-24',
      )}
    >
      {toasts.map((one) => (
        <div key={one.id} {...one.ariaProps} className="flex w-full justify-center sm:max-w-md">
          <ToastCard tone={tones[one.type]} visible={one.visible} closeLabel={closeLabel} onClose={() => toast.dismiss(one.id)}>
            {resolveValue(one.message, one)}
          </ToastCard>
        </div>
      ))}
    </div>
  )
}
