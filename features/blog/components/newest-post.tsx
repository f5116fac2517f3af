import { useLocale } from 'next-intl'
import { FramedPicture } from '@/features/sections/components/framed-picture'
import type { PostCard } from '@/lib/api/entities/post.schema'
import { formatDate } from '@/lib/text/dates'
import { Link } from '@/lib/i18n/navigation'

/** The newest post, larger than the others. */
export function NewestPost({ post: { title, slug, excerpt, author, media, published_at, terms } }: { post: PostCard }) {
  const locale = useLocale()
  const [category] = terms.categories
  return (
    <article className="group relative grid grid-cols-1 items-center gap-x-10 gap-y-5 pb-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:pb-16">
      <div className="overflow-hidden rounded bg-sunken">
        {media ? (
          <FramedPicture
            picture={media}
            alt=""
            priority
            sizes="(min-width: 80rem) 43rem, (min-width: 64rem) 56vw, 92vw"
            className="aspect-16/10 h-auto w-full object-cover transition-[scale] duration-190 group-hover:scale-102"
          />
        ) : (
          <span className="block aspect-16/10" />
        )}
      </div>
      <div className="flex flex-col gap-3">
        <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-ink-faint">
          {category ? <span className="eyebrow text-accent-ink">{category.title}</span> : null}
          {published_at ? <time dateTime={published_at}>{formatDate(published_at, locale)}</time> : null}
        </p>
        <h2 className="text-3xl">
          <Link
            href={{ pathname: '/[slug]', params: { slug } }}
            className="stretched-link decoration-2 underline-offset-6 group-hover:underline"
          >
            {title}
          </Link>
        </h2>
        <p className="text-lg text-ink-soft">{excerpt}</p>
        {author ? <p className="text-sm font-medium">{author}</p> : null}
      </div>
    </article>
  )
}
