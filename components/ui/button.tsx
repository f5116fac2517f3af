import type { ComponentProps, MouseEvent } from 'react'
import { cn } from '@/lib/cn'
import { buttonLook, type ButtonLook } from './button-look'
import { Spinner } from './spinner'

type ButtonProps = ComponentProps<'button'> & ButtonLook & { busy?: boolean }

/** While busy the button keeps its focus, its name and its width; it only stops answering. */
export function Button({ variant, size, wide, busy = false, type = 'button', className, onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? ignore : onClick}
      className={cn(buttonLook({ variant, size, wide }), busy && 'cursor-progress', className)}
    >
      {busy ? <Spinner className="absolute" /> : null}
      <span className={cn('inline-flex items-center justify-center gap-2 transition-opacity', busy && 'opacity-0')}>{children}</span>
    </button>
  )
}

function ignore(event: MouseEvent) {
  event.preventDefault()
}
