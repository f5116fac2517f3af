import type { ComponentProps, MouseEvent } from 'react'
import { cn } from '@/lib/cn'
import { buttonVariants, type ButtonVariants } from './button-variants'
import { Spinner } from '@/components/ui/feedback/spinner'

type ButtonProps = ComponentProps<'button'> & ButtonVariants & { busy?: boolean }

/** While busy the button keeps its focus, name and width and ignores clicks. */
export function Button({ variant, size, wide, busy = false, type = 'button', className, onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? ignore : onClick}
      className={cn(buttonVariants({ variant, size, wide }), busy && 'cursor-progress', className)}
    >
      {busy ? <Spinner className="absolute" /> : null}
      <span className={cn('inline-flex items-center justify-center gap-2 transition-opacity', busy && 'opacity-0')}>{children}</span>
    </button>
  )
}

function ignore(event: MouseEvent) {
  event.preventDefault()
}
