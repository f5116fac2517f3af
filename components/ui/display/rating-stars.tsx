import { Icon } from '@/components/ui/icon/icon'
import { cn } from '@/lib/cn'

type RatingStarsProps = { value: number; max?: number; label: string; size?: 'sm' | 'md'; className?: string }

/** A read-only rating with partial stars; the label is its accessible text. */
export function RatingStars({ value, max = 5, label, size = 'sm', className }: RatingStarsProps) {
  const star = size === 'sm' ? 'size-4' : 'size-5'
  const share = Math.min(Math.max(value / max, 0), 1)
  return (
    <span className={cn('relative inline-flex align-middle', className)}>
      <span className="sr-only">{label}</span>
      <Stars count={max} className={cn(star, 'fill-sunken text-line-strong')} />
      <span className="absolute inset-y-0 left-0 inline-flex overflow-hidden" style={{ width: `${share * 100}%` }}>
        <Stars count={max} className={cn(star, 'fill-accent text-accent-ink')} />
      </span>
    </span>
  )
}

function Stars({ count, className }: { count: number; className: string }) {
  return (
    <span className="inline-flex shrink-0 gap-0.5">
      {Array.from({ length: count }, (_, index) => (
        <Icon name="star" key={index} className={cn('stroke-[1.5]', 'shrink-0', className)} />
      ))}
    </span>
  )
}
