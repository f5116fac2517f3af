import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'
import { Link } from '@/lib/i18n/navigation'
import { buttonLook, type ButtonLook } from './button-look'

type LinkButtonProps = ComponentProps<typeof Link> & ButtonLook

/** A link that looks like a button, because it goes somewhere. */
export function LinkButton({ variant, size, wide, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={cn(buttonLook({ variant, size, wide }), className)} />
}
