import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'
import { Link } from '@/lib/i18n/navigation'
import { buttonVariants, type ButtonVariants } from './button-variants'

type LinkButtonProps = ComponentProps<typeof Link> & ButtonVariants

/** A link with the look of a button. */
export function LinkButton({ variant, size, wide, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={cn(buttonVariants({ variant, size, wide }), className)} />
}
