import { cva, type VariantProps } from 'class-variance-authority'
import { Icon } from '@/components/ui/icon/icon'
import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { toneIcons } from './alert'

const styles = cva('inline-flex min-h-11 shrink-0 items-center [&_svg]:size-5', {
  variants: { tone: { info: 'text-accent', success: 'text-accent', warning: 'text-accent', danger: 'text-danger' } },
  defaultVariants: { tone: 'info' },
})

/** An error is light and red, so that it is not taken for a success. */
const cardStyles = cva('', {
  variants: {
    tone: { info: 'on-inverse', success: 'on-inverse', warning: 'on-inverse', danger: 'border border-danger bg-danger-soft text-ink' },
  },
  defaultVariants: { tone: 'info' },
})

type ToastCardProps = VariantProps<typeof styles> & {
  children: ReactNode
  action?: ReactNode
  closeLabel?: string
  onClose?: () => void
  /** False while it fades out. */
  visible?: boolean
  className?: string
}

/** A short message over the page. */
export function ToastCard({ tone, children, action, closeLabel, onClose, visible = true, className }: ToastCardProps) {
  return (
    <div
      className={cn(
        'pointer-events-auto flex w-full max-w-md items-start gap-3 rounded py-1 pr-1 pl-4 shadow-float',
        cardStyles({ tone }),
        'transition-[opacity,translate] duration-180',
        visible ? 'opacity-100 starting:translate-y-2 starting:opacity-0' : 'translate-y-1 opacity-0',
        className,
      )}
    >
      <span className={styles({ tone })}>
        <Icon name={toneIcons[tone ?? 'info']} />
      </span>
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1 py-3 text-sm leading-snug">
        {/* The basis keeps a short action beside a long message, which then wraps. */}
        <span className="min-w-0 grow basis-32">{children}</span>
        {action}
      </div>
      {onClose ? (
        <button
          type="button"
          aria-label={closeLabel}
          onClick={onClose}
          className={cn(
            'inline-flex size-11 shrink-0 items-center justify-center rounded transition-colors',
            tone === 'danger' ? 'text-ink-soft hover:text-ink' : 'text-inverse-ink-soft hover:text-inverse-ink',
          )}
        >
          <Icon name="x" className="size-5" />
        </button>
      ) : null}
    </div>
  )
}
