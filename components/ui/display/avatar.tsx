import { cva, type VariantProps } from 'class-variance-authority'
import { cn } from '@/lib/cn'

const styles = cva(
  'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-action-soft font-semibold text-action-strong',
  {
    variants: { size: { sm: 'size-8 text-xs', md: 'size-11 text-sm', lg: 'size-16 text-lg' } },
    defaultVariants: { size: 'md' },
  },
)

type AvatarProps = VariantProps<typeof styles> & { initials: string; src?: string; className?: string }

/** A picture or two initials; decorative, since the name is beside it. */
export function Avatar({ initials, src, size, className }: AvatarProps) {
  return (
    <span aria-hidden="true" className={cn(styles({ size }), className)}>
      {src ? <img src={src} alt="" loading="lazy" className="size-full object-cover" /> : initials}
    </span>
  )
}
