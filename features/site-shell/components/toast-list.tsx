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

/** The messages that are up now, the newest lowest. Whoever points at one or has the focus in it stops the clock. */
export function ToastList({ closeLabel }: { closeLabel: string }) {
  const { toasts, handlers } = useToaster({ removeDelay: 180 })
  return (
    <div
      onPointerEnter={handlers.startPause}
      onPointerLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
      className={cn(
        'pointer-events-none fixed inset-x-4 bottom-4 z-60 flex flex-col-reverse items-center gap-2 sm:inset-x-6 sm:bottom-6 sm:items-end',
        // Never over the button that leads on.
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
