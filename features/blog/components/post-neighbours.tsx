import { Icon } from '@/components/ui/icon/icon'
import { useTranslations } from 'next-intl'
import type { PostNeighbour } from '@/lib/api/entities/post.schema'
import { cn } from '@/lib/cn'
import { Link } from '@/lib/i18n/navigation'

/** Links to the previous and the next post. */
export function PostNeighbours({ previous, next }: { previous: PostNeighbour | null; next: PostNeighbour | null }) {
  const t = useTranslations('blog')
  if (!previous && !next) return null
  return (
    <nav
      aria-label={t('neighbours')}
      className="mx-auto mt-12 grid grid-cols-1 max-w-(--container-prose) gap-px overflow-hidden rounded border border-line bg-line sm:grid-cols-2"
    >
      {previous ? <Neighbour post={previous} label={t('previous')} side="start" /> : <span className="bg-paper max-sm:hidden" />}
      {next ? <Neighbour post={next} label={t('next')} side="end" /> : <span className="bg-paper max-sm:hidden" />}
    </nav>
  )
}

function Neighbour({ post: { slug, title }, label, side }: { post: PostNeighbour; label: string; side: 'start' | 'end' }) {
  const isStart = side === 'start'
  return (
    <Link
      href={{ pathname: '/[slug]', params: { slug } }}
      rel={isStart ? 'prev' : 'next'}
      className={cn(
        'group flex flex-col gap-1.5 bg-paper p-5 transition-colors hover:bg-surface',
        !isStart && 'sm:items-end sm:text-right',
      )}
    >
      <span className="flex items-center gap-2 text-sm text-ink-soft">
        {isStart ? <Icon name="arrow-left" className="size-4" /> : null}
        {label}
        {isStart ? null : <Icon name="arrow-right" className="size-4" />}
      </span>
      <span className="font-display text-lg leading-snug font-semibold decoration-1 underline-offset-4 group-hover:underline">{title}</span>
    </Link>
  )
}
