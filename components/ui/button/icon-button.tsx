import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'

export const iconButtonVariants = cva(
  [
    'inline-flex shrink-0 items-center justify-center rounded border select-none',
    'transition-[color,background-color,border-color,box-shadow] focus-visible:shadow-glow disabled:cursor-not-allowed',
    'disabled:text-ink-faint',
  ],
  {
    variants: {
      variant: {
        plain: 'border-transparent bg-transparent text-current hover:bg-sunken aria-pressed:text-action',
        outline: 'border-line-strong bg-surface text-ink hover:border-ink disabled:border-line disabled:bg-sunken',
        solid: 'border-transparent bg-action text-on-action shadow-key hover:bg-action-strong disabled:bg-sunken disabled:shadow-none',
        floating: 'border-transparent bg-surface text-ink shadow-soft hover:text-action aria-pressed:text-sale',
        inverse: 'border-transparent bg-transparent text-inverse-ink hover:bg-inverse-raised',
      },
      size: {
        /** Looks small but offers 44 px to a finger; the caller positions it. */
        overlay: "size-9 after:absolute after:-inset-1 after:content-[''] [&_svg]:size-4.5",
        sm: 'size-11 sm:pointer-fine:size-9 [&_svg]:size-4.5',
        md: 'size-11 [&_svg]:size-5',
        lg: 'size-13 [&_svg]:size-6',
      },
    },
    defaultVariants: { variant: 'plain', size: 'md' },
  },
)

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & VariantProps<typeof iconButtonVariants> & { label: string }

export function IconButton({ label, variant, size, type = 'button', className, children, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={cn(iconButtonVariants({ variant, size }), className)}>
      {children}
    </button>
  )
}
